/**
 * A button that is only an icon; `label` is its name.
 * `<IconButton label="Delete Back Squat" onClick={remove}><Trash2 /></IconButton>`
 */
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonStyles } from '#web/ui/look/button-styles.ts';
import { cx } from '#web/ui/look/cx.ts';

type IconButtonProps = ComponentProps<'button'> & ButtonLook & { label: string };

export function IconButton({ label, variant = 'ghost', size, className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...props}
      className={cx(buttonStyles({ variant, size, square: true }), className)}
    />
  );
}
