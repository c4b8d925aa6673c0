import { multiWeekProgram } from '#contract/programs.ts';
import type { DifficultyLevel } from '#domain/prescriptions/exercise-category.ts';
import type { Weekday } from '#domain/plain-date.ts';
import { type Database, statement } from '#server/database/database.ts';
import {
  type PrescribedExercise,
  prescriptionColumns,
} from '#server/training-days/versions/prescribed-exercise.ts';

export type FullExercise = Omit<PrescribedExercise, 'id'> & { alternates: string[] };

export type FullProgram = {
  name: string;
  description: string;
  difficultyLevel: DifficultyLevel | null;
  numWeeks: number | null;
  trainingMaxPercent: number;
  /** True for a copy that is one member's own, and bears their name. */
  isOwn: boolean;
  weeks: {
    weekNumber: number;
    notes: string;
    days: { dayOfWeek: Weekday; dayName: string; notes: string; exercises: FullExercise[] }[];
  }[];
};

/** Prescriptions are the same in a program as in a version of its day, but for the category: the exercise's present one. */
const exercise = `${prescriptionColumns}, (select r from (select e.id, e.name, e.category) r) as exercise,
  coalesce((select json_agg(x.name order by t.place) from unnest(p.alternate_exercise_ids) with ordinality as t(id, place)
    join exercises x on x.id = t.id and x.hidden_at is null), '[]') as alternates`;

/** As a day is compiled: its own, those of its workout, and where it has any those attached to the program. */
const exercisesOfDay = `(
  select coalesce(json_agg(y order by y.place, y.number, y.key), '[]') from (
    select case when p.day_id is not null then 0 when p.workout_id = d.assigned_workout_id then 1 else 2 end as place,
      p.order_index as number, p.id as key, ${exercise}
    from prescriptions p join exercises e on e.id = p.exercise_id
    where p.day_id = d.id or p.workout_id = d.assigned_workout_id or (p.workout_id = w.id and exists (
      select 1 from prescriptions own where own.day_id = d.id or own.workout_id = d.assigned_workout_id))) y)`;

const whole = statement<FullProgram, { id: string }>(
  'whole_program',
  `select w.name, w.description, w.difficulty_level as "difficultyLevel", w.num_weeks as "numWeeks",
     w.training_max_percent as "trainingMaxPercent",
     w.for_member_id is not null as "isOwn", coalesce((
       select json_agg(json_build_object('weekNumber', k.week_number, 'notes', k.notes, 'days', coalesce((
         select json_agg(json_build_object('dayOfWeek', d.day_of_week, 'dayName', d.day_name, 'notes', d.notes,
             'exercises', ${exercisesOfDay})
           order by array_position(
             array['sunday','monday','tuesday','wednesday','thursday','friday','saturday'], d.day_of_week))
         from program_days d where d.week_id = k.id), '[]')) order by k.week_number)
       from program_weeks k where k.program_id = w.id), '[]') as weeks
   from workouts w where w.id = :id and w.hidden_at is null and w.program_type = '${multiWeekProgram}'`,
);

/** Null where there is no such program. */
export const fullProgram = async (db: Database, id: string): Promise<FullProgram | null> =>
  (await whole(db, { id }))[0] ?? null;
