import type { UseFormReturn } from 'react-hook-form';
import { usualRestSeconds } from '#domain/limits.ts';
import { ChosenExercise } from '#web/exercises/ChosenExercise.tsx';
import { type ExerciseInput, fieldsAsked } from '#web/programs/prescription/exercises-form.ts';
import { parameterLabels } from '#web/programs/prescription/prescription-text.ts';
import { NumberField } from '#web/ui/fields/NumberField.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import type { ChosenExercise as Chosen } from './exercises-save.ts';

type WorkoutExerciseFieldsProps = {
  form: UseFormReturn<ExerciseInput>;
  chosen: Chosen;
  onPickAnother: () => void;
};

/** Sets and reps, what the exercise's category has besides, rest and notes. */
export function WorkoutExerciseFields({ form, chosen, onPickAnother }: WorkoutExerciseFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <div className="grid gap-4">
      <ChosenExercise chosen={chosen} onPickAnother={onPickAnother} />
      <div className="grid grid-cols-2 items-start gap-4">
        {fieldsAsked(chosen.category)
          .filter(field => field !== 'notes')
          .map(field => (
            <TextField
              key={field}
              label={parameterLabels[field].label}
              placeholder={parameterLabels[field].example}
              maxLength={100}
              required={field === 'sets' || field === 'reps'}
              autoFocus={field === 'sets'}
              autoComplete="off"
              error={errors[field]?.message}
              {...register(field)}
            />
          ))}
        <NumberField
          label="Rest timer (seconds)"
          min={0}
          error={errors.restTimerSeconds?.message}
          {...register('restTimerSeconds', {
            setValueAs: (typed: string | number) => (typed === '' ? usualRestSeconds : typed),
          })}
        />
      </div>
      <TextArea
        label={parameterLabels.notes.label}
        rows={2}
        maxLength={5000}
        error={errors.notes?.message}
        {...register('notes')}
      />
    </div>
  );
}
