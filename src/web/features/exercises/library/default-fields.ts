import type { DefaultPrescription } from '#domain/exercises/default-prescription.ts';
import type { WeightUnit } from '#domain/measures/measure.ts';
import { prescribedUnit } from '#domain/prescriptions/prescribed-weight.ts';
import { usualRestSeconds } from '#domain/limits.ts';
import { usualPercentOf } from '#domain/prescriptions/percent-of.ts';
import { type PrescriptionField, prescriptionFields } from '#domain/prescriptions/exercise-category.ts';

const nothing = Object.fromEntries(prescriptionFields.map(field => [field, null])) as Record<
  PrescriptionField,
  null
>;

/** A blank default, in the coach's own unit of weight. */
export const blankDefault = (own: WeightUnit): DefaultPrescription => ({
  ...nothing,
  weight: null,
  weightUnit: prescribedUnit[own],
  restTimerSeconds: usualRestSeconds,
  percentOf: usualPercentOf,
  setTargets: null,
  tempo: null,
});

/** The default with other values; null once none is left. */
export function changedDefault(
  given: DefaultPrescription | null,
  change: Partial<DefaultPrescription>,
  own: WeightUnit,
): DefaultPrescription | null {
  const changed = { ...(given ?? blankDefault(own)), ...change };
  const { weightUnit: _unit, percentOf, restTimerSeconds, ...said } = changed;
  const isUsual = restTimerSeconds === usualRestSeconds && percentOf === usualPercentOf;
  const isBlank = isUsual && Object.values(said).every(value => value === null);
  return isBlank ? null : changed;
}
