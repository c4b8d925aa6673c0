/**
 * A small line, ending in a dot; `label` says the same in words.
 * `<Sparkline label="Estimated 1RM of the last 8 weeks: 205 to 240 lb" values={[205, 210, 240]} />`
 */
import { cx } from '#web/ui/look/cx.ts';
import { type Fill, fills } from '#web/ui/look/progress-fill.ts';
import { sparklinePoints } from './sparkline-points.ts';

type SparklineProps = { label: string; values: readonly number[]; tone?: Fill; className?: string };

const width = 100;
const height = 24;

export function Sparkline({ label, values, tone, className }: SparklineProps) {
  const points = sparklinePoints(values, width, height);
  const last = points.at(-1);
  const line = {
    fill: 'none',
    stroke: 'currentColor',
    strokeLinecap: 'round',
    vectorEffect: 'non-scaling-stroke',
  } as const;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`-3 -4 ${width + 6} ${height + 8}`}
      preserveAspectRatio="none"
      className={cx('base:h-8 base:w-20 overflow-visible', fills[tone ?? 'accent'], className)}
    >
      <polyline
        {...line}
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        strokeWidth="1.75"
        strokeLinejoin="round"
      />
      {/* A line of no length with round ends: a dot that stays round however the box is stretched. */}
      {last && <path {...line} d={`M${last.x} ${last.y}h0`} strokeWidth="6" />}
    </svg>
  );
}
