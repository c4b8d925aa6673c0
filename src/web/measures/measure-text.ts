import { withHelp } from '#domain/measures/help.ts';
import {
  type DistanceUnit,
  type Miles,
  type Pounds,
  pounds,
  type WeightUnit,
} from '#domain/measures/measure.ts';
import { shortIn, shortUnitOf } from '#domain/measures/short-distance.ts';
import {
  distanceIn,
  numberText,
  oneRepMaxIn,
  type TypedWeight,
  typedWeightIn,
  weightIn,
} from '#domain/measures/shown.ts';

/** A weight that is kept in lb: '225 lb', '102.5 kg', '20 kg of help'. */
export const weightText = (weight: Pounds, unit: WeightUnit): string =>
  withHelp(weight, one => `${numberText(weightIn(pounds(one), unit))} ${unit}`);

/** A weight as it was typed; one from another unit with what was typed beside it: '220.5 lb (100 kg)'. */
export const typedWeightText = (typed: TypedWeight, unit: WeightUnit): string =>
  withHelp(typed.weight, weight => plainText({ ...typed, weight }, unit));

function plainText(typed: TypedWeight, unit: WeightUnit): string {
  const words = `${numberText(typedWeightIn(typed, unit))} ${unit}`;
  return typed.unit === unit ? words : `${words} (${numberText(typed.weight)} ${typed.unit})`;
}

/** The number of an estimate that is kept in lb. */
export const oneRepMaxText = (pounds: Pounds, unit: WeightUnit): string =>
  numberText(oneRepMaxIn(pounds, unit));

export const formatOneRepMax = (pounds: Pounds, unit: WeightUnit): string =>
  `${oneRepMaxText(pounds, unit)} ${unit}`;

/** How far a weight was carried, which is kept in miles: '40 yd', '36.6 m'. */
export const shortDistanceText = (miles: Miles, unit: DistanceUnit): string =>
  `${numberText(shortIn(miles, unit))} ${shortUnitOf(unit)}`;

export const formatDistance = (miles: Miles, unit: DistanceUnit): string =>
  `${numberText(distanceIn(miles, unit))} ${unit}`;
