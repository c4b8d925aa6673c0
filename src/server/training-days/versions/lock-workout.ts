import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { dailyWorkout } from '#contract/programs.ts';
import type { Database } from '#server/database/database.ts';
import { programWeeks, workouts } from '#server/database/tables/programs.ts';

/** A coach can see and change a workout that is not deleted and not the server's own. */
export const notHidden = and(isNull(workouts.hiddenAt), ne(workouts.programType, dailyWorkout));

/** A workout without weeks is trained as one session. */
export const withoutWeeks = sql`not exists (select 1 from ${programWeeks} w where w.program_id = ${workouts.id})`;

/**
 * Locks a program while its weeks, days or exercises change, so that a second edit waits for the first. Rows that refer
 * to it (a first log's baseline) do not wait: they would wait while holding a row that this edit needs.
 */
export async function lockWorkout(tx: Database, id: string) {
  const rows = await tx
    .select()
    .from(workouts)
    .where(and(eq(workouts.id, id), notHidden))
    .for('no key update');
  return rows[0] ?? null;
}

/** Locks several, all in the same order, so that two who do so never wait for each other. Deleted ones are held, too. */
export async function lockWorkouts(tx: Database, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    select 1 from ${workouts} where id = any(${sql.param([...ids])}::uuid[]) order by id for no key update`);
}
