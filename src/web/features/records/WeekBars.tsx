import { formatDate } from '#domain/plain-date.ts';
import { barPositions } from './bar-positions.ts';

type Week = { weekStart: string; volume: number };

type WeekBarsProps = { label: string; weeks: readonly Week[]; words: (volume: number) => string };

/** A bar for each week from the first to the last, those without any left free; years of them fit, so they bear no numbers. */
export function WeekBars({ label, weeks, words }: WeekBarsProps) {
  const { bars, count } = barPositions(weeks);
  const [first, last] = [weeks[0], weeks.at(-1)];
  const most = weeks.reduce<Week | undefined>(
    (top, week) => (top && top.volume >= week.volume ? top : week),
    undefined,
  );
  if (!first || !last || !most) return null;
  const told = `most ${words(most.volume)} in the week of ${formatDate(most.weekStart)}`;
  return (
    <figure className="grid min-w-0 gap-2">
      <p aria-hidden="true" className="text-sm">
        <span className="font-medium">{words(most.volume)}</span>{' '}
        <span className="text-faint">at most, week of {formatDate(most.weekStart)}</span>
      </p>
      <svg
        role="img"
        aria-label={`${label}: ${weeks.length} ${weeks.length === 1 ? 'week' : 'weeks'}, ${told}`}
        viewBox={`0 0 ${count} 100`}
        preserveAspectRatio="none"
        className="h-40 w-full border-b border-line text-accent sm:h-48"
      >
        {bars.map(({ x, height }) => (
          <rect key={x} x={x + 0.12} y={100 - height} width={0.76} height={height} fill="currentColor" />
        ))}
      </svg>
      <p
        aria-hidden="true"
        className="flex min-w-fit justify-between gap-4 text-xs text-faint"
        style={{ width: `${(((bars.at(-1)?.x ?? 0) + 1) / count) * 100}%` }}
      >
        <span>{formatDate(first.weekStart)}</span>
        {weeks.length > 1 && <span>{formatDate(last.weekStart)}</span>}
      </p>
    </figure>
  );
}
