import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { PercentOf } from '#domain/prescriptions/percent-of.ts';
import type { SetTarget } from '#domain/prescriptions/set-targets.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { type Database, statement } from '#server/database/database.ts';

/** A prescription that can be logged, and whether the day has its log. */
export type Prescribed = {
  id: string;
  dayVersionId: string;
  category: ExerciseCategory;
  /** The id of a one-off exercise, which stays the same in every version of its day. */
  dailyWorkoutId: string | null;
  unitsPrescribed: number;
  sets: string | null;
  reps: string | null;
  time: string | null;
  volume: string | null;
  distance: string | null;
  percent1RM: string | null;
  percentOf: PercentOf;
  setTargets: SetTarget[] | null;
  isLogged: boolean;
};

export type LoggableDay = {
  trainingDayId: string;
  dayVersionId: string;
  date: PlainDate;
  state: 'scheduled' | 'cleared' | 'paused' | 'ended' | 'dropped';
  loggedCount: number;
  /** Events of its session. */
  eventCount: number;
  exerciseName: string;
  exerciseCategory: ExerciseCategory;
  /** The exercise's prescriptions in the day's present version, in order. */
  prescriptions: Prescribed[];
};

const prescribedAsJson = `json_build_object(
  'id', p.id, 'dayVersionId', p.day_version_id, 'category', p.category, 'dailyWorkoutId', p.daily_workout_id,
  'unitsPrescribed', p.units_prescribed, 'sets', p.sets, 'reps', p.reps, 'time', p."time", 'volume', p.volume,
  'distance', p.distance, 'percent1RM', p.percent_1rm, 'percentOf', p.percent_of, 'setTargets', p.set_targets,
  'isLogged', exists (select 1 from progress_logs l where l.training_day_id = d.id and l.prescription_id = p.id))`;

const dayColumns = `d.id as "trainingDayId", d.day_version_id as "dayVersionId", d.date, d.state,
  d.logged_count as "loggedCount", d.event_count as "eventCount", e.name as "exerciseName", e.category as "exerciseCategory",
  coalesce((
    select json_agg(${prescribedAsJson} order by p.position)
    from day_version_exercises p where p.day_version_id = d.day_version_id and p.exercise_id = e.id
  ), '[]') as prescriptions`;

export type DayKey = { assignmentId: string; memberId: string; date: PlainDate; exerciseId: string };

/** One read of all that saving a log needs: the training day and its prescriptions of the exercise. */
const scheduledDay = statement<LoggableDay, DayKey>(
  'loggable_day',
  `select ${dayColumns}
   from training_days d
   join exercises e on e.id = :exerciseId
   where d.assignment_id = :assignmentId and d.member_id = :memberId and d.date = :date and d.state = 'scheduled'`,
);

export async function findScheduledDay(db: Database, key: DayKey): Promise<LoggableDay | null> {
  return (await scheduledDay(db, key))[0] ?? null;
}

/**
 * The days that a late log of this date may belong to, the likeliest first: the day that counts on the date, then days
 * that the member, a pause or the block of a path before has moved away from it, then days that do not count.
 */
export const findDaysOfDate = statement<LoggableDay, DayKey>(
  'days_of_date',
  `select ${dayColumns}
   from training_days d
   join exercises e on e.id = :exerciseId
   where d.assignment_id = :assignmentId and d.member_id = :memberId and :date::date in (d.date, d.moved_from, d.missed_on, d.planned_date, d.former_date)
   order by d.state = 'scheduled' and d.date = :date desc, d.moved_from is not distinct from :date::date desc,
     d.former_date is not distinct from :date::date desc, d.planned_date = :date desc, d.id`,
);

/**
 * The exercise's prescriptions in older versions of the day, newest first, for a late log. They are found by the same
 * program day, single workout or date of one-off exercises, because a week may have been deleted and made again.
 */
const olderPrescriptions = statement<
  { prescription: Prescribed },
  { trainingDayId: string; exerciseId: string }
>(
  'older_prescriptions',
  `select ${prescribedAsJson} as prescription
   from training_days d
   join day_versions c on c.id = d.day_version_id
   cross join lateral (
     select v.id, v.created_at from day_versions v
     where v.program_day_id = c.program_day_id and (v.member_id is null or v.member_id = d.member_id)
     union all
     select v.id, v.created_at from day_versions v
     where v.member_id = d.member_id and v.workout_id = c.workout_id and v.date in (c.date, d.planned_date)
       and v.program_day_id is null and c.program_day_id is null
     union all
     select v.id, v.created_at from day_versions v
     where v.program_day_id is null and v.member_id is null
       and v.workout_id = c.workout_id and v.week_number is not distinct from c.week_number
       and (v.week_number is null or v.day_name = c.day_name)
   ) v
   join day_version_exercises p on p.day_version_id = v.id and p.exercise_id = :exerciseId
   where d.id = :trainingDayId and v.id <> c.id
   order by v.created_at desc, p.position`,
);

export async function findOlderPrescriptions(db: Database, trainingDayId: string, exerciseId: string) {
  return (await olderPrescriptions(db, { trainingDayId, exerciseId })).map(row => row.prescription);
}
