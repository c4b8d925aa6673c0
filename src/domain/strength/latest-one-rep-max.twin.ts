import { type DatedOneRepMax, recentMaxDays } from './one-rep-max.ts';
import { daysBetween, type PlainDate } from '#domain/plain-date.ts';

/** The best e1RM of the recent days, else the best of the last date: what the SQL of a day is held against. */
export function latestOneRepMax(history: readonly DatedOneRepMax[], today: PlainDate): number | null {
  const recent = history.filter(({ date }) => daysBetween(date, today) < recentMaxDays);
  if (recent.length > 0) return Math.max(...recent.map(({ e1rm }) => e1rm));
  const lastDate = history.reduce((last, { date }) => (date > last ? date : last), '');
  const ofLastDate = history.filter(({ date }) => date === lastDate);
  return ofLastDate.length > 0 ? Math.max(...ofLastDate.map(({ e1rm }) => e1rm)) : null;
}
