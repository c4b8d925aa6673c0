import type { IncomingHttpHeaders } from 'node:http';
import { followProgramChange } from '#server/training-days/schedule/follow-program-change.ts';
import { type Database, type DatabasePool, transaction } from '#server/database/database.ts';
import { badInput, conflict, requireFound } from '#server/http/problem.ts';
import { lockWorkout } from '#server/training-days/versions/lock-workout.ts';
import * as queries from './queries.ts';
import { beforeLiveEdit, beforeLiveEdits, type By } from './versions/live-edits.ts';

/** A change to a program: one at a time, and its training days follow in the same transaction. */
export function editProgram<Result>(
  db: DatabasePool,
  programId: string | null,
  by: By,
  change: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return transaction(db, async tx => {
    const { id } = requireFound(await lockWorkout(tx, requireFound(programId, 'Program')), 'Program');
    await beforeLiveEdit(tx, id, by);
    const result = await change(tx);
    await followProgramChange(tx, id, by.now);
    return result;
  });
}

type DayChange = { dayId: string; headers: IncomingHttpHeaders; by: By };

/** A change to one day of a program, refused when it was made on an older state than the one there now. */
export async function editDay<Result extends object>(
  db: DatabasePool,
  { dayId, headers, by }: DayChange,
  change: (tx: Database) => Promise<Result>,
): Promise<Result & { dayRevision: number }> {
  return editProgram(db, await queries.programOf(db, { dayId }), by, async tx => {
    refuseOlder(headers, await queries.revisionOf(tx, { dayId }));
    const result = await change(tx);
    return { ...result, dayRevision: await queries.markChanged(tx, dayId) };
  });
}

/** A change to the exercises attached to a workout reaches every program that uses it. */
export function editWorkout<Result>(
  db: DatabasePool,
  workoutId: string,
  by: By,
  change: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return transaction(db, async tx => {
    requireFound(await lockWorkout(tx, workoutId), 'Workout');
    await beforeWorkoutEdit(tx, workoutId, by);
    const result = await change(tx);
    await followWorkoutChange(tx, workoutId, by.now);
    return result;
  });
}

/** An edit of what a workout holds is one of each program that uses it, too. */
export async function beforeWorkoutEdit(tx: Database, workoutId: string, by: By): Promise<void> {
  await queries.lockProgramsUsing(tx, workoutId);
  const using = await queries.programsUsing(tx, workoutId);
  await beforeLiveEdits(tx, [workoutId, ...using.map(({ programId }) => programId)], by);
}

/** What is made from a workout follows it: its own assignments, and the days of programs that use it. */
export async function followWorkoutChange(tx: Database, workoutId: string, now: Date): Promise<void> {
  await queries.lockProgramsUsing(tx, workoutId);
  for (const programId of await queries.markWorkoutChanged(tx, workoutId)) {
    await followProgramChange(tx, programId, now);
  }
}

/** Of two coaches who change the same at once, the second is told; without `If-Match` nobody asked to be. */
export function refuseOlder(headers: IncomingHttpHeaders, revision: number): void {
  const seen = headers['if-match']?.replaceAll('"', '').trim();
  if (seen === undefined || seen === '*') return;
  if (!/^\d{1,9}$/.test(seen)) throw badInput('If-Match', 'Send the revision that was read');
  if (Number(seen) !== revision) throw dayChanged();
}

export const dayChanged = () => conflict('Another coach has just changed this day. It now shows the latest.');
