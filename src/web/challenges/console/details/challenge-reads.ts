import {
  getActiveMultiDayChallenge,
  getChallenge,
  getCurrentChallenge,
  listChallengeDayExercises,
  listChallengeDays,
  listChallenges,
} from '#contract/challenges.ts';

/** The reads that a change to a challenge changes. */
export const challengeReads = [
  listChallenges,
  getChallenge,
  getCurrentChallenge,
  getActiveMultiDayChallenge,
  listChallengeDays,
  listChallengeDayExercises,
] as const;
