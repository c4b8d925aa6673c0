import { daysBetween, type PlainDate } from '#domain/plain-date.ts';
import { badInput } from '#server/http/problem.ts';

const mostDays = 62;

/** Two months are the longest that a challenge runs: more is a slip in the year. */
export function refuseOddDates(startDate: PlainDate, endDate: PlainDate): void {
  const nights = daysBetween(startDate, endDate);
  if (nights < 0) throw badInput('endDate', 'The end date cannot be before the start date');
  if (nights >= mostDays) throw badInput('endDate', `A challenge runs for at most ${mostDays} days`);
}
