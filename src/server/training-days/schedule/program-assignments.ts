import type { AssignedProgram } from '#domain/programs/publication-plan.ts';
import { displayName } from '#server/accounts/display-name.ts';
import { type Database, statement } from '#server/database/database.ts';
import { workOn } from '#server/training-days/counts/has-work.ts';
import { numWeeksOf } from '#server/training-days/versions/version-of.ts';

type Row = AssignedProgram & { name: string };

const assignmentsOf = statement<Row, { workoutId: string; withEnds: boolean }>(
  'assignments_of_program',
  `select a.id, a.member_id as "memberId", ${displayName('u')} as name, a.status, a.program_version as version,
     a.start_date as "startDate", a.end_date as "endDate", ${numWeeksOf('a', 'w')} as weeks,
     case when :withEnds::boolean and a.status <> 'completed' then (
       select coalesce(sum(x.days), 0)::int from assignment_shifts x where x.assignment_id = a.id) else 0 end as "shiftDays",
     case when :withEnds::boolean and a.status <> 'completed' then (
       select max(d.date) from training_days d where d.assignment_id = a.id and ${workOn('d')}) end as "lastWork"
   from assignments a join users u on u.id = a.member_id join workouts w on w.id = a.workout_id
   where a.workout_id = :workoutId and a.removed_at is null
   order by ${displayName('u')} collate by_name, a.member_id, a.start_date`,
  { alone: true },
);

/**
 * Everyone's assignments of a program, by their names, finished ones too. What its end follows from is looked up for each
 * only where ends may move (`withEnds`).
 */
export const programAssignments = (db: Database, workoutId: string, withEnds: boolean): Promise<Row[]> =>
  assignmentsOf(db, { workoutId, withEnds });
