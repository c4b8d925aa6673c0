/** By how many percent `after` is above `before`, unrounded; null from 0, of which nothing is a percentage. */
export function percentChange(before: number, after: number): number | null {
  return before > 0 ? ((after - before) / before) * 100 : null;
}
