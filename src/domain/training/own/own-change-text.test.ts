import { expect, it } from 'vitest';
import type { LoadBefore } from './own-change.ts';
import { loadChangeText, loadsBeforeText } from './own-change-text.ts';

const none = {
  weight: null,
  weightUnit: 'lbs',
  percent1RM: null,
  percentOf: 'one-rep-max',
  setTargets: null,
} as const;
const lift = (name: string, load: Partial<LoadBefore>): LoadBefore => ({
  ...none,
  exerciseId: name,
  name,
  ...load,
});
const target = {
  kind: 'work',
  reps: '5',
  weight: null,
  percent1RM: null,
  rpe: null,
  restSeconds: null,
} as const;
const byPercent = (...percents: string[]) => percents.map(percent1RM => ({ ...target, percent1RM }));
const byWeight = (...weights: string[]) => weights.map(weight => ({ ...target, weight }));

it.each([
  [-10, '10% lighter'],
  [-19, '19% lighter'],
  [5, '5% heavier'],
])('%d is %j', (percent, words) => {
  expect(loadChangeText(percent)).toBe(words);
});

it.each<[string, LoadBefore[]]>([
  ['87.5%', [lift('Deadlift', { percent1RM: '87.5%' })]],
  ['85% TM', [lift('Deadlift', { percent1RM: '85', percentOf: 'training-max' })]],
  ['200 lb', [lift('Squat', { weight: '200' })]],
  ['65/70/75%', [lift('Squat', { setTargets: byPercent('65%', '70%', '75%') })]],
  ['75%', [lift('Squat', { setTargets: byPercent('75%', '75%') })]],
  ['135, 155 lb', [lift('Squat', { setTargets: byWeight('135', '155') })]],
  ['Squat 200 lb, Row 70%', [lift('Squat', { weight: '200' }), lift('Row', { percent1RM: '70%' })]],
  [
    'A 1 lb, B 2 lb, C 3 lb, 2 more',
    ['A', 'B', 'C', 'D', 'E'].map((name, index) => lift(name, { weight: String(index + 1) })),
  ],
  ['', []],
])('%j stood there before', (words, before) => {
  expect(loadsBeforeText(before, null)).toBe(words);
});
