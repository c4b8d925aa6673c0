import type { Challenge, ChallengeDay, ChallengeDayExercise } from './challenge-words.ts';

/** A day of a 5-day challenge with its exercises, as they are when the dialog opens. */
export type DayToComplete = {
  challenge: Challenge;
  day: ChallengeDay;
  exercises: readonly ChallengeDayExercise[];
};
