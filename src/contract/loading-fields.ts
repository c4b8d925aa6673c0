import * as z from 'zod/mini';
import { heaviestBar, heaviestPlate, largestStep, leastStep, mostPairs, mostPlates } from '#domain/limits.ts';
import { weightUnits } from '#domain/measures/measure.ts';
import { between, wholeBetween } from './wire.ts';

const isOfHundredths = z.refine<number>(
  value => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
  'Use at most 2 decimals',
);

const weight = (least: number, most: number, message: string) =>
  between(least, most, message).check(isOfHundredths);

const plate = z.object({
  weight: weight(0.1, heaviestPlate, `Enter a plate from 0.1 to ${heaviestPlate}`),
  pairs: wholeBetween(1, mostPairs, `Enter 1 to ${mostPairs} pairs`),
});

/** A person's own bar, plates and smallest step, in the unit that stands on them, as it is sent. */
export const givenLoading = z.object({
  unit: z.enum(weightUnits, 'Choose lb or kg'),
  bar: weight(0, heaviestBar, `Enter a bar from 0 to ${heaviestBar}`),
  plates: z.array(plate).check(
    z.maxLength(mostPlates, `Use at most ${mostPlates} kinds of plates`),
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
