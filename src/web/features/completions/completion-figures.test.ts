import { expect, it } from 'vitest';
import { finalsToShow, historyFigures, isPerfect } from './completion-figures.ts';

const completion = (completionRate: number, avgStrengthGain: number | null, totalWorkouts: number) => ({
  completionRate,
  avgStrengthGain,
  totalWorkouts,
});

it.each([
  {
    what: 'none',
    completions: [],
    figures: { programs: '0', completionRate: null, strengthGain: null, workouts: '0' },
  },
  {
    what: 'one',
    completions: [completion(100, 12.5, 36)],
    figures: { programs: '1', completionRate: '100.0%', strengthGain: 12.5, workouts: '36' },
  },
  {
    what: 'several, of which one has no strength gain',
    completions: [completion(100, 5, 1000), completion(50, null, 234), completion(33.3, 10, 0)],
    figures: { programs: '3', completionRate: '61.1%', strengthGain: 7.5, workouts: '1,234' },
  },
  {
    what: 'a loss too small to be seen',
    completions: [completion(0, -0.04, 1)],
    figures: { programs: '1', completionRate: '0.0%', strengthGain: 0, workouts: '1' },
  },
])('the tiles of $what', ({ completions, figures }) => {
  expect(historyFigures(completions)).toEqual(figures);
});

it.each([
  [100, true],
  [99.9, false],
  [0, false],
])('a completion of %f percent is perfect: %s', (completionRate, perfect) => {
  expect(isPerfect({ completionRate })).toBe(perfect);
});

it.each([
  { count: 0, isWhole: false, shown: 0, hidden: 0 },
  { count: 6, isWhole: false, shown: 6, hidden: 0 },
  { count: 7, isWhole: false, shown: 6, hidden: 1 },
  { count: 20, isWhole: false, shown: 6, hidden: 14 },
  { count: 20, isWhole: true, shown: 20, hidden: 14 },
])(
  'of $count exercises $shown are shown (all: $isWhole) and $hidden are more',
  ({ count, isWhole, shown, hidden }) => {
    const finals = Array.from({ length: count }, (_, index) => index);
    const answer = finalsToShow(finals, isWhole);
    expect(answer.shown).toHaveLength(shown);
    expect(answer.hidden).toBe(hidden);
  },
);
