import { challengeWeekdays, type ChallengeWeekday } from '#domain/challenges/challenge.ts';
import { addDays, mondayOf, type PlainDate } from '#domain/plain-date.ts';
import { type Challenge, datesOf } from '#web/features/challenges/challenge-text.ts';
import type { FiveDayDraft } from './five-day-draft.ts';

/** The last week that a challenge can be of. */
const lastWeek = 53;

type Known = Pick<Challenge, 'startDate' | 'endDate' | 'weekNumber'>;

/**
 * Initial details of a new challenge: the next Monday to Friday, and the week after that of the one that has begun
 * last, of those that have; 1 where none has.
 */
export function proposedDetails(challenges: readonly Known[], today: PlainDate) {
  const [latest] = challenges
    .map(challenge => ({ ...datesOf(challenge), weekNumber: challenge.weekNumber }))
    .filter(({ startDate }) => startDate <= today)
    .toSorted((a, b) => b.startDate.localeCompare(a.startDate));
  const monday = addDays(mondayOf(today), 7);
  const week = latest === undefined ? 1 : (latest.weekNumber % lastWeek) + 1;
  return { startDate: monday, endDate: addDays(monday, 4), weekNumber: String(week) };
}

/** The days that ask for nothing. */
export const emptyDays = ({ days }: FiveDayDraft): ChallengeWeekday[] =>
  challengeWeekdays.filter(weekday => days[weekday].exercises.length === 0);

/** A copy of an old challenge: its days and details, with the dates and week number of the new one. */
export const copiedFrom = (old: FiveDayDraft, now: FiveDayDraft): FiveDayDraft => {
  const { startDate, endDate, weekNumber } = now.details;
  return { days: old.days, details: { ...old.details, startDate, endDate, weekNumber } };
};
