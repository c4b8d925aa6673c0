import type { dayFieldsOf } from '#domain/challenges/challenge.ts';
import { bigField } from '#web/features/challenges/member/card/big-field.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { ClockField } from '#web/ui/fields/ClockField.tsx';
import { NumberField } from '#web/ui/controls/NumberField.tsx';
import { type DayErrors, type DayField, dayFields, type DayValues } from './day-result.ts';

type DayFieldsProps = {
  visibleFields: ReturnType<typeof dayFieldsOf>;
  values: DayValues;
  errors: DayErrors;
  onChange: (values: DayValues) => void;
};

const labels: Record<DayField, string> = {
  reps: 'Reps',
  contacts: 'Contacts',
  holdTime: 'Hold Time (mm:ss)',
  distance: 'Distance (miles)',
  runTime: 'Run Time (mm:ss)',
};

const hints: Partial<Record<DayField, string>> = {
  reps: 'All reps of the day together',
  contacts: 'All ground contacts together',
  holdTime: 'All holds together',
};

/** The fields required to complete a day, by the kinds of its exercises. */
export function DayFields({ visibleFields, values, errors, onChange }: DayFieldsProps) {
  return (
    <div className="grid gap-4 empty:hidden">
      {dayFields
        .filter(field => visibleFields[field])
        .map(field => (
          <OneField
            key={field}
            field={field}
            value={values[field]}
            error={errors[field]}
            onChange={text => onChange({ ...values, [field]: text })}
          />
        ))}
    </div>
  );
}

type OneFieldProps = {
  field: DayField;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
};

function OneField({ field, value, error, onChange }: OneFieldProps) {
  const { distance: unit } = useUnits();
  const common = {
    label: field === 'distance' && unit === 'km' ? 'Distance (km)' : labels[field],
    hint: hints[field],
    required: true,
    className: bigField,
    enterKeyHint: 'next' as const,
    value,
    error,
  };
  if (field === 'holdTime' || field === 'runTime')
    return <ClockField large {...common} onChange={onChange} />;
  const isDistance = field === 'distance';
  return (
    <NumberField
      {...common}
      decimal={isDistance}
      step={isDistance ? 0.1 : 1}
      least={isDistance ? 0.1 : 1}
      suffix={isDistance ? unit : undefined}
      onChange={event => onChange(event.target.value)}
    />
  );
}
