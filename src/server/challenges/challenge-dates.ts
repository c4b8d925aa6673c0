import { longestChallengeDays } from '#domain/limits.ts';
import { daysBetween, type PlainDate } from '#domain/plain-date.ts';
import { badInput } from '#server/http/problem.ts';

export function refuseOddDates(startDate: PlainDate, endDate: PlainDate): void {
  const nights = daysBetween(startDate, endDate);
  if (nights < 0) throw badInput('endDate', 'The end date cannot be before the start date');
  if (nights >= longestChallengeDays)
    throw badInput('endDate', `A challenge runs for at most ${longestChallengeDays} days`);
}
