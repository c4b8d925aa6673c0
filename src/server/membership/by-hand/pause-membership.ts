import type { FastifyRequest } from 'fastify';
import type { resumeChoices } from '#contract/assignments.ts';
import { reportedStatus } from '#domain/membership/access.ts';
import {
  compareDates,
  dateIn,
  daysBetween,
  formatDate,
  type PlainDate,
  startOfDate,
} from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';
import { badInput, conflict, requireFound } from '#server/http/problem.ts';
import { notifyOfPause } from '#server/membership/notify-of-membership.ts';
import { recordEvent } from '#server/security-events/record-event.ts';
import { isRenewed, thereAtProvider } from './at-provider.ts';
import { type HeldMember, holdMember, pauseRunning } from './queries.ts';
import { enter, openUntil, restateByHand, storedUntil } from './restate-by-hand.ts';

type RequestContext = { request: FastifyRequest; now: Date };
type Pause = {
  memberId: string;
  coachId: string;
  until: PlainDate;
  programs: boolean;
  resume: (typeof resumeChoices)[number];
};

/** Pauses the programs of a member that are under way; answers how many. */
export type PausePrograms = (
  tx: Database,
  pause: Pick<Pause, 'memberId' | 'coachId' | 'until' | 'resume'>,
  context: RequestContext,
) => Promise<number>;

/** Lets those go on that were paused with the membership: on the date of that instant, until that of the other. Answers how many. */
export type ResumePrograms = (
  tx: Database,
  pause: Pick<Pause, 'memberId' | 'coachId'> & { from: Date; until: Date },
  context: RequestContext,
) => Promise<number>;

/** The days until then do not count: what a coach has given ends as many days later. */
export async function pauseUntil(
  tx: Database,
  pause: Pause,
  pausePrograms: PausePrograms,
  context: RequestContext,
) {
  const { memberId, coachId, until } = pause;
  const { now } = context;
  // Programs are held before their members, as everyone does.
  const programs = pause.programs ? await pausePrograms(tx, pause, context) : 0;
  const member = requireFound(await holdMember(tx, memberId), 'Member');
  const today = dateIn(member.timeZone, now);
  refuse(member, until, today, now);
  const running = await pauseRunning(tx, memberId, now);
  if (running)
    throw conflict(`Already paused until ${formatDate(dateIn(member.timeZone, running))}: undo that first`);
  const days = daysBetween(today, until);
  const endsAt = startOfDate(member.timeZone, until);
  const entry = { kind: 'pause' as const, days, fromAt: now, endsAt, enteredBy: coachId, enteredAt: now };
  await enter(tx, member, entry);
  const { expiresAt, stored } = await restateByHand(tx, memberId, now);
  const before = openUntil(member, now);
  if (expiresAt === null || before === null || expiresAt <= before)
    throw conflict(`What is paid carries this membership further: ${thereAtProvider('pause', member)}`);
  await notifyOfPause(tx, { memberId, until, endsOn: dateIn(member.timeZone, expiresAt), now });
  const details = { until, before: storedUntil(member, now), after: stored };
  await recordEvent(tx, context, {
    kind: 'membership-paused',
    actorId: coachId,
    subjectId: memberId,
    details,
  });
  return { id: memberId, expiresAt, programs };
}

function refuse(member: HeldMember, until: PlainDate, today: PlainDate, now: Date): void {
  if (reportedStatus(member, now) === null || member.role === 'admin')
    throw conflict('There is no membership to pause');
  if (isRenewed(member, now))
    throw conflict(`The payment provider renews this membership: ${thereAtProvider('pause', member)}`);
  if (compareDates(until, today) <= 0) throw badInput('until', 'Choose a day after today');
  if (daysBetween(today, until) > 366)
    throw badInput('until', `Choose a day within a year, by ${formatDate(today)} of next year`);
}
