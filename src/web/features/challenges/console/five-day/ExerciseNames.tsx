import type { LibraryExercise } from '#web/parts/exercise-picker/exercise-groups.ts';

export const exerciseNamesId = 'challenge-exercise-names';

/** Suggestions while an alternative is typed: the library's names. Any other text will do. */
export function ExerciseNames({ library = [] }: { library: readonly LibraryExercise[] | undefined }) {
  return (
    <datalist id={exerciseNamesId}>
      {library.map(({ id, name }) => (
        <option key={id} value={name}>
          {name}
        </option>
      ))}
    </datalist>
  );
}
