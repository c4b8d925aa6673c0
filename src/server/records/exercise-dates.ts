import { resultColumns, type StoredLog } from '#server/database/stored-log.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { volumeOf } from '#domain/records/exercise-history.ts';
import { toTwoDecimals } from '#domain/rounding.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { LoggedSet } from '#domain/training/log/workout-units.ts';
import { type Database, statement } from '#server/database/database.ts';

type StoredSet = LoggedSet & { time?: string | null; completed: boolean };

type LogOfExercise = Omit<StoredLog, 'completedDate' | 'setsData'> & {
  date: PlainDate;
  setsData: StoredSet[] | null;
};

export type ExerciseDatesInput = {
  memberId: string;
  /** All that are read together. */
  exerciseIds: readonly string[];
  since: PlainDate | null;
  from: number;
  limit: number;
};

/** The logs of a page of dates and of the one after it, so that it shows whether there is one. */
const logsOfDates = statement<LogOfExercise, ExerciseDatesInput>(
  'logs_of_exercise_dates',
  `select l.id, l.date, l.sets_data as "setsData", ${resultColumns('l')},
     l.estimated_1rm as "estimated1RM", l.notes
   from (
     select distinct d.date from unnest(:exerciseIds::uuid[]) as one(id) cross join lateral (
       select distinct date from progress_logs
       where member_id = :memberId and exercise_id = one.id and (:since::date is null or date >= :since)
       order by date desc limit :from::int + :limit::int + 1) d
     order by d.date desc offset :from limit :limit::int + 1
   ) d
   join progress_logs l on l.member_id = :memberId and l.exercise_id = any(:exerciseIds::uuid[]) and l.date = d.date
   order by l.date desc, l.logged_at, l.id`,
);

/** A page of the dates on which the exercise was done, newest first, and where the next one begins. */
export async function datesOf(db: Database, category: ExerciseCategory, input: ExerciseDatesInput) {
  const byDate = new Map<PlainDate, LogOfExercise[]>();
  for (const log of await logsOfDates(db, input))
    byDate.set(log.date, [...(byDate.get(log.date) ?? []), log]);
  const dates = [...byDate].slice(0, input.limit).map(([date, logs]) => ({
    date,
    sets: logs.flatMap(({ setsData }) => setsData ?? []),
    estimated1RM: bestOf(logs),
    volume: toTwoDecimals(logs.reduce((sum, log) => sum + volumeOf(category, log), 0)),
    notes: notesOf(logs),
    logs: logs.map(log => ({ ...log, completedDate: log.date })),
  }));
  return { dates, next: byDate.size > input.limit ? input.from + input.limit : null };
}

function bestOf(logs: readonly LogOfExercise[]): number | null {
  const estimates = logs.flatMap(({ estimated1RM }) => estimated1RM ?? []);
  return estimates.length > 0 ? Math.max(...estimates) : null;
}

const notesOf = (logs: readonly LogOfExercise[]) =>
  logs.flatMap(({ notes }) => notes || []).join('\n') || null;
