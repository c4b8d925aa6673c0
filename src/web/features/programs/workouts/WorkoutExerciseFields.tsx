import { Fragment } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import {
  detailsOf,
  noDetails,
  type PrescriptionDetails,
} from '#domain/prescriptions/prescription-details.ts';
import { prescribedUnit } from '#domain/prescriptions/prescribed-weight.ts';
import { usualRestSeconds } from '#domain/limits.ts';
import { ChosenExercise } from '#web/parts/exercise-picker/chosen/ChosenExercise.tsx';
import { type ExerciseInput, workoutFields } from '#web/parts/prescriptions/fields/exercises-form.ts';
import { labelOf, parameterLabels } from '#web/parts/prescriptions/fields/parameter-labels.ts';
import type { DayAround, Neighbour } from '#web/parts/prescriptions/form/group-of-day.ts';
import { MoreFields } from '#web/parts/prescriptions/form/MoreFields.tsx';
import { PercentOfField } from '#web/parts/prescriptions/form/PercentOfField.tsx';
import { setsText } from '#web/parts/prescriptions/form/set-rows.ts';
import { NumberField } from '#web/ui/controls/NumberField.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import type { ChosenExercise as Chosen } from './exercises-save.ts';

type WorkoutExerciseFieldsProps = {
  form: UseFormReturn<ExerciseInput>;
  chosen: Chosen;
  /** The workout as it stands. */
  day: DayAround;
  onJoin: (neighbour: Neighbour['where']) => void;
  onPickAnother: () => void;
};

/** Sets and reps, the category's further fields, rest and notes. */
export function WorkoutExerciseFields(props: WorkoutExerciseFieldsProps) {
  const { form, chosen, day, onJoin, onPickAnother } = props;
  const { register, formState } = form;
  const typed = form.watch();
  const details = detailsOf(typed as Partial<PrescriptionDetails>);
  const { errors } = formState;
  const problem = detailProblem(errors);
  return (
    <div className="grid gap-4">
      <ChosenExercise chosen={chosen} onPickAnother={onPickAnother} />
      <div className="grid grid-halves items-start gap-4">
        {workoutFields(chosen.category)
          .filter(field => field !== 'notes')
          .map(field => (
            <Fragment key={field}>
              <TextField
                label={labelOf(field, details)}
                placeholder={parameterLabels[field].example}
                maxLength={100}
                required={field === 'sets' || field === 'reps'}
                autoFocus={field === 'sets'}
                autoComplete="off"
                error={errors[field]?.message}
                {...(field === 'sets' && details.setTargets && { readOnly: true, hint: 'As set below' })}
                {...register(field)}
              />
              {field === 'percent1RM' && (
                <PercentOfField
                  percentOf={details.percentOf}
                  onChange={percentOf => form.setValue('percentOf', percentOf, { shouldDirty: true })}
                />
              )}
            </Fragment>
          ))}
        <NumberField
          label="Rest timer (seconds)"
          least={0}
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
      <MoreFields
        chosen={{ exerciseId: chosen.id, category: chosen.category }}
        details={details}
        ofAll={{
          sets: String(typed.sets ?? ''),
          reps: String(typed.reps ?? ''),
          percent1RM: String(typed.percent1RM ?? ''),
        }}
        day={day}
        weightUnit={typed.weightUnit ?? prescribedUnit.lb}
        onChange={(changed, joined) => {
          if (joined) onJoin(joined);
          for (const [name, value] of Object.entries(changed))
            form.setValue(name as 'tempo', value as string);
          if (changed.setTargets) form.setValue('sets', setsText(changed.setTargets));
        }}
      />
      {problem && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

/** The first error in the fields behind the button. */
const detailProblem = (errors: FieldErrors<ExerciseInput>): string | undefined =>
  Object.keys(noDetails).flatMap(name => errors[name as 'tempo']?.message ?? [])[0];
