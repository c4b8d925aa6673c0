import { eq, sql } from 'drizzle-orm';
import type { PlainDate } from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';
import { workOn } from '#server/training-days/counts/has-work.ts';
import { assignmentShifts, trainingDays } from '#server/database/tables/assignments.ts';
import { todayByZone } from './schedule-rows.ts';
import { setAsideAs } from './set-aside.ts';

/** Drops today's and later training days without a log, by each member's own date. */
export async function dropDaysToCome(
  tx: Database,
  assignmentIds: readonly string[],
  now: Date,
): Promise<void> {
  const { zones, todays } = await todayByZone(tx, now);
  await tx.execute(sql`
    update ${trainingDays} d set ${setAsideAs('dropped')}
    from users u
    join unnest(${sql.param(zones)}::text[], ${sql.param(todays)}::date[]) as z(zone, today) on z.zone = u.time_zone
    where d.assignment_id = any(${sql.param([...assignmentIds])}::uuid[]) and u.id = d.member_id
      and d.date >= z.today and not ${sql.raw(workOn('d'))} and d.state in ('scheduled', 'paused', 'ended')`);
}

/** Drops the open days (from today on, without a log), because other dates or another workout replace them. */
export async function dropOldPlan(tx: Database, id: string, today: PlainDate): Promise<void> {
  await tx.delete(assignmentShifts).where(eq(assignmentShifts.assignmentId, id));
  await tx.execute(sql`
    update ${trainingDays} d set ${setAsideAs('dropped')}
    where d.assignment_id = ${id} and d.date >= ${today} and not ${sql.raw(workOn('d'))}`);
}
