import * as z from 'zod/mini';
import {
  type ChallengeWeekday,
  challengeLevels,
  challengeWeekdays,
  defaultRounds,
} from '#domain/challenges/challenge.ts';
import { addDays, isPlainDate, weekdayOf } from '#domain/plain-date.ts';
import { typedNumber } from '#web/ui/controls/typed-number.ts';
import { type Challenge, datesOf } from '#web/features/challenges/challenge-text.ts';

/** Details that both kinds of challenge have, as typed. */
export const detailsShape = z.object({
  name: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  instructions: z.string(),
  weekNumber: z.string(),
  challengeLevel: z.enum(challengeLevels),
  rounds: z.string(),
});

export type ChallengeDetails = z.output<typeof detailsShape>;
export type DetailProblems = Partial<Record<keyof ChallengeDetails, string>>;

export const blankDetails: ChallengeDetails = {
  name: '',
  startDate: '',
  endDate: '',
  instructions: '',
  weekNumber: '1',
  challengeLevel: 'Beginner',
  rounds: defaultRounds,
};

export const detailsOf = (challenge: Challenge): ChallengeDetails => ({
  ...datesOf(challenge),
  name: challenge.name,
  instructions: challenge.instructions,
  weekNumber: String(challenge.weekNumber),
  challengeLevel: challenge.challengeLevel,
  rounds: challenge.rounds,
});

/** Required fields that are empty. */
export function missingIn({ name, startDate, endDate }: ChallengeDetails): DetailProblems {
  return {
    ...(name.trim() === '' && { name: 'Name is required' }),
    ...(startDate === '' && { startDate: 'Start date is required' }),
    ...(endDate === '' && { endDate: 'End date is required' }),
  };
}

/** Filled fields with a wrong value. */
export function wrongIn({ startDate, endDate, weekNumber }: ChallengeDetails): DetailProblems {
  const isBackwards = startDate !== '' && endDate !== '' && endDate < startDate;
  return {
    ...(isBackwards && { endDate: 'The end date cannot be before the start date' }),
    ...(!isWeek(weekNumber) && { weekNumber: 'Week number must be between 1 and 53' }),
  };
}

/** A blank counts as 1. */
function isWeek(typed: string): boolean {
  const week = typed.trim() === '' ? 1 : typedNumber(typed);
  return Number.isInteger(week) && week >= 1 && week <= 53;
}

export const detailsBody = (details: ChallengeDetails) => ({
  ...details,
  name: details.name.trim(),
  weekNumber: typedNumber(details.weekNumber.trim() || '1'),
});

/** Weekdays of a 5-day challenge that its dates leave out: no one could complete them. */
export function weekdaysLeftOut({ startDate, endDate }: ChallengeDetails): ChallengeWeekday[] {
  if (!isPlainDate(startDate) || !isPlainDate(endDate) || endDate < startDate) return [];
  const week = Array.from({ length: 7 }, (_, days) => addDays(startDate, days));
  const held = new Set<string>(week.filter(date => date <= endDate).map(weekdayOf));
  return challengeWeekdays.filter(weekday => !held.has(weekday));
}
