/**
 * A ring that closes. `<ProgressRing label="Completion rate" value={72.4} size={96}>72%</ProgressRing>`
 * Without children it shows the whole percent.
 */
import type { ReactNode } from 'react';
import { cx } from '#web/ui/look/cx.ts';
import { type Fill, fills, percentOf } from '#web/ui/look/progress-fill.ts';

type ProgressRingProps = {
  label: string;
  value: number;
  max?: number;
  valueText?: string;
  /** Pixels across. */
  size?: number;
  tone?: Fill;
  className?: string;
  children?: ReactNode;
};

const thickness = 6;

export function ProgressRing({
  label,
  value,
  max = 100,
  valueText,
  size = 72,
  tone,
  className,
  children,
}: ProgressRingProps) {
  const percent = percentOf(value, max);
  const words = valueText ?? `${Math.round(percent)}%`;
  const circle = {
    cx: size / 2,
    cy: size / 2,
    r: (size - thickness) / 2,
    fill: 'none',
    strokeWidth: thickness,
  };
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      aria-valuetext={words}
      className={cx('relative grid shrink-0 place-items-center', className)}
      style={{ width: size, height: size }}
    >
      <svg aria-hidden="true" viewBox={`0 0 ${size} ${size}`} className="absolute inset-0 -rotate-90">
        <circle {...circle} className="stroke-neutral-soft" />
        {percent > 0 && (
          <circle
            {...circle}
            pathLength={100}
            strokeDasharray={`${percent} 100`}
            strokeLinecap="round"
            className={cx(
              'stroke-current transition-[stroke-dasharray] duration-(--motion-slow)',
              fills[tone ?? 'accent'],
            )}
          />
        )}
      </svg>
      <span className="relative text-center text-sm font-medium">{children ?? words}</span>
    </div>
  );
}
