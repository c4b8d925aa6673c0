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
 * What someone would say of a converted weight: 100 kg, not 99.99; 220.5 lb, not 220.46. Plates come in quarters, so a weight that
 * is one but for its rounding is that; any other has one decimal.
 */
function said(weight: number): number {
  const quarter = Math.round(weight * 4) / 4;
  return Math.abs(weight - quarter) < 0.006 ? quarter : toOneDecimal(weight);
}

/** A weight that is kept in lb, in someone's own unit: as kept in lb, as one would say in kg. */
export const weightIn = (pounds: Pounds, unit: WeightUnit): number =>
  unit === 'lb' ? toTwoDecimals(pounds) : said(fromPounds(pounds, unit));

/** A weight as it was typed where that is the unit asked for, else as one would say. */
export function typedWeightIn({ weight, unit: typedIn }: TypedWeight, unit: WeightUnit): number {
  if (typedIn === unit) return toTwoDecimals(weight);
  return said(fromPounds(toPounds(weight, typedIn), unit));
}

type KeptSet = { weight?: number | null | undefined; entered?: Entered | null | undefined };

/** How a set's weight was typed: in lb where nothing else was said. Null without one. */
export function typedWeightOf({ weight, entered }: KeptSet): TypedWeight | null {
  if (entered?.unit && entered.weight) return { weight: entered.weight, unit: entered.unit };
  return weight ? { weight, unit: 'lb' } : null;
}

/** An estimate: whole lb, or kg to one decimal, which is as fine. */
export const oneRepMaxIn = (pounds: Pounds, unit: WeightUnit): number =>
  unit === 'lb' ? Math.round(pounds) : toOneDecimal(fromPounds(pounds, unit));

export const distanceIn = (miles: Miles, unit: DistanceUnit): number => toTwoDecimals(fromMiles(miles, unit));
