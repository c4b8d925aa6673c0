import { and, desc, eq, gte, lte, sql } from 'drizzle-orm';
import type { ExerciseCategory } from '#domain/exercise-category.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { type Database, statement } from '#server/database/database.ts';
import { trainingDays } from '#server/database/tables/assignments.ts';
import { exercises } from '#server/database/tables/exercises.ts';
import { dayVersionExercises } from '#server/database/tables/programs.ts';
import { progressLogs } from '#server/database/tables/progress.ts';

export type LogRow = typeof progressLogs.$inferSelect;

/** A prescription that a log can be for, and whether it has its log on the day. */
export type Prescribed = {
  id: string;
  dayVersionId: string;
  category: ExerciseCategory;
  unitsPrescribed: number;
  sets: string | null;
  reps: string | null;
  time: string | null;
  volume: string | null;
  distance: string | null;
  percent1RM: string | null;
  isLogged: boolean;
};

export type LoggableDay = {
  trainingDayId: string;
  dayVersionId: string;
  state: 'scheduled' | 'cleared' | 'paused' | 'dropped';
  loggedCount: number;
  exerciseName: string;
  exerciseCategory: ExerciseCategory;
  /** Those of the exercise in the version the day points to, in order. */
  prescriptions: Prescribed[];
};

const prescribedAsJson = `json_build_object(
  'id', p.id, 'dayVersionId', p.day_version_id, 'category', p.category, 'unitsPrescribed', p.units_prescribed,
  'sets', p.sets, 'reps', p.reps, 'time', p."time", 'volume', p.volume, 'distance', p.distance,
  'percent1RM', p.percent_1rm,
  'isLogged', exists (select 1 from progress_logs l where l.training_day_id = d.id and l.prescription_id = p.id))`;

/** All that saving a log needs to know, in one read: the training day and its prescriptions of the exercise. */
const loggableDay = statement<LoggableDay>(
  'loggable_day',
  `select d.id as "trainingDayId", d.day_version_id as "dayVersionId", d.state, d.logged_count as "loggedCount",
     e.name as "exerciseName", e.category as "exerciseCategory",
     coalesce((
       select json_agg(${prescribedAsJson} order by p.position)
       from day_version_exercises p where p.day_version_id = d.day_version_id and p.exercise_id = e.id
     ), '[]') as prescriptions
   from training_days d
   join exercises e on e.id = $4
   where d.assignment_id = $1 and d.member_id = $2 and d.date = $3`,
);

type DayKey = { assignmentId: string; memberId: string; date: PlainDate; exerciseId: string };

export async function findLoggableDay(db: Database, key: DayKey): Promise<LoggableDay | null> {
  const rows = await loggableDay(db, [key.assignmentId, key.memberId, key.date, key.exerciseId]);
  return rows[0] ?? null;
}

/**
 * The exercise's prescriptions in older versions of the same program day (or single workout), newest first: for a
 * log that is late. The day may have been deleted with its week since, and perhaps made anew.
 */
const olderPrescriptions = statement<{ prescription: Prescribed }>(
  'older_prescriptions',
  `select ${prescribedAsJson} as prescription
   from training_days d
   join day_versions c on c.id = d.day_version_id
   join day_versions v on v.id <> c.id and (v.program_day_id = c.program_day_id or (
     v.program_day_id is null and v.workout_id = c.workout_id and v.week_number is not distinct from c.week_number
     and (v.week_number is null or v.day_name = c.day_name)))
   join day_version_exercises p on p.day_version_id = v.id and p.exercise_id = $2
   where d.id = $1
   order by v.created_at desc, p.position`,
);

export async function findOlderPrescriptions(db: Database, trainingDayId: string, exerciseId: string) {
  return (await olderPrescriptions(db, [trainingDayId, exerciseId])).map(row => row.prescription);
}

/** What was answered when this very request was here before. */
const sentRequest = statement<{ requestHash: string; answer: string }>(
  'sent_request',
  'select request_hash as "requestHash", answer from sent_requests where member_id = $1 and key = $2',
);

export async function findSentRequest(db: Database, memberId: string, key: string) {
  return (await sentRequest(db, [memberId, key]))[0] ?? null;
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
 * Saves a log and everything that is counted from it in one statement, so one transaction: the day's and the
 * assignment's counts, and the answer to repeat for a retry. Nothing is written when the day no longer has the
 * version the log was made for (an edit came in between), or does not count at the moment.
 */
const saveOnDay = statement<{ id: string }>(
  'save_log',
  `with day as (
     update training_days set logged_count = logged_count + 1, units_counted = units_counted + $27::numeric
     where id = $4::uuid and day_version_id = $28::uuid and state = 'scheduled'
     returning assignment_id
   ), counted as (
     update assignments a set completed_exercises = completed_exercises + 1 from day where a.id = day.assignment_id
   ), sent as (
     insert into sent_requests (member_id, key, request_hash, answer, at)
     select $2::uuid, $29::text, $30::text, $31::text, $8::timestamptz from day where $29::text is not null
   )
   insert into progress_logs (${names}) select ${casts} from day returning id`,
  { alone: true },
);

export async function saveLog(
  db: Database,
  log: NewLog,
  dayVersionId: string,
  sent: SentRequest | null,
): Promise<boolean> {
  return (await saveOnDay(db, [...values(log), dayVersionId, ...sendColumns(sent)])).length > 0;
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

export async function lockDay(tx: Database, trainingDayId: string) {
  const rows = await tx.select().from(trainingDays).where(eq(trainingDays.id, trainingDayId)).for('update');
  return rows[0] ?? null;
}

/** Puts a day back into the schedule, on the version that a late log was done against. */
export async function reviveDay(tx: Database, trainingDayId: string, dayVersionId: string): Promise<void> {
  await tx.execute(sql`
    update training_days d set state = 'scheduled', day_version_id = v.id, exercise_count = v.exercise_count,
      units_prescribed = v.units_prescribed
    from day_versions v where v.id = ${dayVersionId} and d.id = ${trainingDayId}`);
}

/** Counts the day's logs anew, and its assignment's with them. */
export async function recountDay(tx: Database, trainingDayId: string): Promise<void> {
  await tx.execute(sql`
    update training_days d set logged_count = c.logged, units_counted = c.units
    from (
      select count(*) as logged, coalesce(sum(units_counted), 0) as units
      from progress_logs where training_day_id = ${trainingDayId} and prescription_id is not null
    ) c
    where d.id = ${trainingDayId}`);
}

export async function updateLog(tx: Database, id: string, changes: Partial<LogRow>): Promise<void> {
  await tx.update(progressLogs).set(changes).where(eq(progressLogs.id, id));
}

export async function deleteLog(tx: Database, id: string): Promise<void> {
  await tx.delete(progressLogs).where(eq(progressLogs.id, id));
}

/** A member's log with the prescription it was done against, held still for a correction. */
export async function lockLog(tx: Database, id: string, memberId: string) {
  const rows = await tx
    .select({ log: progressLogs, prescription: dayVersionExercises, category: exercises.category })
    .from(progressLogs)
    .innerJoin(exercises, eq(exercises.id, progressLogs.exerciseId))
    .leftJoin(dayVersionExercises, eq(dayVersionExercises.id, progressLogs.prescriptionId))
    .where(and(eq(progressLogs.id, id), eq(progressLogs.memberId, memberId)))
    .for('update', { of: progressLogs });
  return rows[0] ?? null;
}

export type LogFilter = {
  assignmentId?: string | undefined;
  exerciseId?: string | undefined;
  from?: PlainDate | undefined;
  to?: PlainDate | undefined;
};

/** A member's logs with their exercises' names, newest first. */
export async function logsOf(
  db: Database,
  memberId: string,
  filter: LogFilter & { id?: string },
  limit: number,
) {
  const rows = await db
    .select({ log: progressLogs, exerciseName: exercises.name, category: exercises.category })
    .from(progressLogs)
    .innerJoin(exercises, eq(exercises.id, progressLogs.exerciseId))
    .where(
      and(
        eq(progressLogs.memberId, memberId),
        filter.id ? eq(progressLogs.id, filter.id) : undefined,
        filter.assignmentId ? eq(progressLogs.assignmentId, filter.assignmentId) : undefined,
        filter.exerciseId ? eq(progressLogs.exerciseId, filter.exerciseId) : undefined,
        filter.from ? gte(progressLogs.date, filter.from) : undefined,
        filter.to ? lte(progressLogs.date, filter.to) : undefined,
      ),
    )
    .orderBy(desc(progressLogs.loggedAt), desc(progressLogs.id))
    .limit(limit);
  return rows.map(({ log, exerciseName, category }) => asRecord(log, exerciseName, category));
}

/** The wire's progress record. */
export function asRecord(
  log: NewLog & Partial<LogRow>,
  exerciseName: string,
  exerciseCategory: ExerciseCategory,
) {
  return {
    ...log,
    completedDate: log.date,
    setsData: log.setsData as { setNum: number; completed: boolean }[] | null,
    exerciseName,
    exerciseCategory,
    isPublic: log.isPublic ?? false,
    likeCount: log.likeCount ?? 0,
  };
}

/** Answers kept for retries; a month is longer than any device stays without a signal and keeps trying. */
export async function deleteOldAnswers(db: Database, now: Date): Promise<void> {
  await db.execute(sql`delete from sent_requests where at < ${new Date(now.getTime() - 30 * 86_400_000)}`);
}
