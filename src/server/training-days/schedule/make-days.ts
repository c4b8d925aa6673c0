import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { trainingDays } from '#server/database/tables/assignments.ts';
import { workOn } from '#server/training-days/counts/has-work.ts';
import { isOwnDay } from '#server/training-days/versions/own-version.ts';
import { makeRoom } from './make-room.ts';

/** An assignment with a day that has changed. */
export type Touched = { id: string };

/** Makes the days that are `wanted`, as far as their dates are free. */
export async function makeDays(
  tx: Database,
  withWanted: SQL,
  again: readonly string[] | 'all',
): Promise<Touched[]> {
  if (!(await makeRoom(tx, withWanted))) return [];
  // A program that was completed or cut short, and goes on, has the member's own days as they were.
  const staysOwn = sql.raw(again === 'all' ? 'false' : isOwnDay('d'));
  const { rows } = await tx.execute<Touched>(sql`
    ${withWanted}
    insert into ${trainingDays} as d
      (assignment_id, member_id, date, planned_date, day_version_id, exercise_count, units_prescribed)
    select w.assignment_id, w.member_id, w.date, w.planned_date, v.id, v.exercise_count, v.units_prescribed
    from wanted w join day_versions v on v.id = w.version_id
    where not exists (select 1 from ${trainingDays} x
      where x.assignment_id = w.assignment_id and x.date = w.date and x.state = 'scheduled')
    on conflict (assignment_id, planned_date) do update
      set date = excluded.date, moved_from = null, state = 'scheduled',
        (day_version_id, exercise_count, units_prescribed) = (
          select v.id, v.exercise_count, v.units_prescribed from day_versions v
          where v.id = case when ${staysOwn} then d.day_version_id else excluded.day_version_id end)
      where not ${sql.raw(workOn('d'))} and d.state in ('dropped', 'ended')
    returning d.assignment_id as id`);
  return rows;
}
