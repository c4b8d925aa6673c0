import { and, eq, isNull } from 'drizzle-orm';
import { isPlanned } from '#domain/training/status/assignment-kind.ts';
import type { Database } from '#server/database/database.ts';
import { assignments } from '#server/database/tables/assignments.ts';
import { workouts } from '#server/database/tables/programs.ts';
import { notifyOfPrograms } from '#server/notices/notify/notify-of-program.ts';
import { compileDays } from '#server/training-days/versions/compile-days.ts';
import { versionOf } from '#server/training-days/versions/version-of.ts';
import { reconcileDays } from './reconcile-days.ts';
import { dropDaysToCome } from './drop-days.ts';
import { todayByZone } from './schedule-rows.ts';

/**
 * Brings a program's change to the training days of its active assignments that follow it: to those without a log from
 * today on, by the member's own date. One that stays on a version is left on it. Past days and days with a log never change. A cleared day stays cleared, and a day that its
 * member has moved keeps its date.
 */
export async function followProgramChange(tx: Database, programId: string, now: Date): Promise<void> {
  // A program that nobody has yet changes with each step of writing it, so it is compiled when it is assigned.
  if (!(await isAssigned(tx, programId))) return;
  await compileDays(tx, programId);
  const followed = { workoutId: programId, programVersion: null };
  const active = await activeFollowersOf(tx, programId);
  const changed = await reconcileDays(tx, followed, active, await todayByZone(tx, now));
  await notifyOfPrograms(tx, 'changed', changed, now);
}

/** A day whose only log was deleted is open again, and follows the program as it is now. */
export async function followAgain(tx: Database, assignmentId: string, now: Date): Promise<void> {
  const rows = await tx
    .select({ assignment: assignments, hiddenAt: workouts.hiddenAt })
    .from(assignments)
    .innerJoin(workouts, eq(workouts.id, assignments.workoutId))
    .where(eq(assignments.id, assignmentId));
  for (const { assignment, hiddenAt } of rows) {
    if (!isPlanned(assignment.kind)) continue;
    if (assignment.removedAt !== null || hiddenAt !== null) await dropDaysToCome(tx, [assignmentId], now);
    else if (assignment.status === 'active')
      await reconcileDays(tx, versionOf(assignment), [assignment], await todayByZone(tx, now));
  }
}

async function isAssigned(tx: Database, programId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: assignments.id })
    .from(assignments)
    .where(eq(assignments.workoutId, programId))
    .limit(1);
  return rows.length > 0;
}

function activeFollowersOf(tx: Database, workoutId: string) {
  return tx
    .select({ id: assignments.id, startDate: assignments.startDate })
    .from(assignments)
    .where(
      and(
        eq(assignments.workoutId, workoutId),
        eq(assignments.status, 'active'),
        isNull(assignments.removedAt),
        isNull(assignments.programVersion),
      ),
    );
}
