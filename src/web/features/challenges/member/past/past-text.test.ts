import { expect, it } from 'vitest';
import { ownResultText, ownScoreText } from './past-text.ts';

const single = { rank: 3, score: 42, daysCompleted: null };

it.each([
  ['reps', 12, single, 'Rank 3 of 12', '42 reps'],
  ['time', 1_200, { rank: 1_001, score: 725, daysCompleted: null }, 'Rank 1,001 of 1,200', '12:05'],
  ['weight', 1, { rank: 1, score: 225.5, daysCompleted: null }, 'Rank 1 of 1', '225.5 lbs'],
  ['multi_day', 9, { rank: 2, score: 1_240, daysCompleted: 4 }, 'Rank 2 of 9', '4 of 5 days, 1,240 units'],
  ['reps', 7, null, '7 took part', null],
  ['multi_day', 0, null, 'Nobody took part', null],
] as const)(
  '%s, %i took part: what became of it for oneself',
  (scoringType, participants, mine, place, score) => {
    const result = { scoringType, participants, mine };
    expect([ownResultText(result), ownScoreText(result, 'lb')]).toEqual([place, score]);
  },
);
