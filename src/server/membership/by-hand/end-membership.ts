import type { FastifyRequest } from 'fastify';
import { reportedStatus } from '#domain/membership/access.ts';
import {
  addDays,
  compareDates,
  dateIn,
  formatDate,
  type PlainDate,
  startOfDate,
} from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';
import { badInput, conflict, requireFound } from '#server/http/problem.ts';
import { recordEvent } from '#server/security-events/record-event.ts';
import { notifyOfEnd } from '#server/membership/notify-of-membership.ts';
import { isRenewed, thereAtProvider } from './at-provider.ts';
import { type HeldMember, holdMember } from './queries.ts';
import { enter, openUntil, restateByHand, storedUntil } from './restate-by-hand.ts';

type RequestContext = { request: FastifyRequest; now: Date };
type Ended = { memberId: string; coachId: string; on: PlainDate };

/** Ends what a coach has given with a day of the member's, which is open to its end. Answers the instant. */
export async function endOn(
  tx: Database,
  { memberId, coachId, on }: Ended,
  context: RequestContext,
): Promise<Date> {
  const { now } = context;
  const member = requireFound(await holdMember(tx, memberId), 'Member');
  const endsAt = endOfDay(member, on);
  refuse(member, { on, endsAt, now });
  const entry = { kind: 'end' as const, endsAt, enteredBy: coachId, enteredAt: now };
  await enter(tx, member, entry);
  const { expiresAt } = await restateByHand(tx, memberId, now);
  if (expiresAt?.getTime() !== endsAt.getTime()) throw conflict(paidFurther(member, expiresAt));
  await notifyOfEnd(tx, { memberId, endsOn: on, now });
  const details = { before: storedUntil(member, now), after: endsAt.toISOString() };
  await recordEvent(tx, context, {
    kind: 'membership-ended',
    actorId: coachId,
    subjectId: memberId,
    details,
  });
  return endsAt;
}

/** The last millisecond of the day where the member lives, so that it reads as that day. */
const endOfDay = ({ timeZone }: HeldMember, on: PlainDate) =>
  new Date(startOfDate(timeZone, addDays(on, 1)).getTime() - 1);

function refuse(member: HeldMember, { on, endsAt, now }: { on: PlainDate; endsAt: Date; now: Date }): void {
  if (reportedStatus(member, now) === null || member.role === 'admin') {
    throw conflict('There is no membership to end');
  }
  if (isRenewed(member, now))
    throw conflict(`The payment provider renews this membership: ${thereAtProvider('end', member)}`);
  if (compareDates(on, dateIn(member.timeZone, now)) < 0) throw badInput('on', 'Choose today or a later day');
  const until = openUntil(member, now);
  if (until !== null && endsAt >= until) {
    throw conflict(`This membership ends before that, on ${formatDate(dateIn(member.timeZone, until))}`);
  }
}

const paidFurther = (member: HeldMember, until: Date | null) =>
  until === null
    ? `The payment provider renews this membership: ${thereAtProvider('end', member)}`
    : `This membership is paid until ${formatDate(dateIn(member.timeZone, until))}: ${thereAtProvider('end', member)}`;
