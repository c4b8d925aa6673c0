import type { z } from 'zod/mini';
import { enterTestedMax } from '#contract/training/strength.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { earliestTestedDate } from '#domain/strength/tested-max.ts';
import { weightUnits } from '#domain/measures/measure.ts';
import { compareNames } from '#domain/names/compare-names.ts';
import { useContractForm } from '#web/data/forms/contract-form.ts';
import { useSend } from '#web/data/send.ts';
import { useLibrary } from '#web/parts/exercise-picker/use-library.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { DateField } from '#web/ui/fields/DateField.tsx';
import { NumberField } from '#web/ui/controls/NumberField.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { testedText } from './tested-max-text.ts';

export type LiftNamed = { id: string; name: string };

type TestedMaxFormProps = {
  /** The lift; without one it is chosen. */
  lift?: LiftNamed | undefined;
  /** Member, where a coach enters it. */
  memberId?: string | undefined;
  today: PlainDate;
  onSaved: () => void;
};

type Input = Omit<z.input<typeof enterTestedMax.body>, 'weight'> & { weight: string };

const units = weightUnits.map(unit => ({ value: unit, label: unit }));

/** A lift's weight for one rep, its unit, and the date. */
export function TestedMaxForm({ lift, memberId, today, onSaved }: TestedMaxFormProps) {
  const form = useContractForm<typeof enterTestedMax.body, Input>(enterTestedMax.body, {
    exerciseId: lift?.id ?? '',
    weight: '',
    unit: useUnits().weight,
    date: today,
    ...(memberId && { memberId }),
  });
  const enter = useSend(enterTestedMax, {
    success: max => ({
      title: 'Tested max saved',
      description: `${max.exerciseName}: ${testedText(max, max.unit)}`,
    }),
    onSuccess: onSaved,
    onError: form.refuse,
  });
  const { errors } = form.formState;
  return (
    <form
      noValidate
      className="grid gap-4"
      aria-label="Tested max"
      onSubmit={form.handleSubmit(body => enter.mutate({ body }))}
    >
      {errors.root?.message && <Notice tone="danger">{errors.root.message}</Notice>}
      {!lift && <LiftField error={errors.exerciseId?.message} {...form.register('exerciseId')} />}
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-4">
        <NumberField
          label="Weight"
          decimal
          autoFocus={lift !== undefined}
          error={errors.weight?.message}
          {...form.register('weight')}
        />
        <SelectField label="Unit" options={units} error={errors.unit?.message} {...form.register('unit')} />
      </div>
      <DateField
        label="Tested on"
        min={earliestTestedDate}
        max={today}
        error={errors.date?.message}
        {...form.register('date')}
      />
      <Button
        type="submit"
        variant="primary"
        className="justify-self-end"
        pending={enter.isPending}
        pendingLabel="Saving..."
      >
        Save tested max
      </Button>
    </form>
  );
}

type LiftFieldProps = Omit<Parameters<typeof SelectField>[0], 'label' | 'options'>;

/** The library's strength exercises by name. */
export function LiftField(field: LiftFieldProps) {
  const library = useLibrary();
  const lifts = (library.data ?? [])
    .filter(({ category }) => category === 'Strength')
    .toSorted((a, b) => compareNames(a.name, b.name));
  return (
    <SelectField
      label="Exercise"
      placeholder={library.isPending ? 'Loading exercises...' : 'Choose an exercise'}
      options={lifts.map(({ id, name }) => ({ value: id, label: name }))}
      {...field}
    />
  );
}
