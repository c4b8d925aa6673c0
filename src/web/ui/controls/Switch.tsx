/** On or off, at once. `<Switch label="Published" hint="Members can read it" {...register('isPublished')} />` */
import type { ComponentProps } from 'react';
import { cx } from '#web/ui/look/cx.ts';
import { FieldNotes, type FieldText, useControl } from '#web/ui/fields/Field.tsx';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & FieldText;

export function Switch({ label, hint, error, hideLabel, id, className, ...input }: SwitchProps) {
  const control = useControl({ hint, error }, id);
  return (
    <div className={cx('grid content-start gap-1', className)}>
      <label
        htmlFor={control.id}
        className="flex min-h-(--control-height-small) items-center justify-between gap-4 text-(length:--control-text) has-disabled:opacity-60"
      >
        <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
        <span className="relative inline-flex shrink-0">
          <input
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
            role="switch"
            {...input}
            {...control}
            className="peer h-6 w-11 appearance-none rounded-xl border border-line-strong bg-sunken transition-colors checked:border-accent-fill checked:bg-accent-fill"
          />
          <span className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-muted transition-[translate,background-color] peer-checked:translate-x-5 peer-checked:bg-on-accent" />
        </span>
      </label>
      <FieldNotes id={control.id} hint={hint} error={error} />
    </div>
  );
}
