import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { maxPlates } from '#contract/loading-fields.ts';
import type { WeightUnit } from '#domain/measures/measure.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { NumberField } from '#web/ui/controls/NumberField.tsx';
import { FieldNotes } from '#web/ui/fields/Field.tsx';
import type { LoadingForm } from './loading-form.ts';

type PlateRowsProps = {
  form: Pick<UseFormReturn<LoadingForm>, 'control' | 'register' | 'formState'>;
  unit: WeightUnit;
};

/** The plates of a person, and the number of pairs of each. */
export function PlateRows({ form, unit }: PlateRowsProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'plates' });
  const notes = useId();
  // The resolver names the field as a whole.
  const error = form.formState.errors.plates as { message?: string } | undefined;
  return (
    <fieldset className="grid min-w-0 gap-2" aria-describedby={error?.message ? `${notes}-error` : undefined}>
      <legend className="mb-2 text-sm font-medium">Plates</legend>
      <FieldNotes id={notes} error={error?.message} />
      {fields.map((field, index) => (
        <div key={field.id} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-center gap-2">
          <NumberField
            label={`Plate ${index + 1}`}
            hideLabel
            decimal
            suffix={unit}
            {...form.register(`plates.${index}.weight`)}
          />
          <NumberField
            label={`Pairs of plate ${index + 1}`}
            hideLabel
            prefix="×"
            suffix="pairs"
            {...form.register(`plates.${index}.pairs`)}
          />
          <IconButton label={`Remove plate ${index + 1}`} onClick={() => remove(index)}>
            <Trash2 />
          </IconButton>
        </div>
      ))}
      {fields.length < maxPlates && (
        <Button size="sm" className="justify-self-start" onClick={() => append({ weight: '', pairs: '1' })}>
          <Plus aria-hidden="true" />
          Add a plate
        </Button>
      )}
    </fieldset>
  );
}
