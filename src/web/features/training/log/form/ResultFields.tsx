import { formatSeconds, secondsOf } from '#domain/prescriptions/prescription-text.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { distanceText, withUnit } from '#web/parts/training-day/logged-work-text.ts';
import type { ScheduledExercise } from '#web/parts/training-day/training-day.ts';
import { ClockField, type ClockFieldProps } from '#web/ui/fields/ClockField.tsx';
import { NumberField } from '#web/ui/controls/NumberField.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { type FieldShape, fieldsOf } from './log-fields.ts';
import type { LogErrors } from './log-result.ts';
import type { LogValues } from './log-values.ts';

type ResultFieldsProps = {
  exercise: ScheduledExercise;
  values: LogValues;
  errors: LogErrors;
  onChange: (values: LogValues) => void;
};

/** The fields beside the sets, and the notes. */
export function ResultFields({ exercise, values, errors, onChange }: ResultFieldsProps) {
  const units = useUnits();
  const fields = fieldsOf(exercise, units.distance);
  const { lastTime } = exercise;
  const set = (field: FieldShape['field'] | 'notes', text: string) => onChange({ ...values, [field]: text });
  return (
    <>
      {fields.length > 0 && (
        <div className="grid grid-halves items-start gap-x-3 gap-y-4">
          {fields.map((shape, index) => (
            <ResultField
              key={shape.field}
              shape={shape}
              text={values[shape.field]}
              last={
                lastTime && shape.field === 'distanceCompleted'
                  ? distanceText(lastTime, units)
                  : (lastTime?.[shape.field] ?? null)
              }
              error={errors[shape.field]}
              isLast={index === fields.length - 1}
              onChange={text => set(shape.field, text)}
            />
          ))}
        </div>
      )}
      <TextArea
        label="Notes"
        rows={2}
        maxLength={5000}
        value={values.notes}
        error={errors.notes}
        onChange={event => set('notes', event.target.value)}
      />
    </>
  );
}

type ResultFieldProps = {
  shape: FieldShape;
  text: string;
  /** What it was the last time. */
  last: string | null;
  error: string | undefined;
  /** After it the notes may be written, or nothing. */
  isLast: boolean;
  onChange: (text: string) => void;
};

function ResultField({ shape, text, last, error, isLast, onChange }: ResultFieldProps) {
  const { label, kind, unit, required = false } = shape;
  const lastTime = unit ? withUnit(last, unit) : last;
  const hint = [shape.hint, lastTime && `Last time ${lastTime}`].filter(Boolean).join(' · ');
  const field = {
    label,
    required,
    error,
    hint,
    value: text,
    className: cx(bigField, required && 'col-span-full'),
    enterKeyHint: isLast ? ('done' as const) : ('next' as const),
  };
  if (kind === 'time') return <TimeField {...field} onChange={onChange} />;
  const onType = (event: { target: HTMLInputElement }) => onChange(event.target.value);
  if (kind === 'text') return <TextField {...field} onChange={onType} />;
  return <NumberField {...field} decimal={kind === 'decimal'} least={0} suffix={unit} onChange={onType} />;
}

const bigField = '[&_input]:text-lg [&>span]:min-h-13';

/** A time as people write it: 1:30, 45, 45s. */
const TimeField = ({ value, hint, ...field }: ClockFieldProps) => (
  <ClockField {...field} value={value} hint={readAs(value) ?? (hint || '1:30, 45 or 45s')} />
);

/** A number alone is seconds; nobody should have to guess that. */
function readAs(text: string): string | null {
  const seconds = secondsOf(text);
  return seconds !== null && !text.includes(':') ? `= ${formatSeconds(seconds)}` : null;
}
