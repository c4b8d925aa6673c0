import * as z from 'zod/mini';
import { scoringTypes } from '#domain/challenges/challenge.ts';
import { jsonOf } from '../content/content.ts';

const singleChallenge = z.strictObject({
  name: z.string(),
  exercise: z.string(),
  scoringType: z.enum(scoringTypes),
  challengeLevel: z.enum(['Beginner', 'Intermediate', 'Advanced']),
  rounds: z.string(),
  instructions: z.string(),
  /** What an ordinary member reaches: reps, seconds, or a share of the one-rep maximum. */
  usual: z.number(),
});

export type SingleChallenge = z.output<typeof singleChallenge>;

/** A weekly challenge for each week, the newest first: the first of them is running. */
export const singleChallenges = jsonOf('challenges/single-challenges.json', z.array(singleChallenge));
