import { toOneDecimal, toTwoDecimals } from '#domain/rounding.ts';
import type { Entered } from './entered.ts';
import {
  type DistanceUnit,
  fromMiles,
  fromPounds,
  type Miles,
  type Pounds,
  toPounds,
  type WeightUnit,
} from './measure.ts';

/** A weight as it was typed, with its unit. */
export type TypedWeight = { weight: number; unit: WeightUnit };

/**
 * A converted weight as someone would say it: 100 kg, not 99.99; 220.5 lb, not 220.46. Plates come in quarters, so a
 * weight that is one but for its rounding is that; any other has one decimal.
 */
function roundedWeight(weight: number): number {
  const quarter = Math.round(weight * 4) / 4;
  return Math.abs(weight - quarter) < 0.006 ? quarter : toOneDecimal(weight);
}

/** A weight in someone's own unit, as one would say it: 43.1 kg, not 43.09. Of lb there are two decimals. */
export const weightToSay = (weight: number, unit: WeightUnit): number =>
  unit === 'lb' ? toTwoDecimals(weight) : roundedWeight(weight);

/** A weight stored in lb, in someone's own unit: as stored in lb, as one would say in kg. */
export const weightIn = (pounds: Pounds, unit: WeightUnit): number =>
  weightToSay(fromPounds(pounds, unit), unit);

/** A weight as it was typed where that is the wanted unit, else as one would say. */
export function typedWeightIn({ weight, unit: typedIn }: TypedWeight, unit: WeightUnit): number {
  if (typedIn === unit) return toTwoDecimals(weight);
  return roundedWeight(fromPounds(toPounds(weight, typedIn), unit));
}

type StoredSet = { weight?: number | null | undefined; entered?: Entered | null | undefined };

/** A set's weight as typed: in lb where no other unit was given. Null without one. */
export function typedWeightOf({ weight, entered }: StoredSet): TypedWeight | null {
  if (entered?.unit && entered.weight) return { weight: entered.weight, unit: entered.unit };
  return weight ? { weight, unit: 'lb' } : null;
}

/** An estimate, and a share of one: whole lb, or kg to one decimal, wherever it is shown. */
export const estimateShown = (weight: number, unit: WeightUnit): number =>
  unit === 'lb' ? Math.round(weight) : toOneDecimal(weight);

/** An estimated max stored in lb, in someone's own unit. */
export const oneRepMaxIn = (pounds: Pounds, unit: WeightUnit): number =>
  estimateShown(fromPounds(pounds, unit), unit);

export const distanceIn = (miles: Miles, unit: DistanceUnit): number => toTwoDecimals(fromMiles(miles, unit));

/** '1,002.5': two decimals at most. */
export const numberText = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: 2 });
