import { useEffect, useState } from 'react';
import { type Searched, searchNames } from '#domain/exercises/exercise-search.ts';

const shortest = 2;

/**
 * The exercises that a search means in another language ('Kniebeugen'), where no name of the library holds it. The names are loaded
 * for the first such search.
 */
export function useForeignFound<Exercise extends Searched>(
  library: readonly Exercise[] | undefined,
  search: string,
): Exercise[] {
  const [known, setKnown] = useState<{ search: string; names: readonly string[] } | null>(null);
  const isWanted =
    library !== undefined &&
    search.trim().length >= shortest &&
    searchNames(library, search, false).length === 0;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    // Out of reach of the server the search has found nothing, as it says.
    import('#domain/exercises/foreign-names/foreign-names.ts').then(
      ({ englishNames }) => isOver || setKnown({ search, names: englishNames(search) }),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [isWanted, search]);
  if (!isWanted || known?.search !== search) return [];
  const { names } = known;
  return names.flatMap(name => library.filter(exercise => exercise.name === name));
}
