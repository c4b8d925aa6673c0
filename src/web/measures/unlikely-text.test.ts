import { expect, it } from 'vitest';
import { toMiles, toPounds, type Units } from '#domain/measures/measure.ts';
import type { Unlikely } from '#domain/unlikely/unlikely.ts';
import { unlikelyText } from './unlikely-text.ts';

const metric: Units = { weight: 'kg', distance: 'km', length: 'cm' };
const found = (some: Partial<Unlikely>): Unlikely => ({
  measure: 'weight',
  value: toPounds(1_400, 'kg'),
  best: toPounds(140, 'kg'),
  amounts: {},
  isUnitSlip: false,
  ...some,
});

it.each<[Unlikely, string]>([
  [found({}), 'Really 1,400 kg? Your best is about 140 kg.'],
  [found({ best: null }), 'Really 1,400 kg? That would be a world record.'],
  [
    found({ value: toPounds(100, 'kg'), best: toPounds(45, 'kg'), isUnitSlip: true }),
    'Really 100 kg? Your best is about 45 kg. Did you mean 100 lb?',
  ],
  [
    found({ measure: 'reps', value: 55, amounts: { reps: 55, weight: toPounds(100, 'kg') } }),
    'Really 55 reps with 100 kg? Your best estimated 1RM is 140 kg.',
  ],
  [found({ measure: 'reps', value: 300, best: 12 }), 'Really 300 reps? The most so far is 12 reps.'],
  [
    found({ measure: 'pace', value: 26, best: null, amounts: { distance: toMiles(5.5, 'km'), seconds: 90 } }),
    'Really 5.5 km in 1:30? That would be a world record.',
  ],
  [
    found({
      measure: 'pace',
      value: 160,
      best: 482.8,
      amounts: { distance: toMiles(5.5, 'km'), seconds: 550 },
    }),
    'Really 5.5 km in 9:10? Last time it was 5:00 /km.',
  ],
  [found({ measure: 'hold', value: 2_700, best: 90 }), 'Really 45:00? Your longest is 1:30.'],
  [
    found({ measure: 'contacts', value: 4_000, best: 60 }),
    'Really 4,000 contacts? The most so far is 60 contacts.',
  ],
])('%o asks: %s', (unlikely, words) => {
  expect(unlikelyText(unlikely, metric)).toBe(words);
});
