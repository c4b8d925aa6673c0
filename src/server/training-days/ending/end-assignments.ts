import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { recordCompletions } from '#server/completions/record-completions.ts';
import type { Database } from '#server/database/database.ts';
import { assignments, trainingDays } from '#server/database/tables/assignments.ts';
import { recountAssignments } from './recount-assignments.ts';
import { todayByZone } from './schedule-rows.ts';

/** Deleting a workout ends its assignments: their days to come go, everything up to today stays. */
export async function endAssignmentsOf(tx: Database, workoutId: string, now: Date): Promise<void> {
  const rows = await tx
    .select({ id: assignments.id, status: assignments.status })
    .from(assignments)
    .where(and(eq(assignments.workoutId, workoutId), isNull(assignments.removedAt)));
  const ids = rows.map(row => row.id);
  await dropDaysToCome(tx, ids, now);
  await tx.execute(sql`
    update ${assignments} set status = 'completed', completed_at = ${now}, completed_because = 'deleted',
      paused_on = null, completion_recorded_at = null, updated_at = ${now}
    where id = any(${sql.param(ids)}::uuid[]) and status <> 'completed'`);
  await recountAssignments(tx, ids);
  const ended = rows.filter(row => row.status !== 'completed').map(row => row.id);
  await recordCompletions(tx, ended, now);
}

/** Takes one assignment off the member's list. */
export async function removeAssignment(tx: Database, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(assignments)
    .set({ removedAt: now, updatedAt: now })
    .where(and(eq(assignments.id, id), isNull(assignments.removedAt), ne(assignments.kind, 'daily')))
    .returning({ id: assignments.id });
  if (rows.length === 0) return false;
  await dropDaysToCome(tx, [id], now);
  await recountAssignments(tx, [id]);
  return true;
}

/** Today's and later training days without a log, on each member's own date. */
export async function dropDaysToCome(
  tx: Database,
  assignmentIds: readonly string[],
  now: Date,
): Promise<void> {
  const { zones, todays } = await todayByZone(tx, now);
  await tx.execute(sql`
    update ${trainingDays} d set state = 'dropped'
    from users u
    join unnest(${sql.param(zones)}::text[], ${sql.param(todays)}::date[]) as z(zone, today) on z.zone = u.time_zone
    where d.assignment_id = any(${sql.param([...assignmentIds])}::uuid[]) and u.id = d.member_id
      and d.date >= z.today and d.logged_count = 0 and d.state in ('scheduled', 'paused', 'ended')`);
}
