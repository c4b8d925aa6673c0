import { loadsAnyOf } from '#domain/exercises/hurting-places.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { compareNames } from '#domain/names/compare-names.ts';

export type Choice = {
  id: string;
  name: string;
  category: ExerciseCategory;
  /** The one that it is for comes first. */
  muscleGroups: readonly string[];
  equipment: readonly string[];
};

type Replaced = { exerciseId: string; category: ExerciseCategory; alternates: readonly string[] };

/**
 * What may be done in an exercise's place: those that the coach named, in their order; then the others of its category, what
 * comes nearest first. Nearest: it shares muscles and does not load a place of `pains`, is for the same main muscle, shares more of
 * them, is done with the same equipment, trains less besides; of equals by name. Neither what is being done now nor what the others of the session are.
 */
export function swapChoices<Exercise extends Choice>(
  now: Replaced,
  library: readonly Exercise[],
  pains: readonly string[] = [],
): { named: Exercise[]; others: Exercise[] } {
  const may = library.filter(({ id, category }) => category === now.category && id !== now.exerciseId);
  const replaced = library.find(({ id }) => id === now.exerciseId);
  const named = now.alternates.flatMap(id => may.find(one => one.id === id) ?? []);
  const ranked = may
    .filter(one => !named.includes(one))
    .map(one => ({ one, distance: distanceOf(one, replaced, pains) }))
    .toSorted((a, b) => compareEach(a.distance, b.distance) || compareNames(a.one.name, b.one.name));
  return { named, others: ranked.map(({ one }) => one) };
}

/** What counts, the weightiest first; less is nearer. */
function distanceOf(one: Choice, replaced: Choice | undefined, pains: readonly string[]): number[] {
  const [muscles, tools] = [lower(replaced?.muscleGroups), lower(replaced?.equipment)];
  const [own, ownTools] = [lower(one.muscleGroups), lower(one.equipment)];
  const shared = own.filter(muscle => muscles.includes(muscle)).length;
  return [
    shared === 0 ? 2 : Number(loadsAnyOf(pains, one.muscleGroups)),
    Number(own[0] !== muscles[0]),
    -shared,
    Number(!ownTools.some(tool => tools.includes(tool))),
    own.length - shared,
  ];
}

const lower = (texts: readonly string[] = []) => texts.map(text => text.toLowerCase());

function compareEach(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
