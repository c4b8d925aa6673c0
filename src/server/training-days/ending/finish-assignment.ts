import type { PlainDate } from '#domain/plain-date.ts';
import { planned } from '#server/training-days/counts/planned.ts';
import { type Database, statement } from '#server/database/database.ts';
import { recordCompletions } from './record-completions.ts';

/** SQL: with `logged` exercises done, the last one of assignment `a` is done. One-off exercises never end. */
const hasLast = (logged: string) =>
  `(a.status = 'active' and ${planned('a')} and a.removed_at is null and ${logged} = a.total_exercises and ${logged} > 0)`;

/**
 * SQL that completes assignment `a` with its last exercise, at `:now`, as part of the statement that saves a log. An
 * assignment that is completed already gets its record again.
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

/** Does the same after any other change of the counts, and writes the record. */
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
 * Makes an assignment active again that its last log had completed, because an exercise is without a log now. After its
 * end date it stays completed.
 */
export async function reopenAssignment(tx: Database, id: string, today: PlainDate, now: Date): Promise<void> {
  await reopen(tx, { id, today, now });
}
