import type { FieldErrors, UseFormRegister, UseFormSetValue } from 'react-hook-form';
import type { Program } from '#web/parts/program/program-list.ts';
import { DateField } from '#web/ui/fields/DateField.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { endDateFor } from './assignment-text.ts';
import { StartPicks } from './StartPicks.tsx';
import { endDateHint, weeksOf, workoutOptions } from './workout-choice.ts';

/** The fields shared by the forms of a new and of an existing assignment. */
export type Planned = {
  workoutId?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | null | undefined;
};

type ProgramAndDatesProps = {
  workouts: readonly Program[];
  /** As they stand in the form. */
  values: Planned;
  errors: FieldErrors<Planned>;
  isSubmitted: boolean;
  register: UseFormRegister<Planned>;
  setValue: UseFormSetValue<Planned>;
  /** Further effect on the end date. */
  endHint?: string | undefined;
  /** The present choice, if it can be changed. */
  now?: { value: string; label: string };
};

/** Program, start and end; choosing either of the first two fills the end in (coach §5). */
export function ProgramAndDates(props: ProgramAndDatesProps) {
  const { workouts, values, errors, isSubmitted, register, setValue, endHint, now } = props;
  const workoutOf = (id: string | undefined) => workouts.find(workout => workout.id === id);
  const fillEndDate = (workoutId = '', startDate = '') => {
    const workout = workoutOf(workoutId);
    const endDate = endDateFor(startDate, weeksOf(workout));
    const isSingle = workout !== undefined && weeksOf(workout) === null;
    if (endDate || isSingle) setValue('endDate', endDate, { shouldValidate: isSubmitted });
  };
  const startOn = (date: string) => {
    setValue('startDate', date, { shouldValidate: isSubmitted });
    fillEndDate(values.workoutId, date);
  };
  return (
    <>
      <SelectField
        label="Program"
        placeholder="Select a program"
        options={workoutOptions(workouts, now)}
        error={errors.workoutId?.message}
        {...register('workoutId', {
          onChange: event => fillEndDate(event.target.value, values.startDate),
        })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="grid content-start gap-1.5">
          <DateField
            label="Start date"
            error={errors.startDate?.message}
            {...register('startDate', {
              onChange: event => fillEndDate(values.workoutId, event.target.value),
            })}
          />
          <StartPicks onPick={startOn} />
        </div>
        <DateField
          label="End date"
          hint={endHint ?? endDateHint(workoutOf(values.workoutId))}
          min={values.startDate}
          error={errors.endDate?.message}
          {...register('endDate', { setValueAs: (date: string | null) => date || null })}
        />
      </div>
    </>
  );
}
