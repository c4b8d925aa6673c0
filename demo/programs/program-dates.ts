import { addDays, mondayOf, type PlainDate } from '#domain/plain-date.ts';

/** Newcomers did not wait for a Monday. */
const newcomersBeganDaysAgo = 4;

/** Programs begin on a Monday, those of this week four days ago. */
export function startDateOf(startedWeeksAgo: number, today: PlainDate): PlainDate {
  if (startedWeeksAgo === 0) return addDays(today, -newcomersBeganDaysAgo);
  return addDays(mondayOf(today), -7 * startedWeeksAgo);
}
