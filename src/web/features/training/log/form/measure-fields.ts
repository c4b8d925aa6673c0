import type { DistanceUnit, WeightUnit } from '#domain/measures/measure.ts';
import { toMiles } from '#domain/measures/measure.ts';
import { distanceIn, type TypedWeight, typedWeightIn, typedWeightOf } from '#domain/measures/shown.ts';
import { readNumber } from '#domain/numbers/read-number.ts';
import { milesOf, prescribedDistance } from '#domain/prescriptions/prescribed-distance.ts';
import { typedNumber } from '#web/ui/controls/typed-number.ts';
import type { LoggedWork } from '#web/parts/training-day/training-day.ts';

/** What a field's number was typed as, in another unit than the form is in: left untouched, that is what it stays. */
export type WeightFrom = TypedWeight;
export type FieldFrom = { distance: string; unit: DistanceUnit };

export type StoredSet = NonNullable<LoggedWork['setsData']>[number];
type WeightField = { weight: string; from?: WeightFrom };
type DistanceField = { distanceCompleted: string; distanceFrom?: FieldFrom };

/** A set's weight as the form shows it: help, which is kept below zero, as one types it. */
export function weightFieldOf(set: Pick<StoredSet, 'weight' | 'entered'>, unit: WeightUnit): WeightField {
  const typed = typedWeightOf(set);
  return typed ? weightField({ ...typed, weight: Math.abs(typed.weight) }, unit) : { weight: '' };
}

export const weightField = (typed: TypedWeight, unit: WeightUnit): WeightField =>
  typed.unit === unit
    ? { weight: String(typed.weight) }
    : { weight: String(typedWeightIn(typed, unit)), from: typed };

/** What a field holds, as it was typed: what it came with, as long as it still says that. */
export function typedOf({ weight, from }: WeightField, unit: WeightUnit): TypedWeight {
  const isUntouched = from !== undefined && weightField(from, unit).weight === weight;
  return isUntouched ? from : { weight: typedNumber(weight), unit };
}

/** A log's distance as the form shows it. */
export function distanceFieldOf(
  { distanceCompleted, entered }: Pick<LoggedWork, 'distanceCompleted' | 'entered'>,
  unit: DistanceUnit,
): DistanceField {
  if (distanceCompleted === null) return { distanceCompleted: '' };
  const kept: FieldFrom = entered
    ? { distance: entered.distance, unit: entered.distanceUnit }
    : { distance: distanceCompleted, unit: 'mi' };
  if (readNumber(kept.distance) !== null) return distanceField(kept, unit);
  const from = fromText(kept.distance);
  // What no field can hold stays as it is until it is touched.
  return from ? distanceField(from, unit) : { distanceCompleted: kept.distance, distanceFrom: kept };
}

/** '3.1 miles' and '400 m' of logs from when a distance was text. */
function fromText(text: string): FieldFrom | null {
  const read = prescribedDistance(text);
  if (read === null || read.min !== read.max) return null;
  const { min, unit } = read;
  if (unit === 'mi' || unit === 'km') return { distance: String(min), unit };
  const miles = milesOf(text);
  return miles === null ? null : { distance: String(miles), unit: 'mi' };
}

/** What stands there is what it came with. */
export const isDistanceUntouched = (field: DistanceField, unit: DistanceUnit): boolean =>
  field.distanceFrom !== undefined &&
  distanceField(field.distanceFrom, unit).distanceCompleted === field.distanceCompleted;

export function distanceField(from: FieldFrom, unit: DistanceUnit): DistanceField {
  const number = readNumber(from.distance);
  if (from.unit === unit || number === null) return { distanceCompleted: from.distance };
  return { distanceCompleted: String(distanceIn(toMiles(number, from.unit), unit)), distanceFrom: from };
}

/** As for a weight. */
export function typedDistanceOf(field: DistanceField, unit: DistanceUnit): FieldFrom {
  const { distanceCompleted, distanceFrom } = field;
  return distanceFrom && isDistanceUntouched(field, unit)
    ? distanceFrom
    : { distance: distanceCompleted, unit };
}
