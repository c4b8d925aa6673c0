/** A drawing in one line weight, however large it is shown; its colour is the text's. */
import type { ReactNode } from 'react';
import { cx } from '#web/ui/look/cx.ts';

export type MarkProps = {
  /** Names the mark where no words stand beside it. */
  title?: string;
  className?: string | undefined;
};

type LineDrawingProps = MarkProps & { viewBox: string; children: ReactNode };

export function LineDrawing({ viewBox, title, className, children }: LineDrawingProps) {
  return (
    <svg
      viewBox={viewBox}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('shrink-0 **:[vector-effect:non-scaling-stroke]', className)}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      {children}
    </svg>
  );
}
