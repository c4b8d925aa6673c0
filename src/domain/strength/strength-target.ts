import { toOneDecimal } from '#domain/rounding.ts';
import { daysBetween, type PlainDate } from '#domain/plain-date.ts';

/** Percent of strength progress at which its bar is full. */
export const fullStrengthBar = 20;

/** The target of a program by its end, in percent of strength progress. */
export const strengthTarget = { from: 15, to: 20 } as const;

/** Too early to judge: so many weeks have no colour. */
const weeksWithoutPace = 3;

/** The course of a program so far: its whole weeks, and its days that are over. */
type Course = { numWeeks: number; daysOver: number };

/**
 * The strength progress in percent (one decimal) that is the pace by now: the target over the program's weeks, so far in
 * proportion. Null in the first 3 weeks.
 */
export function strengthPace({ numWeeks, daysOver }: Course): number | null {
  if (daysOver < 7 * weeksWithoutPace) return null;
  return toOneDecimal(strengthTarget.from * Math.min(1, daysOver / (7 * numWeeks)));
}

export type StrengthStanding = 'on-pace' | 'close' | 'behind' | 'early' | 'unknown';

/** A strength progress in percent against the pace: green, yellow from half of it and red; else without a colour. */
export function strengthStanding(progress: number | null, pace: number | null): StrengthStanding {
  if (progress === null) return 'unknown';
  if (pace === null) return 'early';
  if (progress >= pace) return 'on-pace';
  return progress >= pace / 2 ? 'close' : 'behind';
}

/** Weeks that a progress overview counts at most; a program of fewer weeks shows its own number. */
const maxOverviewWeeks = 12;

export const overviewWeeks = (numWeeks: number | null): number =>
  Math.min(maxOverviewWeeks, numWeeks ?? maxOverviewWeeks);

/** The week of a progress overview: whole weeks since a start date plus one, from 1 to as many as it counts. */
export const overviewWeek = (start: PlainDate, today: PlainDate, weeks: number): number =>
  Math.min(weeks, Math.max(1, Math.floor(daysBetween(start, today) / 7) + 1));
