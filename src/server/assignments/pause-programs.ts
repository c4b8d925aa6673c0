import { and, asc, type Column, eq, isNull, lt, sql } from 'drizzle-orm';
import type { PlainDate } from '#domain/plain-date.ts';
import { lockWorkouts } from '#server/training-days/versions/lock-workout.ts';
import type { Database } from '#server/database/database.ts';
import { assignments } from '#server/database/tables/assignments.ts';
import { users } from '#server/database/tables/members.ts';
import type { PausePrograms, ResumePrograms } from '#server/membership/by-hand/pause-membership.ts';
import { notifyOfPrograms } from '#server/notices/notify/notify-of-program.ts';
import { changeAssignment } from './change-assignment.ts';
import { recordChange } from './record-change.ts';

/** Pauses what a member has under way, or begins before the day, until then; blocks of a path wait with the one before them. */
export const pausePrograms: PausePrograms = async (
  tx,
  { memberId, coachId, until, resume },
  { request, now },
) => {
  const active = await underWay(tx, memberId, until);
  // Programs are held together and in order, as everyone does.
  await lockWorkouts(
    tx,
    active.map(({ workoutId }) => workoutId),
  );
  const paused: string[] = [];
  for (const { id } of active) {
    const change = { status: 'paused' as const, pausedUntil: until, resume, following: 'stay' as const };
    // A block of a path may have been paused with the one before it.
    if (!(await isActive(tx, id))) continue;
    const { before, changed } = await changeAssignment(tx, id, change, now);
    await recordChange(tx, before, changed.status, { coachId, request, now });
    paused.push(id);
  }
  await notifyOfPrograms(tx, 'paused', paused, now);
  return paused.length;
};

/** Lets those go on that were paused on that day until the other; one that a coach has changed since stays as it is. */
export const resumePrograms: ResumePrograms = async (
  tx,
  { memberId, coachId, from, until },
  { request, now },
) => {
  const paused = await pausedTogether(tx, { memberId, from, until });
  await lockWorkouts(
    tx,
    paused.map(({ workoutId }) => workoutId),
  );
  const resumed: string[] = [];
  for (const { id } of paused) {
    // A block of a path may go on with the one before it.
    const [still] = await pausedTogether(tx, { memberId, from, until, id });
    if (!still) continue;
    const change = { status: 'active' as const, resume: still.resumeWith, following: 'stay' as const };
    const { before, changed } = await changeAssignment(tx, id, change, now);
    await recordChange(tx, before, changed.status, { coachId, request, now });
    resumed.push(id);
  }
  await notifyOfPrograms(tx, 'resumed', resumed, now);
  return resumed.length;
};

type Together = { memberId: string; from: Date; until: Date; id?: string };

/** Their zone may be another since: the dates are a day apart then. */
const isOn = (date: Column, instant: Date) =>
  sql`abs(${date} - (${instant.toISOString()}::timestamptz at time zone ${users.timeZone})::date) <= 1`;

const pausedTogether = (tx: Database, { memberId, from, until, id }: Together) =>
  tx
    .select({ id: assignments.id, workoutId: assignments.workoutId, resumeWith: assignments.resumeWith })
    .from(assignments)
    .innerJoin(users, eq(users.id, assignments.memberId))
    .where(
      and(
        eq(assignments.memberId, memberId),
        eq(assignments.status, 'paused'),
        isOn(assignments.pausedOn, from),
        isOn(assignments.pausedUntil, until),
        isNull(assignments.removedAt),
        id === undefined ? undefined : eq(assignments.id, id),
      ),
    )
    .orderBy(asc(assignments.startDate), asc(assignments.id));

const underWay = (tx: Database, memberId: string, until: PlainDate) =>
  tx
    .select({ id: assignments.id, workoutId: assignments.workoutId })
    .from(assignments)
    .where(
      and(
        eq(assignments.memberId, memberId),
        eq(assignments.status, 'active'),
        isNull(assignments.removedAt),
        lt(assignments.startDate, until),
        sql`${assignments.kind} in ('program', 'single_workout')`,
      ),
    )
    .orderBy(asc(assignments.startDate), asc(assignments.id));

const isActive = async (tx: Database, id: string): Promise<boolean> =>
  (await tx.$count(assignments, and(eq(assignments.id, id), eq(assignments.status, 'active')))) > 0;
