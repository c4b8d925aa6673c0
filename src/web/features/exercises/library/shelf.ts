import { compareNames } from '#domain/names/compare-names.ts';
import type { Exercise } from './library.ts';

/** Sets of exercises to show. */
export const shelves = [
  { value: 'library', label: 'In the library' },
  { value: 'favourites', label: 'Favourites' },
  { value: 'archived', label: 'Archived' },
  { value: 'merged', label: 'Merged' },
] as const;

export type Shelf = (typeof shelves)[number]['value'];

/** Exercises on a shelf, of the library and of what is archived. Merged ones have a list of their own. */
export function onShelf(
  store: Shelf,
  library: readonly Exercise[],
  archived: readonly Exercise[],
): Exercise[] {
  switch (store) {
    case 'library':
      return [...library];
    case 'favourites':
      return library.filter(({ isFavourite }) => isFavourite);
    case 'archived':
      return [...archived];
    default:
      return [];
  }
}

/** An exercise that is merged, and into which. */
export type Merged = { id: string; name: string; into: string };

/** Merged exercises, sorted by their names. */
export const mergedIn = (exercises: readonly Exercise[]): Merged[] =>
  exercises
    .flatMap(({ name: into, merged }) => merged.map(({ id, name }) => ({ id, name, into })))
    .toSorted((a, b) => compareNames(a.name, b.name));

/** The message of an empty shelf, where there is no search. */
export const emptyShelf: Partial<Record<Shelf, string>> = {
  favourites: 'No favourites yet. Star an exercise to find it first in every picker.',
  archived: 'No archived exercises.',
  merged: 'No merged exercises.',
};
