import { addDays, formatDate, type PlainDate, weekdayOf } from '#domain/plain-date.ts';

/** The name of a day: by its nearness to today, else by its weekday; and the date in full below. */
export function dayText(date: PlainDate, today: PlainDate): { name: string; dateLine: string } {
  const weekday = weekdayName(date);
  const near = nearness(date, today);
  if (near === null) return { name: weekday, dateLine: formatDate(date) };
  return { name: near, dateLine: `${weekday.slice(0, 3)}, ${formatDate(date)}` };
}

export function weekdayName(date: PlainDate): string {
  const weekday = weekdayOf(date);
  return weekday.charAt(0).toUpperCase() + weekday.slice(1);
}

/** 'Mon, Nov 16' */
export const shortDay = (date: PlainDate): string =>
  `${weekdayName(date).slice(0, 3)}, ${formatDate(date).replace(/, \d+$/, '')}`;

function nearness(date: PlainDate, today: PlainDate): string | null {
  if (date === today) return 'Today';
  if (date === addDays(today, -1)) return 'Yesterday';
  return date === addDays(today, 1) ? 'Tomorrow' : null;
}
