import { eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { assignments, trainingDays } from '#server/database/tables/assignments.ts';
import { lockWorkouts } from './lock-workout.ts';

/**
 * Locks the programs of training days that are about to follow them again, before the days themselves, as everyone does: a
 * publication under way, which passes such days by, is then either over, and followed, or waits.
 */
export async function lockProgramsOf(tx: Database, dayIds: readonly string[]): Promise<void> {
  const rows = await tx
    .selectDistinct({ workoutId: assignments.workoutId })
    .from(trainingDays)
    .innerJoin(assignments, eq(assignments.id, trainingDays.assignmentId))
    .where(inArray(trainingDays.id, [...dayIds]));
  await lockWorkouts(
    tx,
    rows.map(({ workoutId }) => workoutId),
  );
}
