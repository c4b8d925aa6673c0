import { resultTexts } from '#domain/training/log/log-fields.ts';
import { capturingBaseline } from '#server/training-days/ending/baseline.ts';
import { finishing } from '#server/training-days/ending/finish-assignment.ts';
import { type Database, statement } from '#server/database/database.ts';
import {
  type CountedLog,
  countingLog,
  countingOnAssignment,
} from '#server/training-days/counts/count-log.ts';
import type { progressLogs } from '#server/database/tables/progress.ts';
import { type StoredAnswer, storingAnswer } from '#server/http/idempotency.ts';

export type LogRow = typeof progressLogs.$inferSelect;

/** The columns of a log and their types. The statements are made from this list. */
const logColumns = [
  ['id', 'id', 'uuid'],
  ['memberId', 'member_id', 'uuid'],
  ['assignmentId', 'assignment_id', 'uuid'],
  ['trainingDayId', 'training_day_id', 'uuid'],
  ['prescriptionId', 'prescription_id', 'uuid'],
  ['exerciseId', 'exercise_id', 'uuid'],
  ['date', 'date', 'date'],
  ['loggedAt', 'logged_at', 'timestamptz'],
  ['updatedAt', 'updated_at', 'timestamptz'],
  ['setsData', 'sets_data', 'jsonb'],
  ['setsCompleted', 'sets_completed', 'int'],
  ['repsCompleted', 'reps_completed', 'int'],
  ['weightUsed', 'weight_used', 'numeric'],
  ['percent1RMUsed', 'percent_1rm_used', 'numeric'],
  ['estimated1RM', 'estimated_1rm', 'numeric'],
  ...resultTexts.map(([name, column]) => [name, column, 'text'] as const),
  ['entered', 'entered', 'jsonb'],
  ['completionTime', 'completion_time', 'text'],
  ['notes', 'notes', 'text'],
  ['workoutUnitsCompleted', 'workout_units_completed', 'numeric'],
  ['workoutUnitsPrescribed', 'workout_units_prescribed', 'numeric'],
  ['unitsCounted', 'units_counted', 'numeric'],
] as const;

type LogColumn = (typeof logColumns)[number][0];
export type NewLog = Pick<LogRow, LogColumn>;

const columns = logColumns.map(([, column]) => column).join(', ');
const valuesWith = (trainingDayId: string) =>
  logColumns
    .map(([name, , type]) => (name === 'trainingDayId' ? trainingDayId : `:${name}::${type}`))
    .join(', ');

/** A request with a key, and the answer that a retry gets. */
export type SentRequest = StoredAnswer & { key: string };

/** A log that is on its way to the day of its date. */
export type LogOfDate = Omit<NewLog, 'trainingDayId'>;

type LogValues = Omit<LogOfDate, 'setsData' | 'entered'> & {
  setsData: string | null;
  entered: string | null;
  now: Date;
} & {
  [Name in keyof SentRequest]: string | null;
};

/** Everything saved with a log has the time of the log. */
const valuesOf = (log: LogOfDate, sent: SentRequest | null): LogValues => ({
  ...log,
  setsData: log.setsData ? JSON.stringify(log.setsData) : null,
  entered: log.entered ? JSON.stringify(log.entered) : null,
  now: log.loggedAt,
  ...(sent ?? notSent),
});

const notSent = { key: null, requestHash: null, answer: null };

/**
 * Saves a log and all that follows from it in one statement, and so in one transaction: the counts of day and
 * assignment, the assignment's end with its last exercise, its baseline with its first, and the answer for a retry.
 * Nothing is written if an edit has given the day another version in the meantime, if the day does not count now, or if
 * the exercise has another name than the answer.
 */
const saveOnDay = statement<{ isRecordDue: boolean }, LogValues & CountedLog & { exerciseName: string }>(
  'save_log',
  `with day as (
     ${countingLog}
       and (select e.name from exercises e where e.id = :exerciseId::uuid) = :exerciseName::text
     returning id, assignment_id
   ), counted as (
     update assignments a set ${countingOnAssignment},
       ${finishing('a.completed_exercises + 1')}
     from day where a.id = day.assignment_id
     returning a.kind, a.status, ${capturingBaseline}
   ), sent as (
     ${storingAnswer('from day')}
   )
   insert into progress_logs (${columns}) select ${valuesWith('day.id')} from day
   returning (select c.status = 'completed' and c.kind = 'program' from counted c) as "isRecordDue"`,
  { alone: true },
);

/** Says whether the completion record is due; null when nothing was written. */
export async function saveLog(
  db: Database,
  log: LogOfDate & { exerciseName: string },
  dayVersionId: string,
  sent: SentRequest | null,
): Promise<{ isRecordDue: boolean } | null> {
  const { exerciseName } = log;
  return (await saveOnDay(db, { ...valuesOf(log, sent), dayVersionId, exerciseName }))[0] ?? null;
}

/** Saves a log of no prescription, or one of a day that the caller has locked and counts. */
const saveAlone = statement<never, LogValues & Pick<NewLog, 'trainingDayId'>>(
  'save_log_alone',
  `with sent as (
     ${storingAnswer()}
   )
   insert into progress_logs (${columns}) values (${valuesWith(':trainingDayId::uuid')})`,
);

export async function saveLogAlone(tx: Database, log: NewLog, sent: SentRequest | null): Promise<void> {
  await saveAlone(tx, { ...valuesOf(log, sent), trainingDayId: log.trainingDayId });
}
