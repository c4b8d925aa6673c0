import { sql } from 'drizzle-orm';
import { capturingBaseline } from '#server/training-days/ending/baseline.ts';
import { finishing } from '#server/training-days/ending/finish-assignment.ts';
import { type Database, statement } from '#server/database/database.ts';
import { countingLog, countingOnAssignment } from '#server/training-days/counts/count-log.ts';
import type { progressLogs } from '#server/database/tables/progress.ts';

export type LogRow = typeof progressLogs.$inferSelect;

/** What was answered when this very request was here before. */
const sentRequest = statement<{ requestHash: string; answer: string }>(
  'sent_request',
  'select request_hash as "requestHash", answer from sent_requests where member_id = $1 and key = $2',
);

export async function findSentRequest(db: Database, memberId: string, key: string) {
  return (await sentRequest(db, [memberId, key]))[0] ?? null;
}

/** Answers kept for retries; a month is longer than any device stays without a signal and keeps trying. */
export async function deleteOldAnswers(db: Database, now: Date): Promise<void> {
  await db.execute(sql`delete from sent_requests where at < ${new Date(now.getTime() - 30 * 86_400_000)}`);
}

/** The columns a log is saved with, and their types: the statement and its values are made from this list. */
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
  ['timeCompleted', 'time_completed', 'text'],
  ['distanceCompleted', 'distance_completed', 'text'],
  ['rpeCompleted', 'rpe_completed', 'text'],
  ['heartRateAchieved', 'heart_rate_achieved', 'text'],
  ['volumeCompleted', 'volume_completed', 'text'],
  ['contactTimeAchieved', 'contact_time_achieved', 'text'],
  ['groundContactTimeAchieved', 'ground_contact_time_achieved', 'text'],
  ['completionTime', 'completion_time', 'text'],
  ['notes', 'notes', 'text'],
  ['workoutUnitsCompleted', 'workout_units_completed', 'numeric'],
  ['workoutUnitsPrescribed', 'workout_units_prescribed', 'numeric'],
  ['unitsCounted', 'units_counted', 'numeric'],
] as const;

type LogColumn = (typeof logColumns)[number][0];
export type NewLog = Pick<LogRow, LogColumn>;

const names = logColumns.map(([, name]) => name).join(', ');
const casts = logColumns.map(([, , type], index) => `$${index + 1}::${type}`).join(', ');
const values = (log: NewLog) =>
  logColumns.map(([key]) => (key === 'setsData' && log.setsData ? JSON.stringify(log.setsData) : log[key]));

export type SentRequest = { key: string; requestHash: string; answer: string };

const sendColumns = (sent: SentRequest | null) => [
  sent?.key ?? null,
  sent?.requestHash ?? null,
  sent?.answer ?? null,
];

/**
 * Saves a log and everything that follows from it in one statement, so one transaction: the day's and the
 * assignment's counts, its end with the last exercise, its baseline with the first, and the answer to repeat for a
 * retry. Nothing is written when the day no longer has the version the log was made for (an edit came in between),
 * or does not count at the moment.
 */
const saveOnDay = statement<{ isRecordDue: boolean }>(
  'save_log',
  `with day as (
     ${countingLog({ day: '$4::uuid', version: '$28::uuid', date: '$7::date', units: '$27::numeric' })}
   ), counted as (
     update assignments a set ${countingOnAssignment},
       ${finishing('a.completed_exercises + 1', '$8::timestamptz')}
     from day where a.id = day.assignment_id
     returning a.id, a.member_id, a.workout_id, a.kind, a.status
   ), baseline as (
     ${capturingBaseline('counted', '$8::timestamptz')}
   ), sent as (
     insert into sent_requests (member_id, key, request_hash, answer, at)
     select $2::uuid, $29::text, $30::text, $31::text, $8::timestamptz from day where $29::text is not null
   )
   insert into progress_logs (${names}) select ${casts} from day
   returning (select c.status = 'completed' and c.kind = 'program' from counted c) as "isRecordDue"`,
  { alone: true },
);

/** Null when nothing was written; else whether the completion record is due. */
export async function saveLog(
  db: Database,
  log: NewLog,
  dayVersionId: string,
  sent: SentRequest | null,
): Promise<{ isRecordDue: boolean } | null> {
  return (await saveOnDay(db, [...values(log), dayVersionId, ...sendColumns(sent)]))[0] ?? null;
}

/** Saves a log that pays for no prescription, or on a day that was locked and counted by the caller. */
const saveAlone = statement<{ id: string }>(
  'save_log_alone',
  `with sent as (
     insert into sent_requests (member_id, key, request_hash, answer, at)
     select $2::uuid, $28::text, $29::text, $30::text, $8::timestamptz where $28::text is not null
   )
   insert into progress_logs (${names}) values (${casts}) returning id`,
);

export async function saveLogAlone(tx: Database, log: NewLog, sent: SentRequest | null): Promise<void> {
  await saveAlone(tx, [...values(log), ...sendColumns(sent)]);
}
