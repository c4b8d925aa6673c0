import { type SQL, sql } from 'drizzle-orm';
import type { PlainDate } from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';
import { trainingDays } from '#server/database/tables/assignments.ts';
import { workOn } from '#server/training-days/counts/has-work.ts';
import { isOwnDay } from '#server/training-days/versions/own-version.ts';
import type { ScheduledVersion } from '#server/training-days/versions/version-of.ts';
import { isOpenDay, openAssignments, slotsOf, wantedDays } from './open-plan.ts';
import { scheduleColumns } from './schedule-columns.ts';
import { todayByZone } from './schedule-rows.ts';

/** An assignment with the end date that it would have. */
type Concerned = { id: string; startDate: PlainDate; endDate: PlainDate };

export type ChangeCounts = { memberId: string; changed: number; added: number; removed: number };

/**
 * How many days of each member a program of these days would change, add and take away; versions that are not there yet have
 * ids too. Nothing is written.
 */
export async function countChanges(
  db: Database,
  days: readonly ScheduledVersion[],
  assignments: readonly Concerned[],
  now: Date,
): Promise<ChangeCounts[]> {
  if (assignments.length === 0) return [];
  const { rows } = await db.execute<ChangeCounts>(sql`
    ${await changesOf(db, days, assignments, now)}
    select member_id as "memberId",
      count(*) filter (where before_id is not null and after_id is not null)::int as changed,
      count(*) filter (where before_id is null)::int as added,
      count(*) filter (where after_id is null)::int as removed
    from changes group by member_id`);
  return rows;
}

/** A version that is null: there is no training on that day. */
export type ChangedDay = { date: PlainDate; beforeId: string | null; afterId: string | null };

/** The same day by day, in the order of their dates. */
export async function listChanges(
  db: Database,
  days: readonly ScheduledVersion[],
  assignments: readonly Concerned[],
  now: Date,
): Promise<ChangedDay[]> {
  if (assignments.length === 0) return [];
  const { rows } = await db.execute<ChangedDay>(sql`
    ${await changesOf(db, days, assignments, now)}
    select date, before_id as "beforeId", after_id as "afterId" from changes order by date, before_id, after_id`);
  return rows;
}

/**
 * SQL that tells what `reconcileDays` would do, by the same pieces. A session that its member has moved to a date that the
 * program needs is taken to find another.
 */
async function changesOf(
  db: Database,
  days: readonly ScheduledVersion[],
  assignments: readonly Concerned[],
  now: Date,
): Promise<SQL> {
  const starts = [...new Set(assignments.map(({ startDate }) => startDate))];
  const open = openAssignments(
    assignments.map(({ id }) => id),
    await todayByZone(db, now),
    assignments.map(({ endDate }) => endDate),
  );
  const leaving = sql`x.state = 'scheduled' and not ${sql.raw(workOn('x'))} and x.date > o.end_date`;
  return sql`
    with ${open}, ${slotsOf(scheduleColumns(starts, days))}, ${wantedDays(leaving)}, changes as (
      select o.member_id, d.date, d.day_version_id as before_id,
        case when d.date <= o.end_date then s.version_id end as after_id
      from open o join ${trainingDays} d on ${isOpenDay}
      left join slots s on s.start_date = o.start_date and s.planned_date = d.planned_date
      where d.date > o.end_date or (not ${sql.raw(isOwnDay('d'))} and s.version_id is distinct from d.day_version_id)
      union all
      select w.member_id, w.date, null, case when ${sql.raw(isOwnDay('x'))} then x.day_version_id else w.version_id end
      from wanted w
      left join ${trainingDays} x on x.assignment_id = w.assignment_id and x.planned_date = w.planned_date
      where not exists (select 1 from ${trainingDays} y
        where y.assignment_id = w.assignment_id and y.date = w.date and y.state = 'scheduled' and ${sql.raw(workOn('y'))}))`;
}
