import { type ExerciseIndex, exerciseIndex } from '#domain/shorthand/match-exercise.ts';
import type { Units } from '#domain/measures/measure.ts';
import { namesOf } from '#domain/exercises/exercise-names.ts';
import type { LibraryExercise } from '#web/parts/exercise-picker/exercise-groups.ts';

type Known = Pick<LibraryExercise, 'id' | 'name' | 'category' | 'muscleGroups' | 'defaultPrescription'> &
  Partial<Pick<LibraryExercise, 'isAssisted'>>;

/** The exercises that lines are matched with; by id also those that have left the library and stand in a line. */
export type GridLibrary = {
  index: ExerciseIndex;
  byId: ReadonlyMap<string, Known>;
  /** Units of bare weights and distances: the coach's own. */
  units: Units;
};

type InLibrary = Known & Pick<LibraryExercise, 'aliases' | 'merged'>;
type Gone = Pick<Known, 'id' | 'name' | 'category'>;

export function gridLibrary(
  exercises: readonly InLibrary[],
  gone: readonly Gone[],
  units: Units,
): GridLibrary {
  const all: Known[] = [...gone.map(one => ({ ...one, muscleGroups: [] })), ...exercises];
  // Names of merged exercises mean the one that they were merged into, too.
  const named = exercises.map(one => ({ ...one, aliases: namesOf(one).slice(1) }));
  return { index: exerciseIndex(named), byId: new Map(all.map(exercise => [exercise.id, exercise])), units };
}
