import type { PlainDate } from '#domain/plain-date.ts';
import { statement } from '#server/database/database.ts';
import { workOn } from '#server/training-days/counts/has-work.ts';
import { planned } from '#server/training-days/counts/planned.ts';
import {
  type PrescribedExercise,
  prescriptionColumns,
} from '#server/training-days/versions/prescribed-exercise.ts';

type CalendarDay = {
  date: PlainDate;
  /** Empty for single exercises, which have no name of their own. */
  dayName: string;
  notes: string;
  /** Of the program it is of; null for single exercises, which are of none. */
  trainingMaxPercent: number | null;
  exercises: Omit<PrescribedExercise, 'id' | 'exercise'>[];
};

type CalendarDaysInput = { memberId: string; from: PlainDate; to: PlainDate };

/**
 * What a member's calendar holds between two dates, in the order of a day: programs and workouts by name, then what was given
 * for the day alone. Of an assignment that was taken away what has been trained.
 */
export const calendarDays = statement<CalendarDay, CalendarDaysInput>(
  'calendar_days_of_member',
  `select d.date, case when ${planned('a')} then v.day_name else '' end as "dayName", v.notes,
     case when ${planned('a')} then v.training_max_percent::float8 end as "trainingMaxPercent",
     (select json_agg(x order by x.position) from (
       select p.position, ${prescriptionColumns}
       from day_version_exercises p where p.day_version_id = v.id) x) as exercises
   from training_days d
   join assignments a on a.id = d.assignment_id
   join workouts w on w.id = a.workout_id
   join day_versions v on v.id = d.day_version_id
   where d.member_id = :memberId and d.date between :from::date and :to::date
     and d.state = 'scheduled' and (a.removed_at is null or ${workOn('d')})
   order by d.date, not ${planned('a')}, w.name collate by_name, a.created_at, d.id`,
);
