import { and, inArray, isNull } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type * as contract from '#contract/training/own-days.ts';
import { adjustLoad, swapExercise } from '#domain/prescriptions/adjust-load.ts';
import { loadChange, type MadeChange, type OwnChange } from '#domain/training/own/own-change.ts';
import { loadChangeText } from '#domain/training/own/own-change-text.ts';
import { unitsPrescribed } from '#domain/training/log/workout-units.ts';
import type { Database } from '#server/database/database.ts';
import { exercises } from '#server/database/tables/exercises.ts';
import { assistedAmong } from '#server/exercises/assisted.ts';
import { refuseWrongAlternates } from '#server/exercises/refuse-alternates.ts';
import { badInput, conflict, requireFound } from '#server/http/problem.ts';
import { type PreviousDay, giveOwnDays } from './give-own-days.ts';
import { loadsBefore, namesOf } from './loads-before.ts';
import { type Content, contentsOf, lockOpenDays, type OpenDay } from './open-days.ts';

type Prescribed = z.output<typeof contract.changeTrainingDay.body>;
type Adjust = z.output<typeof contract.adjustTrainingDays.body>;
type Change = Adjust['change'];

type Maker = { coachId: string; now: Date };

const made = (change: OwnChange, { coachId, now }: Maker): MadeChange => ({
  ...change,
  at: now.toISOString(),
  by: coachId,
});

/** Gives one day these exercises. */
export async function changeDay(
  tx: Database,
  id: string,
  prescriptions: Prescribed,
  maker: Maker,
): Promise<PreviousDay> {
  const day = requireFound((await lockOpenDays(tx, [id], undefined, maker.now))[0], 'Training day');
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
  const changes = [made({ kind: 'exercises' }, maker)];
  return requireFound((await giveOwnDays(tx, [{ day, contents, changes }]))[0], 'Training day');
}

/** Changes several days of a member at once; answers those that it has changed. */
export async function adjustDays(
  tx: Database,
  memberId: string,
  { ids, change, unlessLoadChanged }: Adjust,
  maker: Maker,
): Promise<PreviousDay[]> {
  const open = await lockOpenDays(tx, ids, memberId, maker.now);
  if (change.kind === 'load' && unlessLoadChanged) refuseChangedLoad(open);
  const contents = await contentsOf(
    tx,
    open.map(({ version }) => version.id),
  );
  const exerciseIds = [...contents.values()].flat().map(({ exerciseId }) => exerciseId);
  const adjust = await adjusterOf(tx, change, exerciseIds);
  const changed = open.flatMap(day => {
    const before = contents.get(day.version.id) ?? [];
    const after = before.map(adjust);
    const touched = before.filter((content, index) => content !== after[index]);
    return touched.length > 0 ? [{ day, contents: after, touched }] : [];
  });
  if (changed.length === 0) throw conflict(nothingChanges[change.kind]);
  const tell = await tellerOf(
    tx,
    change,
    changed.flatMap(({ touched }) => touched),
  );
  return giveOwnDays(
    tx,
    changed.map(({ day, contents: after, touched }) => ({
      day,
      contents: after,
      changes: [...(day.version.ownChanges ?? []), made(tell(touched), maker)],
    })),
  );
}

/**
 * A changed load, by another coach or a second press of the key, is refused: the coach is asked first whether to change
 * it once more.
 */
function refuseChangedLoad(days: readonly OpenDay[]): void {
  const percent = days
    .map(({ version }) => loadChange(version.ownChanges ?? []))
    .find(change => change !== 0);
  if (percent !== undefined) throw conflict(`Already ${loadChangeText(percent)}`);
}

/** The record of the change, of a day by what of it was touched. */
async function tellerOf(
  tx: Database,
  change: Change,
  touched: readonly Content[],
): Promise<(touched: readonly Content[]) => OwnChange> {
  if (change.kind === 'load') {
    const names = await namesOf(
      tx,
      touched.map(({ exerciseId }) => exerciseId),
    );
    return contents => ({ kind: 'load', percent: change.percent, before: loadsBefore(contents, names) });
  }
  const { fromExerciseId: fromId, toExerciseId: toId } = change;
  const names = await namesOf(tx, [fromId, toId]);
  const [from, to] = [names.get(fromId) ?? '', names.get(toId) ?? ''];
  return () => ({ kind: 'swap', fromId, from, toId, to });
}

const nothingChanges = {
  load: 'None of these sessions has a weight or a percent of the max, so there is no load to change',
  swap: 'None of these sessions has the exercise any more',
} as const;

const weighed = (content: Content): Content => ({
  ...content,
  unitsPrescribed: unitsPrescribed(content.category, content),
});

/** Answers the same object where nothing of it changes. */
async function adjusterOf(
  tx: Database,
  change: Change,
  exerciseIds: readonly string[],
): Promise<(content: Content) => Content> {
  if (change.kind === 'load') {
    const assisted = await assistedAmong(tx, exerciseIds);
    return content => {
      const after = adjustLoad(content, change.percent, assisted.has(content.exerciseId));
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
