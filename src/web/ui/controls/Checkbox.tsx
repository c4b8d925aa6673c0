/** Yes or no, or one of several. `<Checkbox label="Gluten" value="gluten" {...register('allergens')} />` */
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '#web/ui/look/cx.ts';
import { FieldNotes, type FieldText, useControl } from '#web/ui/fields/Field.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & FieldText;

export function Checkbox({ label, hint, error, hideLabel, id, className, ...input }: CheckboxProps) {
  const control = useControl({ hint, error }, id);
  return (
    <div className={cx('grid content-start gap-1', className)}>
      <label
        htmlFor={control.id}
        className="flex min-h-(--control-height-small) items-center gap-2.5 text-(length:--control-text) has-disabled:opacity-60"
      >
        <span className="grid shrink-0 place-items-center">
          <input
            type="checkbox"
            {...input}
            {...control}
            className="peer col-start-1 row-start-1 size-5 appearance-none rounded-sm border border-line-strong bg-sunken transition-colors checked:border-accent-fill checked:bg-accent-fill hover:border-muted aria-invalid:border-danger"
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none invisible col-start-1 row-start-1 size-3.5 text-on-accent peer-checked:visible"
          />
        </span>
        <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
      </label>
      <FieldNotes id={control.id} hint={hint} error={error} />
    </div>
  );
}
