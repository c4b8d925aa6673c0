import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { dailyWorkout } from '#contract/programs.ts';
import type { Database } from '#server/database/database.ts';
import { programWeeks, workouts } from '#server/database/tables/programs.ts';

/** What a coach can see and change: not deleted, and not the server's own. */
export const notHidden = and(isNull(workouts.hiddenAt), ne(workouts.programType, dailyWorkout));

/** A workout without weeks is trained as one session. */
export const withoutWeeks = sql`not exists (select 1 from ${programWeeks} w where w.program_id = ${workouts.id})`;

/**
 * Holds a program still while its weeks, days or exercises change, so that two edits follow each other. Rows that
 * refer to it (a first log's baseline) need not wait, or they would wait for us holding what we need.
 */
export async function lockWorkout(tx: Database, id: string) {
  const rows = await tx
    .select()
    .from(workouts)
    .where(and(eq(workouts.id, id), notHidden))
    .for('no key update');
  return rows[0] ?? null;
}
