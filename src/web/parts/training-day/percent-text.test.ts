import { pounds, type Pounds } from '#domain/measures/measure.ts';
import { expect, it } from 'vitest';
import { percentOfNothing } from './percent-text.ts';

const prescribed = (percent: number | null, reps: string | null, more: { latest1RM?: Pounds } = {}) => ({
  percentageOf1RM: percent,
  percent1RM: percent === null ? null : String(percent),
  latest1RM: null as Pounds | null,
  suggestedWeight: null as Pounds | null,
  reps,
  exercise: { category: 'Strength' as const },
  ...more,
});

it.each([
  [75, '8', 'Choose a weight you could lift about 8 times, with 2 left'],
  [75, '8-12', 'Choose a weight you could lift about 8 times, with 2 left'],
  [90, '1', 'Choose a weight you could lift once, with 2 left'],
  [70, 'AMRAP', 'Choose a weight that leaves you about 2 reps in reserve'],
  [70, null, 'Choose a weight that leaves you about 2 reps in reserve'],
])('%d percent of nothing for %s reps: %s', (percent, reps, until) => {
  expect(percentOfNothing(prescribed(percent, reps))).toEqual({
    known: `${percent}% of your one-rep max: none known yet.`,
    until,
  });
});

it('says so of a training max', () => {
  const ofTrainingMax = {
    ...prescribed(85, '5'),
    percentageOf1RM: null,
    percentOf: 'training-max' as const,
  };
  expect(percentOfNothing(ofTrainingMax)).toMatchObject({
    known: '85% of your training max: none known yet.',
  });
  // A coach has set one in weight.
  expect(percentOfNothing({ ...ofTrainingMax, suggestedWeight: pounds(185) })).toBeNull();
});

it.each([
  ['no percent', prescribed(null, '8')],
  ['a max that is known', prescribed(75, '8', { latest1RM: pounds(225) })],
  ['a percent that is a slip', prescribed(750, '8')],
  ['another category', { ...prescribed(75, '8'), exercise: { category: 'Calisthenics' as const } }],
])('nothing is said with %s', (_, exercise) => {
  expect(percentOfNothing(exercise)).toBeNull();
});
