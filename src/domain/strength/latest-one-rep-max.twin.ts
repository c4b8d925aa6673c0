import { pounds, type Pounds } from '#domain/measures/measure.ts';
import { type DatedOneRepMax, recentMaxDays } from './one-rep-max.ts';
import { maxKnown, type TestedMax, testedMaxCounts } from './tested-max.ts';
import { daysBetween, type PlainDate } from '#domain/plain-date.ts';

/**
 * The best e1RM of the recent days, else the best of the last date, else the newest tested max that still counts: what the
 * SQL of a day is held against.
 */
export function latestOneRepMax(
  history: readonly DatedOneRepMax[],
  today: PlainDate,
  tests: readonly TestedMax[] = [],
): Pounds | null {
  const newest = tests
    .filter(test => testedMaxCounts(test, today))
    .toSorted((a, b) => b.date.localeCompare(a.date))[0];
  return maxKnown(latestEstimate(history, today), newest ?? null);
}

function latestEstimate(history: readonly DatedOneRepMax[], today: PlainDate): Pounds | null {
  const recent = history.filter(({ date }) => daysBetween(date, today) < recentMaxDays);
  if (recent.length > 0) return pounds(Math.max(...recent.map(({ e1rm }) => e1rm)));
  const lastDate = history.reduce((last, { date }) => (date > last ? date : last), '');
  const ofLastDate = history.filter(({ date }) => date === lastDate);
  return ofLastDate.length > 0 ? pounds(Math.max(...ofLastDate.map(({ e1rm }) => e1rm))) : null;
}
