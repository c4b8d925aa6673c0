import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { compareNames } from '#domain/names/compare-names.ts';

export type Choice = {
  id: string;
  name: string;
  category: ExerciseCategory;
  muscleGroups: readonly string[];
};

/**
 * What may be done in an exercise's place: those that the coach named, in their order; then those of its category that share
 * most muscles with it, of as many by the alphabet. Neither what is being done now nor what the others of the session are.
 */
export function swapChoices<Exercise extends Choice>(
  now: { exerciseId: string; category: ExerciseCategory; alternates: readonly string[] },
  library: readonly Exercise[],
): { named: Exercise[]; others: (Exercise & { shared: number })[] } {
  const may = library.filter(({ id, category }) => category === now.category && id !== now.exerciseId);
  const muscles = new Set(library.find(({ id }) => id === now.exerciseId)?.muscleGroups.map(lower));
  const named = now.alternates.flatMap(id => may.find(one => one.id === id) ?? []);
  const others = may
    .filter(one => !named.includes(one))
    .map(one => ({ ...one, shared: one.muscleGroups.filter(muscle => muscles.has(lower(muscle))).length }))
    .toSorted((a, b) => b.shared - a.shared || compareNames(a.name, b.name));
  return { named, others };
}

const lower = (text: string) => text.toLowerCase();
