/**
 * A progress bar. `<ProgressBar label="Completion" value={72.4} valueText="72.4%" />` `hideLabel` leaves the bar alone
 * to be seen; without `valueText` the whole percent is shown.
 */
import { cx } from '#web/ui/look/cx.ts';
import { type Fill, fills, percentOf } from '#web/ui/look/progress-fill.ts';

type ProgressBarProps = {
  label: string;
  value: number;
  max?: number;
  valueText?: string;
  hideLabel?: boolean;
  tone?: Fill;
  className?: string;
};

export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  hideLabel,
  tone,
  className,
}: ProgressBarProps) {
  const percent = percentOf(value, max);
  const words = valueText ?? `${Math.round(percent)}%`;
  return (
    <div className={cx('grid gap-1.5', className)}>
      {!hideLabel && (
        <div className="flex items-baseline justify-between gap-3 text-sm">
          <span className="text-muted">{label}</span>
          <span className="font-medium">{words}</span>
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(percent)}
        aria-valuetext={words}
        className="h-2 overflow-hidden rounded-xl bg-neutral-soft"
      >
        <div
          className={cx(
            'h-full rounded-xl bg-current transition-[width] duration-(--motion-slow)',
            fills[tone ?? 'accent'],
          )}
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
