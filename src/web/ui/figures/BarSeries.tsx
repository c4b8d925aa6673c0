/**
 * Bars side by side, such as a number for each week; read out as a list.
 * `<BarSeries label="Weekly units" unit="units" bars={[{ label: 'W1', value: 820 }, { label: 'W2', value: 910, current: true }]} />`
 */
import { cx } from '#web/ui/look/cx.ts';
import { percentOf } from '#web/ui/look/progress-fill.ts';
import { VisuallyHidden } from '#web/ui/look/VisuallyHidden.tsx';

export type Bar = {
  label: string;
  value: number;
  /** As shown; the number itself when left out. */
  valueText?: string;
  /** The one that matters now. */
  current?: boolean;
};

type BarSeriesProps = { label: string; bars: readonly Bar[]; unit?: string; className?: string };

/** More bars than this leave no room for their numbers, which are then heard only. */
const maxWithNumbers = 8;

export function BarSeries({ label, bars, unit, className }: BarSeriesProps) {
  const highest = Math.max(0, ...bars.map(bar => bar.value));
  const numbers = bars.length <= maxWithNumbers;
  return (
    <ol aria-label={label} className={cx('flex base:h-36 items-stretch gap-1.5 sm:gap-2', className)}>
      {bars.map(bar => (
        <li key={bar.label} className="grid min-w-0 flex-1 grid-rows-[1fr_auto] gap-1.5 text-center text-xs">
          <span className="flex min-h-0 items-end pt-5">
            <span
              className={cx(
                'relative min-h-0.5 w-full rounded-t-sm',
                bar.current ? 'bg-accent' : 'bg-line-strong/60',
              )}
              style={{ height: `${percentOf(bar.value, highest)}%` }}
            >
              <span className={numbers ? 'absolute inset-x-0 bottom-full pb-1 font-medium' : 'sr-only'}>
                {bar.valueText ?? bar.value.toLocaleString('en-US')}
                {unit && <VisuallyHidden> {unit}</VisuallyHidden>}
              </span>
            </span>
          </span>
          <span className={cx('truncate', bar.current ? 'font-medium text-accent' : 'text-faint')}>
            {bar.label}
          </span>
        </li>
      ))}
    </ol>
  );
}
