import { daysBetween, parsePlainDate } from '#domain/plain-date.ts';

/** Few weeks would be walls, not bars: as many have room at least. */
const fewest = 8;

/** The position of each week's bar, in weeks from the left, and its height, in percent of the highest. */
export function barPositions(weeks: readonly { weekStart: string; volume: number }[]) {
  const highest = Math.max(0, ...weeks.map(({ volume }) => volume));
  const first = dateOf(weeks[0]?.weekStart);
  const bars = weeks.map(({ weekStart, volume }) => ({
    x: daysBetween(first, dateOf(weekStart)) / 7,
    height: highest > 0 ? (volume / highest) * 100 : 0,
  }));
  return { bars, count: Math.max(fewest, (bars.at(-1)?.x ?? 0) + 1) };
}

const dateOf = (text = '') => parsePlainDate(text) ?? '1970-01-01';
