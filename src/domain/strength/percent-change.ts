import { toOneDecimal } from '#domain/rounding.ts';

/** By how many percent `after` is above `before`, unrounded; null from 0, of which nothing is a percentage. */
export function percentChange(before: number, after: number): number | null {
  return before > 0 ? ((after - before) / before) * 100 : null;
}

/** The same to one decimal, as it is shown. */
export function roundedChange(before: number, after: number): number | null {
  const percent = percentChange(before, after);
  return percent === null ? null : toOneDecimal(percent);
}
