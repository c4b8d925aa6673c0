import { randomUUID } from 'node:crypto';
import type { ReadRequest } from '#contract/endpoint.ts';
import type { importProgram } from '#contract/programs/program-files.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { badInput } from '#server/http/problem.ts';
import type { FilePrescription } from './file-prescription.ts';
import { keyOf, type LibraryExercise, exerciseResolver, type Named } from './exercise-resolver.ts';

type SortOutNamesBody = Pick<ReadRequest<typeof importProgram>['body'], 'exercises' | 'create'>;

type NamedAlternates = { exerciseId: string; category: ExerciseCategory | null; alternates: string[] };

export type NewExercise = { id: string; name: string; category: ExerciseCategory };

/**
 * Finds which exercise each name of a file means: one of the library, else the one that the coach has chosen for it,
 * else a new one. Answers the names that mean none.
 */
export function namesSortedOut(library: readonly LibraryExercise[], { exercises, create }: SortOutNamesBody) {
  const meant = exerciseResolver(library);
  const taken = new Set(library.map(({ name }) => keyOf(name)));
  const categories = new Map(library.map(({ id, category }) => [id, category]));
  const chosen = byKey(exercises);
  const creating = byKey(create);
  const created = new Map<string, NewExercise>();
  const unknown = new Map<string, Named>();
  if ([...chosen.values()].some(id => !categories.has(id)))
    throw badInput('exercises', 'An exercise that was chosen is no longer in the library');

  const idOf = ({ name, category }: Named): string => {
    const key = keyOf(name);
    const known = meant({ name, category }) ?? chosen.get(key) ?? created.get(key)?.id;
    if (known !== undefined) return known;
    const wanted = creating.get(key);
    if (wanted !== undefined) {
      // The library has one of that name in another category: two of one name are told apart by nobody.
      const isTaken = taken.has(key);
      const own = isTaken ? `${name.trim()} (${wanted})` : name.trim();
      const made = { id: randomUUID(), name: own, category: wanted };
      created.set(key, made);
      categories.set(made.id, wanted);
      return made.id;
    }
    unknown.set(key, unknown.get(key) ?? { name, category });
    return '';
  };

  /** An alternate is of its exercise's category; what has come to be the exercise itself is none. */
  const alternatesOf = ({ exerciseId, category, alternates }: NamedAlternates): string[] => {
    const ofCategory = category ?? categories.get(exerciseId) ?? null;
    const ids = alternates.map(name => idOf({ name, category: ofCategory }));
    return [...new Set(ids)].filter(id => id !== exerciseId);
  };

  return {
    created,
    unknown,
    idOf,
    alternatesOf,
    withIds({ exercise, category, alternates, ...said }: FilePrescription) {
      const exerciseId = idOf({ name: exercise, category });
      const alternateExerciseIds = alternatesOf({ exerciseId, category, alternates });
      return { ...said, exerciseId, alternateExerciseIds };
    },
  };
}

const byKey = <Value>(named: Record<string, Value>): Map<string, Value> =>
  new Map(Object.entries(named).map(([name, value]) => [keyOf(name), value]));
