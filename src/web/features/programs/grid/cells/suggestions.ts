import { useDeferredValue, useMemo } from 'react';
import { searchExercises } from '#domain/exercises/exercise-search.ts';
import { useRecentExercises } from '#web/parts/exercise-picker/recent-exercises.ts';
import { useForeignFound } from '#web/parts/exercise-picker/use-foreign-found.ts';
import { useLibrary } from '#web/parts/exercise-picker/use-library.ts';

const maxSuggestions = 6;

/**
 * The exercises that a name may become, the likeliest first: recently used ones before the rest. None once it is one of
 * them.
 */
export function useSuggestions(name: string) {
  const { data: library } = useLibrary();
  const { recent } = useRecentExercises();
  // The field that a first key opens is there before the library is searched.
  const wanted = useDeferredValue(name.trim(), '');
  const foreign = useForeignFound(library, wanted);
  return useMemo(() => {
    if (!library || wanted === '') return [];
    const found = searchExercises(library, wanted, recent).slice(0, maxSuggestions);
    if (foreign.length > 0) return foreign.slice(0, maxSuggestions);
    return found.some(exercise => exercise.name.toLowerCase() === wanted.toLowerCase()) ? [] : found;
    // oxlint-disable-next-line react/exhaustive-deps -- what is picked meanwhile changes no list that is open
  }, [library, wanted, foreign.map(({ id }) => id).join()]);
}
