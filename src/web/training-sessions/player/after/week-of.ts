import type { PlainDate } from '#domain/plain-date.ts';
import type { ShownDayStatus } from '#domain/training/shown-day-status.ts';

/** Of the training days among these dates, how many are done. */
export function weekOf(
  statuses: Readonly<Record<PlainDate, ShownDayStatus>>,
  dates: readonly PlainDate[],
): { done: number; of: number } {
  const asked = dates.flatMap(date => statuses[date] ?? []).filter(status => status !== 'rest');
  return { done: asked.filter(status => status === 'complete').length, of: asked.length };
}
