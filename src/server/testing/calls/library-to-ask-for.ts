import { addFavourite } from '#contract/exercises/favourites.ts';
import { changeExercises } from '#contract/exercises/many.ts';
import { mergeExercise } from '#contract/exercises/merge.ts';
import type { Person } from '#server/testing/people.ts';
import { anExercise } from '#server/testing/training.ts';

/** An exercise that is merged into another, some that have been changed together, and one that the coach has starred. */
export async function libraryToAskFor(coach: Person, starred: { id: string }) {
  const [merged, kept] = [await anExercise(coach), await anExercise(coach)];
  await coach.get(mergeExercise, { params: { id: merged.id }, body: { into: kept.id } });
  const change = { ids: [kept.id], addEquipment: ['Band'], isArchived: true };
  const { before, changedAt } = await coach.get(changeExercises, { body: change });
  await coach.get(addFavourite, { params: { id: starred.id } });
  return { merged, before, changedAt };
}
