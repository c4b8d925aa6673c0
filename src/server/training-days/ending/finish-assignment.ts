import type { PlainDate } from '#domain/plain-date.ts';
import { type Database, statement } from '#server/database/database.ts';
import { recordCompletions } from './record-completions.ts';

/** SQL: whether the last exercise of assignment `a` is logged, when so many are. One-off exercises never end. */
const hasLast = (logged: string) =>
  `(a.status = 'active' and a.kind <> 'daily' and a.removed_at is null and ${logged} = a.total_exercises and ${logged} > 0)`;

/**
 * SQL that completes assignment `a` with its last exercise, at `:now`; what is completed already gets its record
 * anew. Written to be part of the statement that saves a log.
 */
export const finishing = (logged: string) => `
  status = case when ${hasLast(logged)} then 'completed' else a.status end,
  completed_because = case when ${hasLast(logged)} then 'logged' else a.completed_because end,
  completed_at = case when ${hasLast(logged)} then :now::timestamptz else a.completed_at end,
  updated_at = case when ${hasLast(logged)} then :now::timestamptz else a.updated_at end,
  completion_recorded_at = case when a.status = 'completed' or ${hasLast(logged)} then null
    else a.completion_recorded_at end`;

const counted = 'a.completed_exercises';

const finish = statement<{ id: string }, { id: string; now: Date }>(
  'finish_assignment',
  `update assignments a set ${finishing(counted)}
   where a.id = :id and (a.status = 'completed' or ${hasLast(counted)}) returning a.id`,
);

/** The same once the counts have changed otherwise, and the record with it. */
export async function finishAssignment(tx: Database, id: string, now: Date): Promise<void> {
  const finished = await finish(tx, { id, now });
  if (finished.length > 0) await recordCompletions(tx, [id], now);
}

const reopen = statement<never, { id: string; today: PlainDate; now: Date }>(
  'reopen_assignment',
  `update assignments a set status = 'active', completed_because = null, completed_at = null,
     completion_recorded_at = null, updated_at = :now
   from workouts w
   where a.id = :id and w.id = a.workout_id and w.hidden_at is null and a.removed_at is null
     and a.status = 'completed' and a.completed_because = 'logged' and a.end_date >= :today`,
);

/**
 * A log was taken back, so something is left unlogged: what its last log had completed is under way again, as long
 * as it has not come to its end date.
 */
export async function reopenAssignment(tx: Database, id: string, today: PlainDate, now: Date): Promise<void> {
  await reopen(tx, { id, today, now });
}
