import type { PercentOf } from '#domain/prescriptions/percent-of.ts';
import { SelectField } from '#web/ui/fields/SelectField.tsx';

const options: { value: PercentOf; label: string }[] = [
  { value: 'one-rep-max', label: 'The max (1RM)' },
  { value: 'training-max', label: 'The training max (TM)' },
];

type PercentOfFieldProps = { percentOf: PercentOf; onChange: (percentOf: PercentOf) => void };

/** The base of the percent beside it, and of those of the sets. */
export const PercentOfField = ({ percentOf, onChange }: PercentOfFieldProps) => (
  <SelectField
    label="Percent of"
    options={options}
    value={percentOf}
    onChange={event => onChange(event.target.value === 'training-max' ? 'training-max' : 'one-rep-max')}
  />
);
