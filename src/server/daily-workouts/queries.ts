import type { PlainDate } from '#domain/plain-date.ts';
import type { MadeChange } from '#domain/training/own/own-change.ts';
import { ownChangesOf } from '#server/training-days/versions/own-version.ts';
import { dateOpenUntil } from '#server/training-days/events/open-session.ts';
import { planned } from '#server/training-days/counts/planned.ts';
import { type Database, statement } from '#server/database/database.ts';
import {
  type PrescribedExercise,
  prescribedColumns,
} from '#server/training-days/versions/prescribed-exercise.ts';

type ExerciseRow = PrescribedExercise & {
  isCompleted: boolean;
  memberNote: string | null;
};

type ProgramDayRow = {
  id: string;
  assignmentId: string;
  dayName: string;
  programName: string;
  weekNumber: number | null;
  notes: string;
  isCleared: boolean;
  plannedDate: PlainDate;
  exerciseCount: number;
  loggedCount: number;
  dateOpenUntil: string | null;
  ownChanges: MadeChange[];
  isOwn: boolean;
  exercises: ExerciseRow[];
};

type DayRow = { zone: string; programDays: ProgramDayRow[]; oneOffs: (ExerciseRow & { isOwn: boolean })[] };

/** The exercises of training day `d` in order; a one-off goes by its own id, others by that of the prescription. */
const exercisesOfDay = `select p.position, coalesce(p.daily_workout_id, p.id) as id, ${prescribedColumns},
    l.id is not null as "isCompleted", nullif(left(l.notes, 300), '') as "memberNote"
  from day_version_exercises p
  join exercises e on e.id = p.exercise_id
  left join progress_logs l on l.training_day_id = d.id and l.prescription_id = p.id
  where p.day_version_id = d.day_version_id`;

/**
 * A member's date in one row: the days of their programs, cleared ones too, by the program's name; and the one-off
 * exercises in the order in which they were given, those of the member's own last.
 */
const dayOfMember = statement<DayRow, { memberId: string; date: PlainDate }>(
  'daily_workouts_of_member',
  `select u.time_zone as zone,
     coalesce((
       select json_agg(x order by x."programName" collate by_name, x."createdAt", x.id) from (
         select d.id, d.assignment_id as "assignmentId", v.day_name as "dayName", w.name as "programName",
           v.week_number as "weekNumber", v.notes, d.state = 'cleared' as "isCleared",
           coalesce(d.moved_from, d.date) as "plannedDate", d.exercise_count as "exerciseCount",
           d.logged_count as "loggedCount", ${dateOpenUntil('d')} as "dateOpenUntil", a.created_at as "createdAt",
           v.member_id is not null as "isOwn", ${ownChangesOf('v')} as "ownChanges",
           (select json_agg(y order by y.position) from (${exercisesOfDay}) y) as exercises
         from training_days d
         join assignments a on a.id = d.assignment_id
         join day_versions v on v.id = d.day_version_id
         join workouts w on w.id = a.workout_id
         where d.member_id = u.id and d.date = :date and d.state in ('scheduled', 'cleared')
           and ${planned('a')} and a.removed_at is null) x
     ), '[]') as "programDays",
     coalesce((
       select json_agg(y order by y."isOwn", y.position)
       from training_days d
       join assignments a on a.id = d.assignment_id and not ${planned('a')}
       cross join lateral (select x.*, a.kind = 'own' as "isOwn" from (${exercisesOfDay}) x) y
       where d.member_id = u.id and d.date = :date and d.state = 'scheduled'
     ), '[]') as "oneOffs"
   from users u where u.id = :memberId`,
);

export const memberDay = async (db: Database, memberId: string, date: PlainDate) =>
  (await dayOfMember(db, { memberId, date }))[0] ?? null;
