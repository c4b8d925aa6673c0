import type * as z from 'zod/mini';
import type { heldRecord } from '#contract/progress-fields.ts';
import { newRecordsOf } from '#domain/records/new-records.ts';
import type { RecordedLog } from '#domain/records/records.ts';
import type { LoggedSet } from '#domain/training/log/workout-units.ts';
import type { Database } from '#server/database/database.ts';
import { loggedOf } from './recorded-logs.ts';

export type HeldRecord = z.input<typeof heldRecord>;

/** A log as it is about to be written, or has just been. */
export type WrittenLog = Omit<RecordedLog, 'setsData'> & { exerciseId: string; setsData?: unknown };

/**
 * The records that a member's logs make, for the exercises really done. Called before the logs are written, or in the
 * transaction that writes them: a corrected log is then compared with what it held until now. Of new logs the answer is
 * the same afterwards.
 */
export async function newRecordsFor(
  db: Database,
  memberId: string,
  written: readonly WrittenLog[],
): Promise<HeldRecord[]> {
  if (written.length === 0) return [];
  const exerciseIds = [...new Set(written.map(({ exerciseId }) => exerciseId))];
  const exercises = await loggedOf(db, memberId, exerciseIds);
  return exercises.flatMap(({ logs, ids, ...exercise }) => {
    const mine = written.filter(({ exerciseId }) => ids.includes(exerciseId)).map(asRecorded);
    return newRecordsOf(exercise.category, logs, mine).map(record => ({ ...exercise, ...record }));
  });
}

/**
 * The records of logs that are written already: held against all others, whatever was announced when they were written.
 */
export async function newRecordsOfDay(
  db: Database,
  memberId: string,
  written: readonly { id: string; exerciseId: string }[],
): Promise<HeldRecord[]> {
  if (written.length === 0) return [];
  const exercises = await loggedOf(db, memberId, [...new Set(written.map(({ exerciseId }) => exerciseId))]);
  const ids = new Set(written.map(({ id }) => id));
  return exercises.flatMap(({ logs, ids: _ids, ...exercise }) => {
    const others = logs.filter(({ id }) => !ids.has(id));
    const mine = logs.filter(({ id }) => ids.has(id));
    return newRecordsOf(exercise.category, others, mine).map(record => ({ ...exercise, ...record }));
  });
}

const asRecorded = (log: WrittenLog): RecordedLog => ({
  id: log.id,
  date: log.date,
  loggedAt: log.loggedAt,
  setsData: (log.setsData ?? null) as LoggedSet[] | null,
  timeCompleted: log.timeCompleted ?? null,
  distanceCompleted: log.distanceCompleted ?? null,
  volumeCompleted: log.volumeCompleted ?? null,
});
