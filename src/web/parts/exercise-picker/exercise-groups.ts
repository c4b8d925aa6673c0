import type { ResponseOf } from '#contract/endpoint.ts';
import type { listExercises } from '#contract/exercises.ts';
import { searchExercises } from '#domain/exercises/exercise-search.ts';
import { exerciseCategories } from '#domain/prescriptions/exercise-category.ts';
import { compareNames } from '#domain/names/compare-names.ts';

export type LibraryExercise = ResponseOf<typeof listExercises>[number];

/** The exercise that Enter picks: the first that the search finds; none for a blank search. */
export function bestMatch(
  library: readonly LibraryExercise[],
  search: string,
  recent: readonly string[],
): LibraryExercise | undefined {
  return search.trim() === '' ? undefined : searchExercises(library, search, recent)[0];
}

/** In the order of the library's tabs, each group sorted by name; categories with nothing are left out. */
export const groupedByCategory = (exercises: readonly LibraryExercise[]) =>
  groupsIn(exerciseCategories, sortedByName(exercises));

/** Results of a search by category; the group of the best one comes first. */
export const foundByCategory = (found: readonly LibraryExercise[]) =>
  groupsIn([...new Set(found.map(({ category }) => category))], found);

/** The groups of a picker: favourites come first; a search shows only what it found. */
export function pickerGroups(found: readonly LibraryExercise[], isSearching: boolean): PickerGroup[] {
  const starred = found.filter(({ isFavourite }) => isFavourite);
  const others = isSearching
    ? foundByCategory(found.filter(({ isFavourite }) => !isFavourite))
    : groupedByCategory(found);
  if (starred.length === 0) return others;
  return [{ category: 'Favourites', exercises: isSearching ? starred : sortedByName(starred) }, ...others];
}

type PickerGroup = { category: LibraryExercise['category'] | 'Favourites'; exercises: LibraryExercise[] };

const groupsIn = (
  categories: readonly LibraryExercise['category'][],
  exercises: readonly LibraryExercise[],
) =>
  categories
    .map(category => ({ category, exercises: exercises.filter(one => one.category === category) }))
    .filter(group => group.exercises.length > 0);

const sortedByName = (exercises: readonly LibraryExercise[]) =>
  exercises.toSorted((a, b) => compareNames(a.name, b.name));
