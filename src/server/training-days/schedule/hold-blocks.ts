import { sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { assignments, trainingDays } from '#server/database/tables/assignments.ts';
import { lockWorkouts } from '#server/training-days/versions/lock-workout.ts';

/** SQL: `f` is a block of the same path as assignment `a`, comes after it, and is still to be trained. */
export const isAfter = sql`f.path_run_id = a.path_run_id and f.path_position > a.path_position
  and f.status <> 'completed' and f.removed_at is null`;

/**
 * Holds an assignment and the blocks after it still, in the order in which everyone locks: programs, days, assignments.
 * `workoutIds` are further programs that it needs.
 */
export async function holdBlocksFrom(tx: Database, id: string, workoutIds: readonly string[] = []) {
  const { rows } = await tx.execute<{ id: string; workoutId: string }>(sql`
    select f.id, f.workout_id as "workoutId" from ${assignments} a join ${assignments} f on ${isAfter} where a.id = ${id}`);
  await holdAssignments(
    tx,
    [id, ...rows.map(row => row.id)],
    [...workoutIds, ...rows.map(({ workoutId }) => workoutId)],
  );
}

export async function holdAssignments(
  tx: Database,
  ids: readonly string[],
  workoutIds: readonly string[],
): Promise<void> {
  await lockWorkouts(tx, workoutIds);
  const these = sql`${sql.param([...ids])}::uuid[]`;
  await tx.execute(sql`
    select 1 from ${trainingDays} where assignment_id = any(${these}) order by id for no key update`);
  await tx.execute(sql`select 1 from ${assignments} where id = any(${these}) order by id for no key update`);
}
