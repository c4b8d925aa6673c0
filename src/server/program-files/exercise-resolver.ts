import { asc, isNull } from 'drizzle-orm';
import { wordsOf } from '#domain/exercises/exercise-words.ts';
import { foldText } from '#domain/names/fold-text.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { Database } from '#server/database/database.ts';
import { exercises } from '#server/database/tables/exercises.ts';

/** An exercise as a file names it. */
export type Named = { name: string; category: ExerciseCategory | null };

export type LibraryExercise = { id: string; name: string; category: ExerciseCategory };

/** The library, those that were there first coming first: of two by one name the older is meant. */
export const libraryToMatch = (db: Database): Promise<LibraryExercise[]> =>
  db
    .select({ id: exercises.id, name: exercises.name, category: exercises.category })
    .from(exercises)
    .where(isNull(exercises.hiddenAt))
    .orderBy(asc(exercises.createdAt), asc(exercises.id));

/** The library's way to compare names: one key is one name. */
export const keyOf = foldText;

const wordKeyOf = (name: string): string => wordsOf(name).join(' ');

/**
 * Finds the exercise of the library that a name means: called so, or so but for hyphens and an s; of its category where the
 * file says one. What is only alike is not taken for it.
 */
export function exerciseResolver(library: readonly LibraryExercise[]): (named: Named) => string | undefined {
  const places = [keyOf, wordKeyOf].map(key => ({ key, found: groupedBy(library, key) }));
  return ({ name, category }) => {
    for (const { key, found } of places) {
      const called = found.get(key(name)) ?? [];
      const meant = called.find(one => category === null || one.category === category);
      if (meant) return meant.id;
    }
    return undefined;
  };
}

function groupedBy(library: readonly LibraryExercise[], key: (name: string) => string) {
  const groups = new Map<string, LibraryExercise[]>();
  for (const exercise of library) {
    const group = groups.get(key(exercise.name));
    if (group) group.push(exercise);
    else groups.set(key(exercise.name), [exercise]);
  }
  return groups;
}
