import { isTrainingMaxPercent, trainingMaxRange } from '#domain/loads/training-max-percent.ts';
import * as z from 'zod/mini';
import { weightUnits } from '#domain/measures/measure.ts';
import { between, wholeBetween } from './wire.ts';

/** Of lb and kg alike: more is a slip of the keyboard. */
const heaviestBar = 150;
const heaviestPlate = 100;
const maxPairs = 20;
const leastStep = 0.25;
const largestStep = 50;
export const maxPlates = 12;

const isOfHundredths = z.refine<number>(
  value => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
  'Use at most 2 decimals',
);

const weight = (least: number, most: number, message: string) =>
  between(least, most, message).check(isOfHundredths);

const plate = z.object({
  weight: weight(0.1, heaviestPlate, `Enter a plate from 0.1 to ${heaviestPlate}`),
  pairs: wholeBetween(1, maxPairs, `Enter 1 to ${maxPairs} pairs`),
});

/** A person's own bar, plates and smallest step, in the unit that stands on them, as it is sent. */
export const loadingInput = z.object({
  unit: z.enum(weightUnits, 'Choose lb or kg'),
  bar: weight(0, heaviestBar, `Enter a bar from 0 to ${heaviestBar}`),
  plates: z.array(plate).check(
    z.maxLength(maxPlates, `Use at most ${maxPlates} kinds of plates`),
    z.refine(
      plates => new Set(plates.map(each => each.weight)).size === plates.length,
      'Name each plate once, with its pairs',
    ),
  ),
  step: weight(leastStep, largestStep, `Enter a smallest step from ${leastStep} to ${largestStep}`),
});

/** The same in an answer. */
export const loading = z.object({
  unit: z.enum(weightUnits),
  bar: z.number(),
  plates: z.array(z.object({ weight: z.number(), pairs: z.number() })),
  step: z.number(),
});

const wrongTrainingMax = `A training max is ${trainingMaxRange.least} to ${trainingMaxRange.most} percent of the max, whole or halves`;

/** The training max as a percent of a member's max. */
export const trainingMaxPercent = between(
  trainingMaxRange.least,
  trainingMaxRange.most,
  wrongTrainingMax,
).check(z.refine(isTrainingMaxPercent, wrongTrainingMax));
