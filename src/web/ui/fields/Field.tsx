/**
 * A control's label, hint and error, tied to it. The other fields are made with it; use it for a control of your own.
 * `<Field label="Pace" error={errors.pace?.message}>{control => <input {...control} {...register('pace')} />}</Field>`
 */
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from '#web/ui/look/cx.ts';

export type FieldText = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Labels stay there for screen readers. */
  hideLabel?: boolean | undefined;
};

/** Props of the control itself, so that label, hint and error belong to it. */
export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export function useControl(
  { hint, error }: Pick<FieldText, 'hint' | 'error'>,
  givenId?: string,
): ControlProps {
  const ownId = useId();
  const id = givenId ?? ownId;
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return { id, 'aria-describedby': notes || undefined, 'aria-invalid': error ? true : undefined };
}

export function FieldNotes({ id, hint, error }: { id: string } & Pick<FieldText, 'hint' | 'error'>) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="flex gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-faint">
          {hint}
        </p>
      )}
    </>
  );
}

type FieldProps = FieldText & {
  id?: string | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

export function Field({ label, hint, error, hideLabel, id, required, className, children }: FieldProps) {
  const control = useControl({ hint, error }, id);
  return (
    <div className={cx('grid min-w-0 content-start gap-1.5', className)}>
      <label htmlFor={control.id} className={hideLabel ? 'sr-only' : 'text-sm font-medium text-ink'}>
        {label}
        {required && (
          <span aria-hidden="true" className="text-accent">
            {' *'}
          </span>
        )}
      </label>
      {children(control)}
      <FieldNotes id={control.id} hint={hint} error={error} />
    </div>
  );
}
