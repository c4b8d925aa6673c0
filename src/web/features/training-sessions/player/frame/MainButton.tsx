import type { ComponentProps } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { cx } from '#web/ui/look/cx.ts';

type MainButtonProps = ComponentProps<'button'> & {
  /** With another button next to it, or above it where large text leaves no room: in a row that wraps. */
  isInRow?: boolean;
};

/** The one thing to do now: wide, high, in the thumb's reach. */
export const MainButton = ({ isInRow, className, ...props }: MainButtonProps) => (
  <Button
    variant="primary"
    size="lg"
    data-main
    className={cx(
      'min-h-16 w-full rounded-xl text-xl',
      isInRow && 'flex-1 basis-[min(100%,9rem)]',
      className,
    )}
    {...props}
  />
);
