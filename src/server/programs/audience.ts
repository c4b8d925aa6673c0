import { sql } from 'drizzle-orm';
import { type Database, statement } from '#server/database/database.ts';
import { workOn } from '#server/training-days/counts/has-work.ts';
import { todayByZone, weekOf } from '#server/training-days/schedule/schedule-rows.ts';

type Audience = {
  members: number;
  assignments: number;
  weeks: { weekNumber: number; members: number }[];
  paths: string[];
  following: number;
  pinned: number;
};

/** Whom a change or the deletion of a workout reaches: counted, never listed. */
const audienceOf = statement<Audience, { workoutId: string }>(
  'workout_reach',
  `with used as (
     select :workoutId::uuid as id
     union select w.program_id from program_weeks w join program_days d on d.week_id = w.id
     where d.assigned_workout_id = :workoutId
   )
   select
     (select count(distinct a.member_id)::int from assignments a
      where a.workout_id in (select id from used) and a.status = 'active' and a.removed_at is null
        and a.program_version is null) as members,
     (select count(*)::int from assignments a
      where a.workout_id = :workoutId and a.status <> 'completed' and a.removed_at is null) as assignments,
     coalesce((
       select json_agg(json_build_object('weekNumber', w.week, 'members', w.members) order by w.week) from (
         select ${weekOf} as week, count(distinct a.member_id) as members
         from assignments a join training_days d on d.assignment_id = a.id and d.state in ('scheduled', 'paused')
         where a.workout_id = :workoutId and a.status <> 'completed' and a.removed_at is null and a.kind = 'program'
           and a.program_version is null
         group by 1) w), '[]') as weeks,
     array(select p.name from paths p where p.hidden_at is null
       and exists (select from path_blocks b where b.path_id = p.id and b.workout_id = :workoutId)
       order by p.name collate by_name) as paths,
     counted.following, counted.pinned
   from (
     select count(distinct a.member_id) filter (where a.program_version is null)::int as following,
       count(distinct a.member_id) filter (where a.program_version is not null)::int as pinned
     from assignments a
     where a.workout_id = :workoutId and a.status <> 'completed' and a.removed_at is null) counted`,
);

export const workoutAudience = async (db: Database, workoutId: string): Promise<Audience> =>
  (await audienceOf(db, { workoutId }))[0] ?? {
    members: 0,
    assignments: 0,
    weeks: [],
    paths: [],
    following: 0,
    pinned: 0,
  };

/** How many members have an active assignment of each workout that someone has. */
export const membersOn = statement<{ workoutId: string; members: number }>(
  'members_on_workouts',
  `select workout_id as "workoutId", count(distinct member_id)::int as members
   from assignments where status = 'active' and removed_at is null
   group by workout_id`,
);

/**
 * Members who have a program's day today, by their own date, with nothing of it logged yet; not those whose day is their
 * own, or who stay on a version.
 */
export async function membersToday(tx: Database, dayId: string, now: Date): Promise<number> {
  const { zones, todays } = await todayByZone(tx, now);
  const { rows } = await tx.execute<{ members: number }>(sql`
    select count(distinct d.member_id)::int as members
    from program_days p
    join program_weeks w on w.id = p.week_id
    join assignments a on a.workout_id = w.program_id and a.status = 'active' and a.removed_at is null
      and a.program_version is null
    join users u on u.id = a.member_id
    join unnest(${sql.param(zones)}::text[], ${sql.param(todays)}::date[]) as z(zone, today) on z.zone = u.time_zone
    join training_days d on d.member_id = a.member_id and d.date = z.today and d.assignment_id = a.id
    join day_versions v on v.id = d.day_version_id and v.program_day_id = p.id and v.member_id is null
    where p.id = ${dayId} and d.state = 'scheduled' and not ${sql.raw(workOn('d'))}`);
  return rows[0]?.members ?? 0;
}
