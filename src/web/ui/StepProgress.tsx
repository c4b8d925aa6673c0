/**
 * How far work with steps is. `<StepProgress label="Creating program" steps={['Program', 'Weeks', 'Days']} current={1} />`
 * `current` counts from 0; at `steps.length` all is done.
 */
import { Check } from 'lucide-react';
import { cx } from './cx.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type StepProgressProps = { label: string; steps: readonly string[]; current: number; className?: string };

export function StepProgress({ label, steps, current, className }: StepProgressProps) {
  return (
    <ol aria-label={label} className={cx('flex gap-2', className)}>
      {steps.map((step, index) => {
        const done = index < current;
        const now = index === current;
        return (
          <li
            key={step}
            aria-current={now ? 'step' : undefined}
            className="grid min-w-0 flex-1 content-start gap-2"
          >
            <span
              className={cx(
                'h-1 rounded-xl',
                done && 'bg-accent',
                now && 'bg-accent/55',
                !done && !now && 'bg-neutral-soft',
              )}
            />
            <span
              className={cx(
                'flex min-w-0 items-center gap-1.5 text-xs sm:text-sm',
                now ? 'font-medium text-ink' : done ? 'text-muted' : 'text-faint',
              )}
            >
              {done && <Check aria-hidden="true" className="size-4 shrink-0 text-accent max-sm:hidden" />}
              <span className="truncate">{step}</span>
              {done && <VisuallyHidden>, done</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
