import type * as z from 'zod/mini';
import type { previewShare } from '#contract/fellowship/feed.ts';
import { type PostContent, sessionSummary } from '#domain/feed/post-content.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { recordKey, recordsOf } from '#domain/records/records.ts';
import type { LoggedWork } from '#domain/training/log/workout-units.ts';
import { type Database, statement } from '#server/database/database.ts';
import { loggedOf } from '#server/records/recorded-logs.ts';

export type ShareInput = z.output<typeof previewShare.query>;

/** The post's content, the name under which it is shared once, and what it goes with. */
export type Shared = { told: PostContent; source: string } & (
  | { trainingDayId: string; logId: null }
  | { trainingDayId: null; logId: string }
);

type SessionRow = {
  dayName: string;
  programName: string;
  date: PlainDate;
  logs: (LoggedWork & { exerciseId: string; category: ExerciseCategory })[];
};

/** A day with at least one log. */
const loggedDay = statement<SessionRow, { memberId: string; trainingDayId: string }>(
  'session_to_share',
  `select v.day_name as "dayName", w.name as "programName", d.date, logged.logs
   from training_days d join day_versions v on v.id = d.day_version_id
   join assignments a on a.id = d.assignment_id join workouts w on w.id = a.workout_id
   cross join lateral (
     select json_agg(json_build_object('exerciseId', l.exercise_id, 'category', e.category, 'setsData', l.sets_data,
       'timeCompleted', l.time_completed, 'distanceCompleted', l.distance_completed,
       'volumeCompleted', l.volume_completed)) as logs
     from progress_logs l join exercises e on e.id = l.exercise_id where l.training_day_id = d.id) logged
   where d.id = :trainingDayId and d.member_id = :memberId and logged.logs is not null`,
);

/** Nothing where the member has no such session with anything logged, or no longer holds the record. */
export async function whatIsShared(
  db: Database,
  memberId: string,
  input: ShareInput,
): Promise<Shared | null> {
  const { trainingDayId } = input;
  if (trainingDayId === undefined) return recordToShare(db, memberId, input);
  const [session] = await loggedDay(db, { memberId, trainingDayId });
  if (session === undefined) return null;
  return { told: sessionSummary(session), source: `session ${trainingDayId}`, trainingDayId, logId: null };
}

async function recordToShare(db: Database, memberId: string, input: ShareInput): Promise<Shared | null> {
  const { exerciseId = '', logId = '', kind, at = null } = input;
  const [exercise] = await loggedOf(db, memberId, [exerciseId]);
  if (exercise === undefined || kind === undefined) return null;
  const key = recordKey({ kind, at });
  const held = recordsOf(exercise.category, exercise.logs).find(
    record => record.logId === logId && recordKey(record) === key,
  );
  if (held === undefined) return null;
  const { exerciseName } = exercise;
  const { value, date } = held;
  const told = { kind: 'record' as const, exerciseName, recordKind: kind, value, at: held.at, date };
  return { told, source: `record ${logId} ${key}`, trainingDayId: null, logId };
}
