import type { PlainDate } from '#domain/plain-date.ts';
import type { RecordedLog } from '#domain/records/records.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { LoggedSet } from '#domain/training/log/workout-units.ts';
import { type Database, statement } from '#server/database/database.ts';
import { idsWith, isMerged, readAs } from '#server/exercises/read-together.ts';

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
  /** The exercise's own id, and those of what is read with it. */
  ids: string[];
  logs: LogAsArray[] | null;
};

/** An exercise, by what it is now, with all that a member has logged of it. */
export type LoggedExercise = Omit<ExerciseRow, 'logs'> & { logs: RecordedLog[] };

const logAsArray = `json_build_array(l.id, l.date, l.logged_at, l.sets_data, l.time_completed, l.distance_completed,
  l.volume_completed)`;

const exercise = `e.id as "exerciseId", e.name as "exerciseName", e.category`;

type RecordedLogsInput = { memberId: string; exerciseIds: readonly string[] };

const logsAlone = statement<ExerciseRow & { isMerged: boolean }, RecordedLogsInput>(
  'recorded_logs_of_exercises',
  `select ${exercise}, array[e.id] as ids, ${isMerged('e')} as "isMerged", (
     select json_agg(${logAsArray}) from progress_logs l where l.member_id = :memberId and l.exercise_id = e.id) as logs
   from exercises e where e.id = any(:exerciseIds::uuid[])`,
);

/** Exercises that are merged into another are read as that one. */
const logsTogether = statement<ExerciseRow, RecordedLogsInput>(
  'merged_logs_of_exercises',
  `select ${exercise}, array(select one.id from ${idsWith('e')}) as ids, (
     select json_agg(${logAsArray}) from ${idsWith('e')}
     join progress_logs l on l.member_id = :memberId and l.exercise_id = one.id) as logs
   from exercises e
   where e.id in (select ${readAs('x')} from exercises x where x.id = any(:exerciseIds::uuid[]))`,
);

/** The exercises asked for, each with the member's logs of it if there are any. */
export async function loggedOf(
  db: Database,
  memberId: string,
  exerciseIds: readonly string[],
): Promise<LoggedExercise[]> {
  const input = { memberId, exerciseIds };
  const rows = await logsAlone(db, input);
  return (rows.some(row => row.isMerged) ? await logsTogether(db, input) : rows).map(readRow);
}

const allLogs = statement<ExerciseRow, { memberId: string }>(
  'recorded_logs_of_member',
  `select ${exercise}, l.ids, l.logs
   from (
     select ${readAs('x')} as id, array_agg(distinct x.id) as ids, json_agg(${logAsArray}) as logs
     from progress_logs l join exercises x on x.id = l.exercise_id
     where l.member_id = :memberId group by ${readAs('x')}) l
   join exercises e on e.id = l.id`,
  { alone: true },
);

/** Every exercise that the member has logged. */
export async function allLogged(db: Database, memberId: string): Promise<LoggedExercise[]> {
  return (await allLogs(db, { memberId })).map(readRow);
}

const readRow = ({ logs, exerciseId, exerciseName, category, ids }: ExerciseRow): LoggedExercise => ({
  exerciseId,
  exerciseName,
  category,
  ids,
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
