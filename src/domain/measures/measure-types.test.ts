import { expect, it } from 'vitest';
import type { LoadText } from '#domain/loads/prescribed-load.ts';
import type { LiftMax } from '#domain/loads/lift-max.ts';
import { cmOfInches, inchesOfCm, poundsOfKg } from '#domain/nutrition/nutrition.ts';
import { prescribedWeight } from '#domain/prescriptions/prescribed-weight.ts';
import { prescriptionLine } from '#domain/prescriptions/prescription-line.ts';
import { estimatedOneRepMax } from '#domain/strength/one-rep-max.ts';
import type { LoggedSet } from '#domain/training/log/workout-units.ts';
import {
  fromMiles,
  fromPounds,
  type Miles,
  type Pounds,
  pounds,
  toMiles,
  toPounds,
  type Weight,
} from './measure.ts';
import { distanceIn, oneRepMaxIn, weightIn } from './shown.ts';

/** Errors here are found by the compiler: each line that would compile is one. The function is never called. */
export function notCompiled() {
  // @ts-expect-error -- a number is no pounds
  fromPounds(225, 'kg');
  // @ts-expect-error -- a number is no miles
  fromMiles(3.1, 'km');
  // @ts-expect-error -- miles are no pounds
  fromPounds(toMiles(5, 'km'), 'kg');
  // @ts-expect-error -- a number is no weight to be shown
  weightIn(225, 'kg');
  // @ts-expect-error -- nor an estimate
  oneRepMaxIn(225, 'kg');
  // @ts-expect-error -- nor a distance
  distanceIn(3.1, 'km');
  // @ts-expect-error -- a body's height in inches is none in cm
  inchesOfCm(70);
  // @ts-expect-error -- nor is its weight in lb one in kg
  poundsOfKg(pounds(180));
  // @ts-expect-error -- nor a height a weight
  poundsOfKg(cmOfInches(70));
  // @ts-expect-error -- an estimate is of pounds
  estimatedOneRepMax(100, 5);
  // @ts-expect-error -- a weight in kg is no weight in lb
  estimatedOneRepMax(fromPounds(pounds(225), 'kg'), 5);
  // @ts-expect-error -- a weight without its unit can't be converted
  toPounds(100);
  // @ts-expect-error -- nor can a prescribed text
  prescribedWeight('60');
  // @ts-expect-error -- a weight has a unit
  const weight: Weight = { value: 60 };
  // @ts-expect-error -- what is asked for has one
  const asked: LoadText = { weight: '60' };
  // @ts-expect-error -- a line with a weight has one
  prescriptionLine({ sets: '5', weight: '60' }, 'Strength', null);
  // @ts-expect-error -- a logged set is in lb
  const set: LoggedSet = { setNum: 1, reps: 5, weight: 225 };
  // @ts-expect-error -- and in miles
  const run: LoggedSet = { setNum: 1, distance: 3.1 };
  // @ts-expect-error -- a max is in lb
  const max: LiftMax = { value: 225, date: '2026-01-01', from: 'tested', exerciseName: 'Squat' };
  // @ts-expect-error -- pounds do not come from an annotation
  const heavy: Pounds = 225;
  // @ts-expect-error -- nor do miles
  const far: Miles = 3.1;
  return { weight, asked, set, run, max, heavy, far };
}

it('a number becomes a measure where its unit is said', () => {
  expect(toPounds(100, 'kg')).toBeCloseTo(220.46226218, 8);
  expect(toMiles(1.609344, 'km')).toBe(1);
  expect(fromPounds(pounds(225), 'lb')).toBe(225);
});
