/**
 * A single line of text. Takes what `<input>` takes, and `register` of a form.
 * `<TextField label="First name" autoComplete="given-name" error={errors.firstName?.message} {...register('firstName')} />`
 */
import type { ComponentProps, ReactNode } from 'react';
import { bareControl, controlBox } from '#web/ui/look/control-box.ts';
import { cx } from '#web/ui/look/cx.ts';
import { Field, type FieldText } from './Field.tsx';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'prefix'> &
  FieldText & {
    /** Before the text, usually an icon. */
    prefix?: ReactNode;
    /** After the text: a unit (`lb`) or a small button. */
    suffix?: ReactNode;
  };

export function TextField({
  label,
  hint,
  error,
  hideLabel,
  id,
  className,
  prefix,
  suffix,
  ...input
}: TextFieldProps) {
  const text = { label, hint, error, hideLabel };
  return (
    <Field {...text} id={id} required={input.required} className={className}>
      {control => (
        <span className={cx(controlBox, input.readOnly && 'border-line bg-transparent hover:border-line')}>
          {prefix && <span className="pl-3 text-faint [&_svg]:size-4.5">{prefix}</span>}
          <input type="text" {...input} {...control} className={cx(bareControl, prefix && 'pl-2.5')} />
          {suffix && <span className="pr-3 text-sm text-muted">{suffix}</span>}
        </span>
      )}
    </Field>
  );
}
