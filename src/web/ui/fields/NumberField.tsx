/**
 * A number, with the number pad on a phone and its unit beside it.
 * `<NumberField label="Weight" suffix="lb" decimal step={0.5} {...register('weight', { valueAsNumber: true })} />`
 */
import { TextField, type TextFieldProps } from './TextField.tsx';

type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'> & {
  /** Takes a decimal point. */
  decimal?: boolean;
};

export function NumberField({ decimal, step = decimal ? 'any' : 1, ...field }: NumberFieldProps) {
  return (
    <TextField
      type="number"
      inputMode={decimal ? 'decimal' : 'numeric'}
      step={step}
      {...field}
      // Scrolling the page past the field would change what was typed.
      onWheel={event => event.currentTarget.blur()}
    />
  );
}
