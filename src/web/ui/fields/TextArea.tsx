/**
 * Several lines of text, growing with the input.
 * `<TextArea label="Notes" rows={3} error={errors.notes?.message} {...register('notes')} />`
 */
import type { ComponentProps } from 'react';
import { bareControl, controlBox } from '#web/ui/look/control-box.ts';
import { cx } from '#web/ui/look/cx.ts';
import { Field, type FieldText } from './Field.tsx';

type TextAreaProps = ComponentProps<'textarea'> & FieldText;

export function TextArea({ label, hint, error, hideLabel, id, className, rows = 3, ...area }: TextAreaProps) {
  const text = { label, hint, error, hideLabel };
  return (
    <Field {...text} id={id} required={area.required} className={className}>
      {control => (
        <span className={controlBox}>
          <textarea
            rows={rows}
            {...area}
            {...control}
            className={cx(bareControl, 'field-sizing-content max-h-96 resize-y py-2.5')}
            style={{ minHeight: `${rows * 1.5 + 1.25}em` }}
          />
        </span>
      )}
    </Field>
  );
}
