import { type SQL, sql } from 'drizzle-orm';
import type { PlainDate } from '#domain/plain-date.ts';
import { assignments, trainingDays } from '#server/database/tables/assignments.ts';
import { workOn } from '#server/training-days/counts/has-work.ts';
import { type scheduleColumns } from './schedule-columns.ts';
import { type LocalDates, shiftOf } from './schedule-rows.ts';

// What a program wants of assignments from today on, as pieces of one statement: bringing them in line with it and
// telling beforehand what that would do both ask by these.

/**
 * SQL: the assignments `o`, with today's date where their member lives, and the end dates that they have or would have; none that is over by now. PostgreSQL knows nothing of how many rows an array
 * has, and would look up each assignment again for each of its days: what is the same for all days is held (`materialized`).
 */
export const openAssignments = (
  ids: readonly string[],
  { zones, todays }: LocalDates,
  endDates: readonly (PlainDate | null)[] = ids.map(() => null),
) => sql`open as materialized (
  select a.id, a.member_id, a.start_date, coalesce(e.end_date, a.end_date) as end_date, z.today,
    exists (select 1 from assignment_shifts x where x.assignment_id = a.id) as shifted
  from ${assignments} a join users u on u.id = a.member_id
  join unnest(${sql.param(zones)}::text[], ${sql.param(todays)}::date[]) as z(zone, today) on z.zone = u.time_zone
  join unnest(${sql.param([...ids])}::uuid[], ${sql.param([...endDates])}::date[]) as e(id, end_date) on e.id = a.id
  where a.removed_at is null and a.status <> 'completed')`;

/** SQL: the program's days `s`, for each start date. */
export const slotsOf = (schedule: ReturnType<typeof scheduleColumns>) => sql`slots as (
  select * from unnest(${sql.param(schedule.starts)}::date[], ${sql.param(schedule.dates)}::date[],
    ${sql.param(schedule.versionIds)}::uuid[]) as s(start_date, planned_date, version_id))`;

/** SQL: the training day `d` of `o` is today or later and nothing of it is done. */
export const isOpenDay = sql`d.assignment_id = o.id and d.date >= o.today and not ${sql.raw(workOn('d'))} and d.state = 'scheduled'`;

/**
 * SQL: days `w` that the program has and the member does not; never one that is logged, cleared, paused or moved. A day
 * `x` of `o` that is `leaving` is none that they have.
 */
export const wantedDays = (leaving: SQL = sql`false`) => sql`held as materialized (
  select x.assignment_id, x.planned_date from open o join ${trainingDays} x on x.assignment_id = o.id
  where (${sql.raw(workOn('x'))} or x.state in ('scheduled', 'cleared', 'paused')) and not (${leaving})),
wanted as (
  select w.* from (
    select o.id as assignment_id, o.member_id, o.end_date, s.planned_date, s.version_id, o.today,
      s.planned_date + ${shiftOf(sql`o.id`, sql`s.planned_date`, sql`o.shifted`)} as date
    from open o join slots s on s.start_date = o.start_date) w
  where w.date between w.today and w.end_date and not exists (
    select 1 from held h where h.assignment_id = w.assignment_id and h.planned_date = w.planned_date))`;
