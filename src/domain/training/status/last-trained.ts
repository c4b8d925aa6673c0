import { daysBetween, type PlainDate } from '#domain/plain-date.ts';

export type LastTrained = 'lately' | 'week-ago' | 'long-ago' | 'never';

/** Rolling days, not weeks of the calendar: on a Monday, nobody would have trained this week. */
const latelyDays = 7;
const longAgoDays = 14;

/** The time since somebody trained last: within 7 days, 8 to 14 days ago, longer ago, or never. */
export function lastTrained(date: PlainDate | null, today: PlainDate): LastTrained {
  if (date === null) return 'never';
  const days = daysBetween(date, today);
  if (days <= latelyDays) return 'lately';
  return days <= longAgoDays ? 'week-ago' : 'long-ago';
}
