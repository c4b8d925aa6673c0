import { type DistanceUnit, toMiles, type WeightUnit } from '#domain/measures/measure.ts';
import { distanceIn, typedWeightIn } from '#domain/measures/shown.ts';
import { type PrescribedDistance, prescribedDistance } from './prescribed-distance.ts';
import { prescribedWeight, type Span } from './prescribed-weight.ts';

/** A prescribed weight in a reader's unit, as one would say; null where that is what was typed, and where it is no weight. */
export function convertedWeight(text: string | null, weightUnit: string, unit: WeightUnit): Span | null {
  const typed = prescribedWeight(text, weightUnit);
  if (typed === null || typed.unit === unit) return null;
  const convert = (weight: number) => typedWeightIn({ weight, unit: typed.unit }, unit);
  return { min: convert(typed.min), max: convert(typed.max) };
}

/** A prescribed distance in a reader's unit. Null as above, and for meters and yards, which everybody runs in. */
export function convertedDistance(text: string | null, unit: DistanceUnit): Span | null {
  const typed = prescribedDistance(text);
  if (typed === null || typed.unit === unit || !isOfRoads(typed)) return null;
  const { unit: typedIn } = typed;
  const convert = (distance: number) => distanceIn(toMiles(distance, typedIn), unit);
  return { min: convert(typed.min), max: convert(typed.max) };
}

const isOfRoads = (typed: PrescribedDistance): typed is PrescribedDistance & { unit: DistanceUnit } =>
  typed.unit === 'mi' || typed.unit === 'km';
