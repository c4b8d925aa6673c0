import type { ResponseOf } from '#contract/endpoint.ts';
import type { getWeeklyBreakdown } from '#contract/progress.ts';
import type { WeightUnit } from '#domain/measures/measure.ts';
import { formatOneRepMax } from '#web/measures/measure-text.ts';
import type { Bar } from '#web/ui/figures/BarSeries.tsx';

export type WeekRow = ResponseOf<typeof getWeeklyBreakdown>[number];

/** The weeks that have an average strength (0 is none). */
export const weeksWithStrength = (weeks: readonly WeekRow[]): WeekRow[] =>
  weeks.filter(({ avgStrength }) => avgStrength > 0);

/** The line of average strength in words: 'Average strength, week 1: 205 lb, week 2: 210 lb'. */
export const strengthLineText = (weeks: readonly WeekRow[], unit: WeightUnit): string =>
  `Average strength, ${weeks
    .map(({ weekNumber, avgStrength }) => `week ${weekNumber}: ${formatOneRepMax(avgStrength, unit)}`)
    .join(', ')}`;

/** A bar for each week; the latest is the one that matters now. */
export const unitBars = (weeks: readonly WeekRow[]): Bar[] =>
  weeks.map(({ weekNumber, totalUnits }, index) => ({
    label: `W${weekNumber}`,
    value: totalUnits,
    valueText: wholeText(totalUnits),
    current: index === weeks.length - 1,
  }));

/** Units and logs, whole. */
export const wholeText = (count: number): string => Math.round(count).toLocaleString('en-US');
