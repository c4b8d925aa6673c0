import { daysBetween, type PlainDate } from '#domain/plain-date.ts';
import type { Days } from '#web/session/today.ts';
import { counted } from '#web/ui/text/words.ts';
import { shortDay } from './day-text.ts';

/**
 * Said after a day that is called by its nearness, 'Today' or 'Yesterday', where the member's date is another than the
 * reader's: ' (Wed, Nov 25 for them)'.
 */
export const forThem = (date: PlainDate, { theirs, readers }: Days): string =>
  theirs === readers ? '' : ` (${shortDay(date)} for them)`;

/** 'today', 'yesterday', '9 days ago', by the member's own date. */
export function agoText(date: PlainDate, days: Days): string {
  const passed = daysBetween(date, days.theirs);
  if (passed <= 0) return `today${forThem(date, days)}`;
  return passed === 1 ? `yesterday${forThem(date, days)}` : `${counted(passed, 'day')} ago`;
}
