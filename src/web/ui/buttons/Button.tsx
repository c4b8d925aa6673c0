/**
 * A button, or a link that looks like one.
 * `<Button type="submit" variant="primary" pending={saving} pendingLabel="Saving...">Save Changes</Button>`
 * `<Button asChild size="lg"><a href="/subscribe">Subscribe Now</a></Button>`
 */
import { Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonLook, buttonStyles } from '#web/ui/look/button-styles.ts';
import { cx } from '#web/ui/look/cx.ts';
import { Spinner } from './Spinner.tsx';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** The one child (a link) takes the look and the props. */
    asChild?: boolean;
    /** Work is under way: shows it, keeps the focus and lets no second click through. */
    pending?: boolean | undefined;
    pendingLabel?: string | undefined;
  };

export function Button({ asChild, pending, pendingLabel, variant, size, className, ...props }: ButtonProps) {
  const look = cx(buttonStyles({ variant, size }), className);
  if (asChild) return <Slot.Root {...props} className={look} />;
  return (
    <button
      type="button"
      {...props}
      className={look}
      aria-busy={pending || undefined}
      aria-disabled={pending || props['aria-disabled']}
      onClick={pending ? stay : props.onClick}
    >
      {pending && <Spinner />}
      {pending && pendingLabel ? pendingLabel : props.children}
    </button>
  );
}

const stay = (event: MouseEvent) => event.preventDefault();
