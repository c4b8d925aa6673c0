import { type Database, statement } from '#server/database/database.ts';
import { weekOf } from '#server/training-days/schedule/schedule-rows.ts';

type Reach = { members: number; assignments: number; weeks: { weekNumber: number; members: number }[] };

/** Whom a change or the deletion of a workout reaches: counted, never listed. */
const reachOf = statement<Reach, { workoutId: string }>(
  'workout_reach',
  `with used as (
     select :workoutId::uuid as id
     union select w.program_id from program_weeks w join program_days d on d.week_id = w.id
     where d.assigned_workout_id = :workoutId
   )
   select
     (select count(distinct a.member_id)::int from assignments a
      where a.workout_id in (select id from used) and a.status = 'active' and a.removed_at is null) as members,
     (select count(*)::int from assignments a
      where a.workout_id = :workoutId and a.status <> 'completed' and a.removed_at is null) as assignments,
     coalesce((
       select json_agg(json_build_object('weekNumber', w.week, 'members', w.members) order by w.week) from (
         select ${weekOf} as week, count(distinct a.member_id) as members
         from assignments a join training_days d on d.assignment_id = a.id and d.state in ('scheduled', 'paused')
         where a.workout_id = :workoutId and a.status <> 'completed' and a.removed_at is null and a.kind = 'program'
         group by 1) w), '[]') as weeks`,
);

export const workoutReach = async (db: Database, workoutId: string): Promise<Reach> =>
  (await reachOf(db, { workoutId }))[0] ?? { members: 0, assignments: 0, weeks: [] };
