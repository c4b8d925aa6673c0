import { and, inArray, isNull } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type * as contract from '#contract/training/own-days.ts';
import { adjustLoad, swapExercise } from '#domain/prescriptions/adjust-load.ts';
import { unitsPrescribed } from '#domain/training/workout-units.ts';
import type { Database } from '#server/database/database.ts';
import { exercises } from '#server/database/tables/exercises.ts';
import { refuseWrongAlternates } from '#server/exercises/refuse-alternates.ts';
import { badInput, conflict, notFound, requireFound } from '#server/http/problem.ts';
import { bringInLine } from '#server/training-days/schedule/follow-program-change.ts';
import { versionOf } from '#server/training-days/versions/version-of.ts';
import { type Former, giveOwnDays } from './give-own-days.ts';
import { type Content, contentsOf, lockDays, type OpenDay } from './open-days.ts';

type Prescribed = z.output<typeof contract.changeTrainingDay.body>;
type Change = z.output<typeof contract.adjustTrainingDays.body>['change'];

/** Gives one day these exercises. */
export async function changeDay(
  tx: Database,
  id: string,
  prescriptions: Prescribed,
  now: Date,
): Promise<Former> {
  const day = await lockOpenDay(tx, id, now);
  const categories = await categoriesOf(
    tx,
    prescriptions.map(one => one.exerciseId),
  );
  await refuseWrongAlternates(tx, prescriptions);
  const contents = prescriptions.map(one => {
    const category = categories.get(one.exerciseId);
    if (!category) throw badInput('exerciseId', 'An exercise is no longer in the library');
    return { ...one, category, dailyWorkoutId: null, unitsPrescribed: unitsPrescribed(category, one) };
  });
  return requireFound((await giveOwnDays(tx, [{ day, contents }]))[0], 'Training day');
}

/** A day of the member's own follows its program again. One that follows it already stays as it is. */
export async function followAgain(tx: Database, id: string, now: Date): Promise<Former> {
  const day = await lockOpenDay(tx, id, now);
  await bringInLine(tx, versionOf(day.assignment), [day.assignment], now, [id]);
  return { id, versionId: day.version.id };
}

async function lockOpenDay(tx: Database, id: string, now: Date): Promise<OpenDay> {
  const [day] = await lockDays(tx, [id], undefined, now);
  if (!day) throw notFound('Training day');
  if (day.closedBecause !== null) throw conflict(day.closedBecause);
  return day;
}

/** Changes several days of a member at once; answers those that it has changed. */
export async function adjustDays(
  tx: Database,
  memberId: string,
  { ids, change }: { ids: readonly string[]; change: Change },
  now: Date,
): Promise<Former[]> {
  const days = await lockDays(tx, ids, memberId, now);
  if (days.length < new Set(ids).size) throw notFound('Training day');
  const open = days.filter(({ closedBecause }) => closedBecause === null);
  const [first] = days;
  if (open.length === 0 && first?.closedBecause) throw conflict(first.closedBecause);
  const adjust = await adjusterOf(tx, change);
  const contents = await contentsOf(
    tx,
    open.map(({ version }) => version.id),
  );
  const changed = open.flatMap(day => {
    const before = contents.get(day.version.id) ?? [];
    const after = before.map(adjust);
    return after.some((content, index) => content !== before[index]) ? [{ day, contents: after }] : [];
  });
  if (changed.length === 0) throw conflict(nothingChanges[change.kind]);
  return giveOwnDays(tx, changed);
}

const nothingChanges = {
  load: 'None of these sessions names a weight or a percent of the max, so there is no load to change',
  swap: 'None of these sessions has the exercise any more',
} as const;

const weighed = (content: Content): Content => ({
  ...content,
  unitsPrescribed: unitsPrescribed(content.category, content),
});

/** Answers the same object where nothing of it changes. */
async function adjusterOf(tx: Database, change: Change): Promise<(content: Content) => Content> {
  if (change.kind === 'load') {
    return content => {
      const after = adjustLoad(content, change.percent);
      return after === content ? content : weighed(after);
    };
  }
  const { fromExerciseId, toExerciseId } = change;
  const category = (await categoriesOf(tx, [toExerciseId])).get(toExerciseId);
  if (!category) throw badInput('toExerciseId', 'This exercise is no longer in the library');
  return content => {
    if (content.exerciseId !== fromExerciseId || fromExerciseId === toExerciseId) return content;
    if (content.category !== category)
      throw badInput('toExerciseId', `Choose an exercise of ${content.category}`);
    return weighed(swapExercise(content, toExerciseId));
  };
}

async function categoriesOf(tx: Database, ids: readonly string[]) {
  const rows = await tx
    .select({ id: exercises.id, category: exercises.category })
    .from(exercises)
    .where(and(inArray(exercises.id, [...ids]), isNull(exercises.hiddenAt)));
  return new Map(rows.map(row => [row.id, row.category]));
}
