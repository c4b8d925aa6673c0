import { Replace } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { parameterLabels } from '#web/programs/prescription-text.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { NumberField } from '#web/ui/NumberField.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { type ExerciseInput, fieldsAsked } from './exercises-form.ts';
import type { ChosenExercise } from './exercises-save.ts';

type WorkoutExerciseFieldsProps = {
  form: UseFormReturn<ExerciseInput>;
  chosen: ChosenExercise;
  onPickAnother: () => void;
};

/** Sets and reps, what the exercise's category has besides, rest and notes. */
export function WorkoutExerciseFields({ form, chosen, onPickAnother }: WorkoutExerciseFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-sunken px-3 py-2">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-medium break-words">{chosen.name}</h3>
          <Badge>{chosen.category}</Badge>
        </div>
        <Button variant="ghost" size="sm" className="-mr-2" onClick={onPickAnother}>
          <Replace aria-hidden="true" />
          Choose Another
        </Button>
      </div>
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
            setValueAs: (typed: string | number) => (typed === '' ? 90 : typed),
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
