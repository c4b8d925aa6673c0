import type { ResponseOf } from '#contract/endpoint.ts';
import type { listExercises } from '#contract/exercises.ts';
import { exerciseCategories } from '#domain/training/exercise-category.ts';

export type LibraryExercise = ResponseOf<typeof listExercises>[number];

/** Those that hold every word searched for in their name, category, muscles or equipment. */
export function searchExercises(library: readonly LibraryExercise[], search: string): LibraryExercise[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return library.filter(({ name, category, muscleGroups, equipment }) => {
    const text = [name, category, ...muscleGroups, ...equipment].join(' ').toLowerCase();
    return words.every(word => text.includes(word));
  });
}

/** In the order of the library's tabs, each group sorted by name; categories with nothing are left out. */
export const groupedByCategory = (exercises: readonly LibraryExercise[]) =>
  exerciseCategories
    .map(category => ({
      category,
      exercises: sortedByName(exercises.filter(one => one.category === category)),
    }))
    .filter(group => group.exercises.length > 0);

/** What Enter takes: the name typed in full, else a name that starts so, that holds it, else the first found. */
export function bestMatch(found: readonly LibraryExercise[], search: string): LibraryExercise | undefined {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return undefined;
  const sorted = sortedByName(found);
  const named = (fits: (name: string) => boolean) => sorted.find(({ name }) => fits(name.toLowerCase()));
  return (
    named(name => name === wanted) ??
    named(name => name.startsWith(wanted)) ??
    named(name => name.includes(wanted)) ??
    sorted[0]
  );
}

const sortedByName = (exercises: readonly LibraryExercise[]) =>
  exercises.toSorted((a, b) => a.name.localeCompare(b.name));
