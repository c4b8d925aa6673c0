import type {
  getCurrentChallenge,
  listChallengeDayExercises,
  listChallengeDays,
  listSubmissions,
} from '#contract/challenges.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { challengeState, type ChallengeWeekday } from '#domain/challenges/challenge.ts';
import { formatDate, parsePlainDate, type PlainDate } from '#domain/plain-date.ts';

export type Challenge = NonNullable<ResponseOf<typeof getCurrentChallenge>>;
export type ChallengeDay = ResponseOf<typeof listChallengeDays>[number];
export type ChallengeDayExercise = ResponseOf<typeof listChallengeDayExercises>[number];
export type RankedSubmission = ResponseOf<typeof listSubmissions>[number];

/** 'Nov 16, 2026 – Nov 20, 2026' */
export const datesText = ({ startDate, endDate }: Pick<Challenge, 'startDate' | 'endDate'>): string =>
  startDate === endDate ? formatDate(startDate) : `${formatDate(startDate)} – ${formatDate(endDate)}`;

/** The way a challenge is won. */
export const scoringText: Record<Challenge['scoringType'], string> = {
  reps: 'Most reps wins',
  weight: 'Heaviest weight wins',
  time: 'Fastest time wins',
  multi_day: 'Most days completed wins',
};

/** '2-3 rounds'; the coach's own words where they say it already. */
export function roundsText(rounds: string): string {
  if (rounds.trim() === '' || /[a-z]/i.test(rounds)) return rounds.trim();
  return rounds.trim() === '1' ? '1 round' : `${rounds.trim()} rounds`;
}

export const weekdayLabel = (day: ChallengeWeekday): string => day.charAt(0).toUpperCase() + day.slice(1);

type Dates = { startDate: PlainDate; endDate: PlainDate };

/** A challenge's dates as dates; the wire has them as instants. */
export const datesOf = ({ startDate, endDate }: Pick<Challenge, 'startDate' | 'endDate'>): Dates => ({
  startDate: parsePlainDate(startDate) ?? startDate,
  endDate: parsePlainDate(endDate) ?? endDate,
});

export type ChallengeState = 'Upcoming' | 'Active' | 'Completed';

export const stateOf = (
  challenge: Pick<Challenge, 'startDate' | 'endDate'>,
  today: PlainDate,
): ChallengeState => challengeState(datesOf(challenge), today);

/** A day of a 5-day challenge with its exercises, as they are when the dialog opens. */
export type DayToComplete = {
  challenge: Challenge;
  day: ChallengeDay;
  exercises: readonly ChallengeDayExercise[];
};
