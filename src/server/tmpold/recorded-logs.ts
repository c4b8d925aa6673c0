import type { PlainDate } from '#domain/plain-date.ts';
import type { RecordedLog } from '#domain/records/records.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { LoggedSet } from '#domain/training/workout-units.ts';
import { type Database, statement } from '#server/database/database.ts';

/** A log in the order of `logAsArray`: many come at once, so their keys are left out. */
type LogAsArray = [
  id: string,
  date: PlainDate,
  loggedAt: string,
  sets: LoggedSet[] | null,
  time: string | null,
  distance: string | null,
  volume: string | null,
];

type ExerciseRow = {
  exerciseId: string;
  exerciseName: string;
  category: ExerciseCategory;
  logs: LogAsArray[] | null;
};

/** An exercise, by what it is now, with all that a member has logged of it. */
export type LoggedExercise = Omit<ExerciseRow, 'logs'> & { logs: RecordedLog[] };

const logAsArray = `json_build_array(l.id, l.date, l.logged_at, l.sets_data, l.time_completed, l.distance_completed,
  l.volume_completed)`;

const exercise = `e.id as "exerciseId", e.name as "exerciseName", e.category`;

const logsOfExercises = statement<ExerciseRow, { memberId: string; exerciseIds: readonly string[] }>(
  'old_rl',
  `select ${exercise}, (
     select json_agg(${logAsArray}) from progress_logs l where l.member_id = :memberId and l.exercise_id = e.id) as logs
   from exercises e where e.id = any(:exerciseIds::uuid[])`,
);

/** Each of these exercises, with the member's logs of it if there are any. */
export async function loggedOf(
  db: Database,
  memberId: string,
  exerciseIds: readonly string[],
): Promise<LoggedExercise[]> {
  return (await logsOfExercises(db, { memberId, exerciseIds })).map(readRow);
}

const allLogs = statement<ExerciseRow, { memberId: string }>(
  'old_rlm',
  `select ${exercise}, l.logs
   from (select l.exercise_id, json_agg(${logAsArray}) as logs from progress_logs l
     where l.member_id = :memberId group by l.exercise_id) l
   join exercises e on e.id = l.exercise_id`,
  { alone: true },
);

/** Every exercise that the member has logged. */
export async function allLogged(db: Database, memberId: string): Promise<LoggedExercise[]> {
  return (await allLogs(db, { memberId })).map(readRow);
}

const readRow = ({ logs, ...row }: ExerciseRow): LoggedExercise => ({
  ...row,
  logs: (logs ?? []).map(
    ([id, date, loggedAt, setsData, timeCompleted, distanceCompleted, volumeCompleted]) => ({
      id,
      date,
      loggedAt: new Date(loggedAt),
      setsData,
      timeCompleted,
      distanceCompleted,
      volumeCompleted,
    }),
  ),
});
