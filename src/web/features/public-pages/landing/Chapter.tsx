/** A part of a public page: its numeral and heading stand in the margin, its content beside them. */
import { type ReactNode, useId } from 'react';
import { cx } from '#web/ui/look/cx.ts';

type ChapterProps = {
  numeral: string;
  title: string;
  intro?: ReactNode;
  /** Below the intro, in the margin. */
  aside?: ReactNode;
  id?: string;
  className?: string;
  children: ReactNode;
};

export function Chapter({ numeral, title, intro, aside, id, className, children }: ChapterProps) {
  const heading = useId();
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className={cx('mx-auto w-full max-w-6xl scroll-mt-4 px-5 pt-20 sm:px-8 lg:pt-32', className)}
    >
      <div className="grid gap-x-16 gap-y-10 border-t border-line pt-8 lg:grid-cols-[19rem_minmax(0,1fr)] lg:pt-12">
        <div className="lg:sticky lg:top-12 lg:self-start">
          <p aria-hidden="true" className="display text-lg text-accent">
            {numeral}
          </p>
          <h2 id={heading} className="mt-3 display text-4xl">
            {title}
          </h2>
          {intro && <p className="mt-5 max-w-prose text-lg text-muted">{intro}</p>}
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}
