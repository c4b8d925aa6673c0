import { sql } from 'drizzle-orm';
import type { PlainDate } from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';
import { trainingDays } from '#server/database/tables/assignments.ts';
import { recountAssignments } from '#server/training-days/counts/recount-assignments.ts';
import { isOwnDay } from '#server/training-days/versions/own-version.ts';
import { type Followed, versionsOf } from '#server/training-days/versions/version-of.ts';
import { makeDays, type Touched } from './make-days.ts';
import { isOpenDay, openAssignments, slotsOf, wantedDays } from './open-plan.ts';
import { scheduleColumns } from './schedule-columns.ts';
import type { LocalDates } from './schedule-rows.ts';
import { setAsideAs } from './set-aside.ts';

type Started = { id: string; startDate: PlainDate };

/**
 * Brings the open days (today or later, without a log) of these assignments in line with their program: days that it no
 * longer has are dropped, changed ones get the new version, new ones are made. A day that a coach has given exercises of its own
 * stays as it is up to the end date, unless it is one of those that follow their program `again`. Answers the
 * assignments with days that have changed.
 */
export async function reconcileDays(
  tx: Database,
  followed: Followed,
  active: readonly Started[],
  { zones, todays }: LocalDates,
  again: readonly string[] | 'all' = [],
): Promise<string[]> {
  if (active.length === 0) return [];
  const ids = active.map(assignment => assignment.id);
  const starts = [...new Set(active.map(assignment => assignment.startDate))];
  const schedule = scheduleColumns(starts, await versionsOf(tx, followed));
  const open = openAssignments(ids, { zones, todays });
  const slots = slotsOf(schedule);
  const follows =
    again === 'all'
      ? sql`true`
      : sql`(d.id = any(${sql.param([...again])}::uuid[]) or not ${sql.raw(isOwnDay('d'))})`;
  const dropped = await tx.execute<Touched>(sql`
    with ${open}, ${slots}
    update ${trainingDays} d set ${setAsideAs('dropped')}
    from open o
    where ${isOpenDay} and (d.date > o.end_date or (${follows} and not exists (
      select 1 from slots s where s.start_date = o.start_date and s.planned_date = d.planned_date)))
    returning d.assignment_id as id`);
  const moved = await tx.execute<Touched>(sql`
    with ${open}, ${slots}
    update ${trainingDays} d set day_version_id = v.id, exercise_count = v.exercise_count,
      units_prescribed = v.units_prescribed
    from open o join slots s on s.start_date = o.start_date join day_versions v on v.id = s.version_id
    where ${isOpenDay} and ${follows} and d.planned_date = s.planned_date and d.day_version_id <> v.id
    returning d.assignment_id as id`);
  const withWanted = sql`with ${open}, ${slots}, ${wantedDays()}`;
  const made = await makeDays(tx, withWanted, again);
  await recountAssignments(tx, ids);
  return [...new Set([...dropped.rows, ...moved.rows, ...made].map(({ id }) => id))];
}
