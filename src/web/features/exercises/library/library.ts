import type { ResponseOf } from '#contract/endpoint.ts';
import type { listExercises } from '#contract/exercises.ts';
import { searchNames } from '#domain/exercises/exercise-search.ts';
import { exerciseCategories } from '#domain/prescriptions/exercise-category.ts';
import { foldText } from '#domain/names/fold-text.ts';

export type Exercise = ResponseOf<typeof listExercises>[number];
export type CategoryTab = 'All' | Exercise['category'];

/**
 * Exercises that the picker's search finds by their names, the best first; then those whose name or description holds
 * the text.
 */
export function matching(exercises: readonly Exercise[], search: string): Exercise[] {
  if (search.trim() === '') return [...exercises];
  // Long texts hold any few words somewhere: these are found as they stand.
  const wanted = foldText(search);
  const holds = exercises.filter(({ name, description }) =>
    foldText(`${name}\n${description}`).includes(wanted),
  );
  return [...new Set([...searchNames(exercises, search, holds.length === 0), ...holds])];
}

/** The tabs, each with its count. */
export function categoryTabs(exercises: readonly Exercise[]) {
  const all: CategoryTab[] = ['All', ...exerciseCategories];
  return all.map(value => ({
    value,
    label: value,
    count: exercises.filter(exercise => value === 'All' || exercise.category === value).length,
  }));
}

/** The message of an empty list: nothing there at all, nothing found, or nothing of this category. */
export function emptyText(total: number, search: string, tab: CategoryTab): string {
  if (total === 0) return 'No exercises yet. Create your first exercise to get started.';
  if (search.trim() !== '') return 'No exercises found matching your search.';
  return `No ${tab} exercises found.`;
}
