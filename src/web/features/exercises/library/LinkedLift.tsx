import { compareNames } from '#domain/names/compare-names.ts';
import type { UseFormRegister } from 'react-hook-form';
import { NumberField } from '#web/ui/controls/NumberField.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import type { ExerciseForm } from './exercise-form.ts';
import { useLibrary } from '#web/parts/exercise-picker/use-library.ts';

type LinkedLiftProps = {
  /** Null for one that is new. */
  exerciseId: string | null;
  linkedExerciseId: string;
  register: UseFormRegister<ExerciseForm>;
  error: string | undefined;
  ratioError: string | undefined;
};

/** The lift by which weights are worked out until a member has a max in this one. */
export function LinkedLift({ exerciseId, linkedExerciseId, register, error, ratioError }: LinkedLiftProps) {
  const lifts = useOtherLifts(exerciseId, linkedExerciseId);
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
      <SelectField
        label="Linked lift"
        hint="Weights go by its max until a member has one in this lift."
        placeholder="None"
        options={lifts}
        error={error}
        {...register('linkedExerciseId')}
      />
      {linkedExerciseId !== '' && (
        <NumberField
          label="Ratio"
          hint="0.85 is 85% of its max."
          decimal
          error={ratioError}
          {...register('linkedRatio')}
        />
      )}
    </div>
  );
}

/** The library's other strength exercises by name, and the linked one also when it has left the library. */
function useOtherLifts(exerciseId: string | null, linkedExerciseId: string) {
  const library = useLibrary();
  const lifts = (library.data ?? [])
    .filter(({ id, category }) => category === 'Strength' && id !== exerciseId)
    .toSorted((a, b) => compareNames(a.name, b.name))
    .map(({ id, name }) => ({ value: id, label: name }));
  const isThere = linkedExerciseId === '' || lifts.some(({ value }) => value === linkedExerciseId);
  return isThere ? lifts : [{ value: linkedExerciseId, label: 'A lift no longer in the library' }, ...lifts];
}
