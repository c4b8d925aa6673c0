import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { plannedKinds } from '#domain/training/status/assignment-kind.ts';
import { recordCompletions } from './record-completions.ts';
import type { Database } from '#server/database/database.ts';
import { assignments, trainingDays } from '#server/database/tables/assignments.ts';
import { recountAssignments } from '#server/training-days/counts/recount-assignments.ts';
import { dropDaysToCome } from '#server/training-days/schedule/drop-days.ts';

/** Ends the assignments of a deleted workout. Their days to come are dropped, the days before stay. */
export async function endAssignmentsOf(tx: Database, workoutId: string, now: Date): Promise<void> {
  const rows = await tx
    .select({ id: assignments.id, status: assignments.status })
    .from(assignments)
    .where(and(eq(assignments.workoutId, workoutId), isNull(assignments.removedAt)));
  const ids = rows.map(row => row.id);
  await dropDaysToCome(tx, ids, now);
  await tx.execute(sql`
    update ${assignments} set status = 'completed', completed_at = ${now}, completed_because = 'deleted',
      paused_on = null, paused_until = null, completion_recorded_at = null, updated_at = ${now}
    where id = any(${sql.param(ids)}::uuid[]) and status <> 'completed'`);
  await recountAssignments(tx, ids);
  const ended = rows.filter(row => row.status !== 'completed').map(row => row.id);
  await recordCompletions(tx, ended, now);
}

/** Takes one assignment off the member's list. Its days are held first, as by everyone else who changes it. */
export async function removeAssignment(tx: Database, id: string, now: Date) {
  await tx.execute(sql`
    select 1 from ${trainingDays} where assignment_id = ${id} order by id for no key update`);
  const [removed] = await tx
    .update(assignments)
    .set({ removedAt: now, updatedAt: now })
    .where(
      and(eq(assignments.id, id), isNull(assignments.removedAt), inArray(assignments.kind, plannedKinds)),
    )
    .returning();
  if (!removed) return null;
  await dropDaysToCome(tx, [id], now);
  await recountAssignments(tx, [id]);
  return removed;
}
