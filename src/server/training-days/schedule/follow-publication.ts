import { sql } from 'drizzle-orm';
import { addDays } from '#domain/plain-date.ts';
import type { AssignmentsPlan } from '#domain/programs/publication-plan.ts';
import type { Database } from '#server/database/database.ts';
import { assignments } from '#server/database/tables/assignments.ts';
import { reconcileDays } from './reconcile-days.ts';
import { moveEnds } from './move-ends.ts';
import { todayByZone } from './schedule-rows.ts';

type Published = { workoutId: string; previousVersion: number };

/** Brings the assignments of a program to a publication of it; answers those with days that have changed. */
export async function followPublication(
  tx: Database,
  { workoutId, previousVersion }: Published,
  { staysBehind, catchesUp, ends, active }: AssignmentsPlan,
  now: Date,
): Promise<string[]> {
  const set = (ids: readonly string[], changes: Partial<typeof assignments.$inferInsert>) =>
    tx
      .update(assignments)
      .set(changes)
      .where(sql`${assignments.id} = any(${sql.param([...ids])}::uuid[])`);
  if (staysBehind.length > 0) await set(staysBehind, { programVersion: previousVersion });
  if (catchesUp.length > 0) await set(catchesUp, { programVersion: null, updatedAt: now });
  if (active.length === 0 && ends.length === 0) return [];
  const moment = { now, ...(await todayByZone(tx, now)) };
  // A program that comes twice in a path moves its own later block.
  const moved = new Map((await moveEnds(tx, ends, moment)).map(move => [move.assignmentId, move.days]));
  const started = active.map(({ id, startDate }) => ({
    id,
    startDate: addDays(startDate, moved.get(id) ?? 0),
  }));
  return reconcileDays(tx, { workoutId, programVersion: null }, started, moment);
}
