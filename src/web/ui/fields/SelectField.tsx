/**
 * A choice from the browser's own list, which works best on a phone.
 * `<SelectField label="Goal" placeholder="Select goal" options={[{ value: 'lose', label: 'Lose weight' }]} {...register('goal')} />`
 */
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { bareControl, controlBox } from '#web/ui/look/control-box.ts';
import { cx } from '#web/ui/look/cx.ts';
import { Field, type FieldText } from './Field.tsx';

type SelectOption = { value: string; label: string; disabled?: boolean };

type SelectFieldProps = Omit<ComponentProps<'select'>, 'children'> &
  FieldText & {
    options: readonly SelectOption[];
    /** Shown while nothing is chosen; its value is ''. */
    placeholder?: string;
  };

export function SelectField({
  label,
  hint,
  error,
  hideLabel,
  id,
  className,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  const text = { label, hint, error, hideLabel };
  return (
    <Field {...text} id={id} required={select.required} className={className}>
      {control => (
        <span className={cx(controlBox, 'relative')}>
          <select
            {...select}
            {...control}
            className={cx(bareControl, 'appearance-none truncate rounded-md bg-sunken pr-9')}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(option => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute right-3 size-4 text-faint"
          />
        </span>
      )}
    </Field>
  );
}
