/**
 * A calendar date, 'yyyy-mm-dd' in and out; the browser's own picker, which people know on their phone.
 * `<DateField label="Start date" min={today} {...register('startDate')} />`
 */
import { TextField, type TextFieldProps } from './TextField.tsx';

export function DateField(props: Omit<TextFieldProps, 'type' | 'inputMode' | 'placeholder'>) {
  return <TextField {...props} type="date" />;
}
