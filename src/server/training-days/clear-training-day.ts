import { and, eq, inArray, isNull } from 'drizzle-orm';
import { plannedKinds } from '#domain/training/status/assignment-kind.ts';
import { dateIn, formatDate, type PlainDate } from '#domain/plain-date.ts';
import { followAgain } from '#server/training-days/schedule/follow-program-change.ts';
import { recountAssignments } from '#server/training-days/counts/recount-assignments.ts';
import { finishAssignment, reopenAssignment } from '#server/training-days/ending/finish-assignment.ts';
import type { Database } from '#server/database/database.ts';
import { hasWork } from '#server/training-days/counts/has-work.ts';
import { assignments, trainingDays } from '#server/database/tables/assignments.ts';
import { users } from '#server/database/tables/members.ts';
import { conflict, requireFound } from '#server/http/problem.ts';
import { lockWorkout } from '#server/training-days/versions/lock-workout.ts';

/**
 * Makes a training day a rest day for its member, which does not count. A day with a log stays. A second call changes
 * nothing. Answers false when there is no such day.
 */
export async function clearTrainingDay(tx: Database, id: string, now: Date): Promise<boolean> {
  const held = await lockTrainingDay(tx, id);
  if (held === null) return false;
  const { day, assignment } = held;
  if (day.state === 'cleared') return true;
  if (hasWork(day)) throw conflict('This day has been logged and stays as it is.');
  await tx.update(trainingDays).set({ state: 'cleared' }).where(eq(trainingDays.id, id));
  await countAgain(tx, assignment.id, now);
  return true;
}

/** Puts a cleared day back; today's and later ones as the program has them now. A second call changes nothing. */
export async function restoreTrainingDay(tx: Database, id: string, now: Date): Promise<void> {
  const seen = requireFound(await findTrainingDay(tx, id), 'Training day');
  await lockWorkout(tx, seen.assignment.workoutId);
  const held = requireFound(await lockTrainingDay(tx, id), 'Training day');
  if (held.day.state !== 'cleared') return;
  // A program that was completed because all other days are logged has a day left again.
  await reopenAssignment(tx, held.assignment.id, dateIn(held.timeZone, now), now);
  const returned = (await findTrainingDay(tx, id)) ?? held;
  const { day, assignment } = returned;
  refuseOutside(day.date, returned);
  await refuseTakenDate(tx, day);
  await tx.update(trainingDays).set({ state: 'scheduled' }).where(eq(trainingDays.id, id));
  if (assignment.status === 'active') await followAgain(tx, assignment.id, now);
  if ((await findTrainingDay(tx, id)) === null) throw conflict('The program no longer has this day');
  await countAgain(tx, assignment.id, now);
}

type Found = NonNullable<Awaited<ReturnType<typeof findTrainingDay>>>;

/** A day that counts or is cleared. Days of one-off exercises are left out: their exercises are removed one by one. */
function trainingDay(tx: Database, id: string) {
  return tx
    .select({ day: trainingDays, assignment: assignments, timeZone: users.timeZone })
    .from(trainingDays)
    .innerJoin(assignments, eq(assignments.id, trainingDays.assignmentId))
    .innerJoin(users, eq(users.id, trainingDays.memberId))
    .where(
      and(eq(trainingDays.id, id), isNull(assignments.removedAt), inArray(assignments.kind, plannedKinds)),
    );
}

async function findTrainingDay(tx: Database, id: string) {
  return onSchedule(await trainingDay(tx, id));
}

async function lockTrainingDay(tx: Database, id: string) {
  return onSchedule(await trainingDay(tx, id).for('no key update', { of: trainingDays }));
}

function onSchedule<Row extends { day: typeof trainingDays.$inferSelect }>([row]: Row[]): Row | null {
  return row && (row.day.state === 'scheduled' || row.day.state === 'cleared') ? row : null;
}

/** A paused or completed program has no days to come. */
function refuseOutside(date: PlainDate, { assignment, timeZone }: Found): void {
  const { status, pausedOn, completedAt } = assignment;
  if (status === 'paused' && pausedOn !== null && date >= pausedOn)
    throw conflict('This program is paused. Resume it to put the day back.');
  if (status === 'completed' && completedAt !== null && date >= dateIn(timeZone, completedAt))
    throw conflict('This program is completed. Make it active to put the day back.');
}

async function refuseTakenDate(tx: Database, day: Found['day']): Promise<void> {
  const taken = await tx
    .select({ id: trainingDays.id })
    .from(trainingDays)
    .where(
      and(
        eq(trainingDays.assignmentId, day.assignmentId),
        eq(trainingDays.date, day.date),
        eq(trainingDays.state, 'scheduled'),
      ),
    );
  if (taken.length > 0) throw conflict(`There is another session of this program on ${formatDate(day.date)}`);
}

/** Counts the assignment again, then completes it or writes its record again if that is due. */
async function countAgain(tx: Database, assignmentId: string, now: Date): Promise<void> {
  await recountAssignments(tx, [assignmentId]);
  await finishAssignment(tx, assignmentId, now);
}
