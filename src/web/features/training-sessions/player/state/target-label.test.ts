import { expect, it } from 'vitest';
import { planLabel } from './target-label.ts';

const units = { distance: 'mi' } as const;
const load = (weight: number | null) => ({ weight, unit: 'kg' as const });

const lift = (each: { reps: string; weight?: number | null }[], whole: number | null = null) =>
  ({
    category: 'Strength',
    prescription: null,
    load: load(whole),
    targets: each.map(({ reps, weight }) => ({
      setKind: 'work',
      reps,
      load: weight === undefined ? null : load(weight),
    })),
  }) as unknown as Parameters<typeof planLabel>[0];

it.each([
  [
    'each set’s own weight',
    lift([
      { reps: '7', weight: 67.5 },
      { reps: '6', weight: 72.5 },
      { reps: '5', weight: 77.5 },
    ]),
    '3 × 7/6/5 · 67.5/72.5/77.5 kg',
  ],
  ['one weight of all', lift([{ reps: '5' }, { reps: '5' }], 100), '2 × 5 · 100 kg'],
  [
    'no weight where one is not known',
    lift([
      { reps: '5', weight: 100 },
      { reps: '5', weight: null },
    ]),
    '2 × 5',
  ],
])('before a session stands %s', (_, exercise, words) => {
  expect(planLabel(exercise, units)).toBe(words);
});
