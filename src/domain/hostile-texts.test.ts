import { expect, it } from 'vitest';
import { challengeScore } from './challenges/challenge.ts';
import { prescribedLoad } from './loads/prescribed-load.ts';
import { loadedOnOf } from './loads/loading.ts';
import type { Units } from './measures/measure.ts';
import { numbersIn } from './numbers/numbers-in-text.ts';
import { readNumber } from './numbers/read-number.ts';
import { amountOf, cannotScale, scaleIngredient } from './nutrition/ingredient-amount.ts';
import { adjustLoad } from './prescriptions/adjust-load.ts';
import { convertedDistance, convertedWeight } from './prescriptions/prescribed-measures.ts';
import { milesOf, prescribedDistance } from './prescriptions/prescribed-distance.ts';
import { loadsIn, prescribedWeight, unitOfText } from './prescriptions/prescribed-weight.ts';
import { prescriptionLine } from './prescriptions/prescription-line.ts';
import { firstCount, firstNumber, repsOf, secondsOf, setsOf } from './prescriptions/prescription-text.ts';
import { isNumberAlone, withUnit } from './prescriptions/with-unit.ts';
import { progress } from './progression/progress.ts';
import { parseShorthand } from './shorthand/parse-shorthand.ts';
import { tempoSeconds } from './training-volume/session-length.ts';
import { inMiles } from './training/log/entered-distance.ts';
import { compareSets } from './training/log/planned-and-done.ts';

const targets = (weight: string) => [
  { kind: 'work' as const, reps: weight, weight, percent1RM: weight, rpe: weight, restSeconds: null },
];
const written = (text: string) => ({
  sets: text,
  reps: text,
  weight: text,
  weightUnit: text,
  percent1RM: text,
  time: text,
  distance: text,
  volume: text,
  rpe: text,
  targetHeartRate: text,
  setTargets: targets(text),
});
const inMetric: Units = { weight: 'kg', distance: 'km', length: 'cm' };
const rule = { by: { kind: 'amount' as const, value: 1 }, roundTo: 2.5 };

/** All that reads what people type. */
const readers: Record<string, (text: string) => unknown> = {
  readNumber,
  numbersIn,
  firstNumber,
  firstCount,
  setsOf,
  repsOf,
  secondsOf,
  isNumberAlone,
  withUnit: text => withUnit(text, ' kg'),
  unitOfText,
  prescribedWeight: text => prescribedWeight(text, 'kg'),
  loadsIn,
  prescribedDistance,
  milesOf,
  weightBeside: text => convertedWeight(text, 'kg', 'lb'),
  distanceBeside: text => convertedDistance(text, 'km'),
  prescribedLoad: text => prescribedLoad(written(text), null),
  adjustLoad: text => adjustLoad(written(text), -10),
  prescriptionLine: text => prescriptionLine(written(text), 'Strength', inMetric),
  setsBeside: text => compareSets(written(text), [{ setNum: 1, reps: 5 }]),
  progressOfWeight: text => progress(written(text), { ...rule, field: 'weight' }, 1),
  progressOfTime: text => progress(written(text), { ...rule, field: 'time' }, 1),
  inMiles: text => inMiles({ distanceCompleted: text, distanceUnit: 'km' }),
  challengeScore: text => challengeScore('weight', { weight: text }),
  scaleIngredient: text => scaleIngredient(text, 2),
  cannotScale,
  amountOf,
  tempoSeconds,
  loadedOnOf: text => loadedOnOf([text]),
  parseShorthand,
};

const hostile = [
  '1',
  '1,',
  '1.',
  '1 ',
  ' ',
  '1-',
  '1:',
  '1 min ',
  '1 x ',
  '½',
  "1'000",
  '1 kg, ',
  '1 to ',
  '%',
  ',',
  '(',
  '1/2 ',
];

/** A reader that tries every way to split a text would take minutes for these, and so never be merged. */
it.each(Object.entries(readers))('%s comes to the end of 20,000 characters of anything', (_, read) => {
  for (const piece of hostile) {
    const text = piece.repeat(20_000 / piece.length);
    read(text);
    read(`a${text}`);
    read(`1${text}b`);
  }
  expect(hostile.length).toBeGreaterThan(10);
});
