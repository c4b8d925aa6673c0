import { daysBetween, parsePlainDate } from '#domain/plain-date.ts';
import { toTwoDecimals } from '#domain/rounding.ts';

/** A value of a date, and the value in words. A line's points are oldest first. */
export type LinePoint = { date: string; value: number; text: string };

/** Steps between two grid lines, in any unit. */
const steps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 2000];
const maxSteps = 5;

type Scale = { low: number; high: number; ticks: number[] };

/**
 * Round values for the lines of the drawing, from below the lowest to above the highest; lowest first. No two lines are less
 * than `leastStep` apart.
 */
export function lineScale(values: readonly number[], leastStep = 5): Scale {
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  const step =
    steps.find(step => step >= leastStep && reach(lowest, highest, step) <= maxSteps) ??
    (highest - lowest) / maxSteps;
  const low = Math.floor(lowest / step) * step;
  const count = Math.max(1, reach(lowest, highest, step));
  const ticks = Array.from({ length: count + 1 }, (_, index) => toTwoDecimals(low + index * step));
  return { low, high: low + count * step, ticks };
}

/** Number of steps from the round value below the lowest to the one above the highest. */
const reach = (lowest: number, highest: number, step: number) =>
  Math.ceil(highest / step) - Math.floor(lowest / step);

export type Place = { x: number; y: number };

/**
 * The position of each point, in percent from the left (by its date) and from the top. A single one stands in the
 * middle.
 */
export function placesOf(history: readonly LinePoint[], { low, high }: Scale): Place[] {
  const first = dateOf(history[0]);
  const days = daysBetween(first, dateOf(history.at(-1)));
  return history.map(point => ({
    x: days > 0 ? (daysBetween(first, dateOf(point)) / days) * 100 : 50,
    y: heightOf(point.value, { low, high }),
  }));
}

/** In percent from the top. */
export const heightOf = (value: number, { low, high }: Pick<Scale, 'low' | 'high'>): number =>
  ((high - value) / (high - low)) * 100;

const dateOf = (point: LinePoint | undefined) => parsePlainDate(point?.date ?? '') ?? '1970-01-01';

/** The point that is nearest to a place from left to right, in percent. */
export function nearestTo(x: number, places: readonly Place[]): number {
  let nearest = 0;
  for (const [index, place] of places.entries()) {
    if (Math.abs(place.x - x) < Math.abs((places[nearest]?.x ?? 0) - x)) nearest = index;
  }
  return nearest;
}

/** The index that the arrow keys, Home and End lead to; null for any other key. */
export function pointAfterKey(key: string, at: number, count: number): number | null {
  const next = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    Home: 0,
    End: count - 1,
  }[key];
  return next === undefined ? null : Math.min(count - 1, Math.max(0, next));
}
