import { daysBetween, type PlainDate } from '#domain/plain-date.ts';
import { milestonesReached } from './strength-progress.ts';

/** Percent of strength progress at which its bar is full. */
export const fullStrengthBar = 20;

/** What a program is to bring, in percent of strength progress. */
export const strengthTarget = { from: 15, to: 20 } as const;

/** All the milestones there are, in percent. */
export const strengthMilestones: readonly number[] = milestonesReached(fullStrengthBar);

export type StrengthStanding = 'on-target' | 'close' | 'below' | 'unknown';

const closeFrom = 10;

/** How a strength progress in percent stands to the target: green, yellow and red on the screen. */
export function strengthStanding(progress: number | null): StrengthStanding {
  if (progress === null) return 'unknown';
  if (progress >= strengthTarget.from) return 'on-target';
  return progress >= closeFrom ? 'close' : 'below';
}

/** Weeks that a progress overview counts. */
export const overviewWeeks = 12;

/** The week of a progress overview: whole weeks since the earliest active start date plus one, from 1 to 12. */
export const overviewWeek = (earliestStart: PlainDate, today: PlainDate): number =>
  Math.min(overviewWeeks, Math.max(1, Math.floor(daysBetween(earliestStart, today) / 7) + 1));
