import { type DistanceUnit, type Miles, type Pounds, toMiles, toPounds, type WeightUnit } from './measure.ts';

/**
 * The amounts as typed, in their own units, stored beside the lb and miles that the rules compute in: they come back as
 * they were.
 */
export type Entered = {
  weight: number | null;
  unit: WeightUnit | null;
  distance: number | null;
  distanceUnit: DistanceUnit | null;
};

/** A set as it is sent: the weight is in `unit`, the distance in `distanceUnit`; lb and miles by default. */
export type Typed = {
  weight?: number | null | undefined;
  unit?: WeightUnit | null | undefined;
  distance?: number | null | undefined;
  distanceUnit?: DistanceUnit | null | undefined;
};

/**
 * A sent set's weight in lb and distance in miles, unrounded, with what was typed beside them. `entered` is null where
 * no unit was sent: then lb and miles are what was typed.
 */
export function inPoundsAndMiles({
  weight = null,
  unit = null,
  distance = null,
  distanceUnit = null,
}: Typed): {
  weight: Pounds | null;
  distance: Miles | null;
  entered: Entered | null;
} {
  const isSaid = (weight !== null && unit !== null) || (distance !== null && distanceUnit !== null);
  return {
    weight: weight === null ? null : toPounds(weight, unit ?? 'lb'),
    distance: distance === null ? null : toMiles(distance, distanceUnit ?? 'mi'),
    entered: isSaid ? { weight, unit, distance, distanceUnit } : null,
  };
}

/** A log's distance as it was typed, stored beside its miles. */
export type EnteredDistance = { distance: string; distanceUnit: DistanceUnit };
