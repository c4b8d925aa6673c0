import { eq, type SQL, sql } from 'drizzle-orm';
import type { Weekday } from '#domain/plain-date.ts';
import { maxExercisesPerDay } from '#domain/limits.ts';
import { type ProgramTree, workoutsOf } from '#domain/programs/program-tree.ts';
import { type Database, statement } from '#server/database/database.ts';
import { prescriptions, programDays, programWeeks, workouts } from '#server/database/tables/programs.ts';
import { conflict } from '#server/http/problem.ts';

/** A workout's are its own, and every day of a program that uses it. */
type Days =
  | { dayId: string }
  | { weekId: string }
  | { weekId: string; dayOfWeek: Weekday }
  | { workoutId: string };

/** One more may be attached to it, as long as it is held still. */
export async function refuseFullWorkout(tx: Database, workoutId: string): Promise<void> {
  const count = await tx.$count(prescriptions, eq(prescriptions.workoutId, workoutId));
  if (count >= maxExercisesPerDay) throw conflict(`A workout holds at most ${maxExercisesPerDay} exercises`);
}

/**
 * None of the days may have come to hold too many, as they are trained; to be asked after the change, with their
 * programs held still. One that held too many before it may, as long as it has not grown.
 */
export async function refuseFullerDays(
  tx: Database,
  days: Days,
  before: ReadonlyMap<string, number> = new Map(),
): Promise<void> {
  for (const [id, count] of await overfullDays(tx, days)) {
    if (count > (before.get(id) ?? maxExercisesPerDay)) throw dayTooFull();
  }
}

/** How many exercises each workout holds that a day of these programs uses. */
export async function exerciseCountsOf(tx: Database, trees: readonly Pick<ProgramTree, 'weeks'>[]) {
  const ids = [...new Set(trees.flatMap(tree => [...workoutsOf(tree)]))];
  const rows = ids.length > 0 ? await exerciseCounts(tx, { ids }) : [];
  return new Map(rows.map(({ id, count }) => [id, count]));
}

const exerciseCounts = statement<{ id: string; count: number }, { ids: readonly string[] }>(
  'exercise_counts_of_workouts',
  `select workout_id as id, count(*)::int as count from prescriptions
   where workout_id = any(:ids::uuid[]) group by workout_id`,
);

export const dayTooFull = () => conflict(`A day holds at most ${maxExercisesPerDay} exercises`);

/** Days were once without a limit: one that holds more stays as it is, but is not copied. */
export async function refuseOverfullWeek(tx: Database, weekId: string): Promise<void> {
  const overfull = await overfullDays(tx, { weekId });
  if (overfull.size > 0)
    throw conflict(
      `A day of this week holds more than ${maxExercisesPerDay} exercises, so it cannot be copied`,
    );
}

/**
 * How many exercises each of them holds, counted as a day is compiled: its own and its workout's, and with any of
 * those the ones attached to the whole program. Nobody can mend a deleted program, so its days refuse nothing.
 */
export async function overfullDays(tx: Database, days: Days): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ id: string; count: number }>(sql`
    select id, own + attached as count from (
      select d.id, ${attachedTo(sql`p.id`)} as attached,
        (select count(*)::int from ${prescriptions} where day_id = d.id) + ${attachedTo(sql`d.assigned_workout_id`)} as own
      from ${programDays} d join ${programWeeks} w on w.id = d.week_id join ${workouts} p on p.id = w.program_id
      where p.hidden_at is null and (${whichOf(days)})) as held
    where own > 0 and own + attached > ${maxExercisesPerDay}`);
  return new Map(rows.map(row => [row.id, row.count]));
}

const attachedTo = (workoutId: SQL) =>
  sql`(select count(*)::int from ${prescriptions} where workout_id = ${workoutId})`;

function whichOf(days: Days): SQL {
  if ('dayId' in days) return sql`d.id = ${days.dayId}`;
  if ('workoutId' in days)
    return sql`w.program_id = ${days.workoutId} or d.assigned_workout_id = ${days.workoutId}`;
  if ('dayOfWeek' in days) return sql`d.week_id = ${days.weekId} and d.day_of_week = ${days.dayOfWeek}`;
  return sql`d.week_id = ${days.weekId}`;
}
