import { type ExerciseIndex, exerciseIndex } from '#domain/shorthand/match-exercise.ts';
import type { LibraryExercise } from '#web/exercises/exercise-groups.ts';

type Known = Pick<LibraryExercise, 'id' | 'name' | 'category' | 'muscleGroups'>;

/** The exercises that lines are matched with; by id also those that have left the library and stand in a line. */
export type GridLibrary = {
  index: ExerciseIndex;
  byId: ReadonlyMap<string, Known>;
};

type Gone = Pick<Known, 'id' | 'name' | 'category'>;

export function gridLibrary(exercises: readonly LibraryExercise[], gone: readonly Gone[]): GridLibrary {
  const all: Known[] = [...gone.map(one => ({ ...one, muscleGroups: [] })), ...exercises];
  return { index: exerciseIndex(exercises), byId: new Map(all.map(exercise => [exercise.id, exercise])) };
}
