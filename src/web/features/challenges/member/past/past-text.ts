import type { listPastChallenges } from '#contract/challenges.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { WeightUnit } from '#domain/measures/measure.ts';
import { scoreText } from '#domain/challenges/challenge.ts';

export type PastChallenge = ResponseOf<typeof listPastChallenges>[number];

type Result = Pick<PastChallenge, 'scoringType' | 'participants' | 'mine'>;

/** 'Rank 3 of 12', or how many took part without oneself. */
export function ownResultText({ participants, mine }: Result): string {
  const all = participants.toLocaleString('en-US');
  if (mine) return `Rank ${mine.rank.toLocaleString('en-US')} of ${all}`;
  return participants === 0 ? 'Nobody took part' : `${all} took part`;
}

/** '42 reps'; of a 5-day challenge '4 of 5 days, 1,240 units'. */
export function ownScoreText({ scoringType, mine }: Result, unit: WeightUnit): string | null {
  if (!mine) return null;
  if (scoringType !== 'multi_day') return scoreText(scoringType, mine.score, unit);
  return `${mine.daysCompleted} of 5 days, ${mine.score.toLocaleString('en-US')} units`;
}
