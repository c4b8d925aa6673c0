import type { DistanceUnit, WeightUnit } from '#domain/measures/measure.ts';
import { toMiles } from '#domain/measures/measure.ts';
import { distanceIn, type TypedWeight, typedWeightIn, typedWeightOf } from '#domain/measures/shown.ts';
import { firstNumber } from '#domain/prescriptions/prescription-text.ts';
import { typedNumber } from '#web/ui/fields/typed-number.ts';
import type { LoggedWork } from '#web/training/day/training-day.ts';

/** What a field's number was typed as, in another unit than the form is in: left untouched, that is what it stays. */
export type WeightFrom = TypedWeight;
export type FieldFrom = { distance: string; unit: DistanceUnit };

type KeptSet = NonNullable<LoggedWork['setsData']>[number];
type WeightField = { weight: string; from?: WeightFrom };
type DistanceField = { distanceCompleted: string; distanceFrom?: FieldFrom };

/** A set's weight as the form shows it: help, which is kept below zero, as one types it. */
export function weightFieldOf(set: Pick<KeptSet, 'weight' | 'entered'>, unit: WeightUnit): WeightField {
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
  const from = entered
    ? { distance: entered.distance, unit: entered.distanceUnit }
    : inMiles(distanceCompleted);
  return distanceField(from, unit);
}

const inMiles = (distance: string): FieldFrom => ({ distance, unit: 'mi' });

export function distanceField(from: FieldFrom, unit: DistanceUnit): DistanceField {
  const number = firstNumber(from.distance);
  if (from.unit === unit || number === null) return { distanceCompleted: from.distance };
  return { distanceCompleted: String(distanceIn(toMiles(number, from.unit), unit)), distanceFrom: from };
}

/** As for a weight. */
export function typedDistanceOf(
  { distanceCompleted, distanceFrom }: DistanceField,
  unit: DistanceUnit,
): FieldFrom {
  const isUntouched =
    distanceFrom !== undefined && distanceField(distanceFrom, unit).distanceCompleted === distanceCompleted;
  return isUntouched ? distanceFrom : { distance: distanceCompleted, unit };
}
