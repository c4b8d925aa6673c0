import { expect, it } from 'vitest';
import type { SetTarget } from './set-targets.ts';
import { setTargetsText } from './set-target-text.ts';

const blank: SetTarget = {
  kind: 'work',
  reps: null,
  weight: null,
  percent1RM: null,
  rpe: null,
  restSeconds: null,
};
const plain = { reps: null, weight: null, percent1RM: null, rpe: null, weightUnit: 'lbs' };
const warmUp: SetTarget = { ...blank, kind: 'warmup' };
const at = (reps: string, percent1RM: string): SetTarget => ({ ...blank, reps, percent1RM });

it.each<[SetTarget[], Partial<typeof plain> | Record<string, string>, string]>([
  [
    [warmUp, warmUp, at('5', '75'), at('3', '85%'), at('1+', '95')],
    {},
    'Warm-up 2, then 5 @ 75%, 3 @ 85%, 1+ @ 95%',
  ],
  [[{ ...warmUp, ...at('8', '50'), kind: 'warmup' }, at('5', '75')], {}, 'Warm-up 8 @ 50%, then 5 @ 75%'],
  [[at('5', '75'), at('5', '75'), at('5', '75')], {}, '3 × 5 @ 75%'],
  [
    [
      { ...blank, reps: '5' },
      { ...blank, reps: '3' },
    ],
    {},
    '5, 3 reps',
  ],
  [[blank, blank], {}, '2 sets'],
  [[blank, { ...blank, reps: '8' }], { reps: '5', percent1RM: '70' }, '5 @ 70%, 8 @ 70%'],
  [[{ ...blank, weight: '100' }], { reps: '5', percent1RM: '70', weightUnit: 'kg' }, '5 @ 100 kg'],
  [[{ ...blank, weight: '185', rpe: '8' }], { reps: '5' }, '5 @ 185 lb, RPE 8'],
  [
    [
      { ...blank, kind: 'failure', reps: '8' },
      { ...blank, kind: 'drop', weight: '60 kg' },
      { ...blank, kind: 'failure' },
    ],
    {},
    '8 to failure, drop @ 60 kg, to failure',
  ],
  [[{ ...blank, reps: 'AMRAP' }], {}, 'AMRAP'],
  // Below zero it is help.
  [
    [
      { ...blank, weight: '-20' },
      { ...blank, weight: '−17,5 kg' },
      { ...blank, weight: '-40 lb' },
    ],
    { reps: '5', weightUnit: 'kg' },
    '5 @ 20 kg of help, 5 @ 17,5 kg of help, 5 @ 40 lb of help',
  ],
])('%j of %j', (targets, prescribed, text) => {
  expect(setTargetsText(targets, { ...plain, ...prescribed })).toBe(text);
});
