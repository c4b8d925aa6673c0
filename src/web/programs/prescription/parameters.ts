import type { ExerciseCategory, PrescriptionField } from '#domain/prescriptions/exercise-category.ts';
import type { WeightUnit } from '#domain/measures/measure.ts';
import { mostRestSeconds, usualRestSeconds } from '#domain/limits.ts';
import { prescribedUnit } from '#domain/prescriptions/prescribed-weight.ts';
import { detailsOf, type PrescriptionDetails } from '#domain/prescriptions/prescription-details.ts';
import type { Neighbour } from '#web/prescriptions/form/group-of-day.ts';
import { setsText } from '#web/prescriptions/form/set-rows.ts';
import type { DraftExercise, Prescribed } from '#web/programs/draft/draft.ts';
import { typedNumber } from '#web/ui/fields/typed-number.ts';

/** The exercise picked. */
export type Chosen = { exerciseId: string; name: string; category: ExerciseCategory };

/** Its parameters as they stand in the form. */
export type Parameters = {
  fields: Partial<Record<PrescriptionField, string>>;
  restTimer: string;
  details: PrescriptionDetails;
  weightUnit: string;
  /** The neighbour that is to be in the same group. */
  joined?: Neighbour['where'];
  /** The place in its day, from 0. */
  position: number;
};

/** `own` is what the coach measures in: weights are in it where none stands there yet. */
export const parametersOf = (
  current: DraftExercise | undefined,
  position: number,
  own: WeightUnit,
): Parameters => ({
  fields: current?.fields ?? {},
  restTimer: String(current?.restTimerSeconds ?? usualRestSeconds),
  details: detailsOf(current?.details ?? {}),
  weightUnit: current?.weightUnit ?? prescribedUnit[own],
  position,
});

/** Seconds, the usual rest when left blank; null for what is no whole number of seconds up to ten hours. */
export function restTimerSecondsOf(typed: string): number | null {
  if (typed.trim() === '') return usualRestSeconds;
  const seconds = typedNumber(typed);
  return Number.isInteger(seconds) && seconds >= 0 && seconds <= mostRestSeconds ? seconds : null;
}

export function prescribedOf(chosen: Chosen, parameters: Parameters): Prescribed | null {
  const restTimerSeconds = restTimerSecondsOf(parameters.restTimer);
  if (restTimerSeconds === null) return null;
  const { exerciseId, name, category } = chosen;
  return {
    exerciseId,
    name,
    category,
    fields: parameters.fields,
    restTimerSeconds,
    details: parameters.details,
    weightUnit: parameters.weightUnit,
  };
}

/** Sets that are named are as many as are prescribed. */
export function withDetails(parameters: Parameters, details: PrescriptionDetails): Parameters {
  const { setTargets } = details;
  const fields = setTargets ? { ...parameters.fields, sets: setsText(setTargets) } : parameters.fields;
  return { ...parameters, fields, details };
}

/** Another exercise has alternates of its own category, and is none of its own. */
export function forExercise(parameters: Parameters, before: Chosen | null, next: Chosen): Parameters {
  const { alternateExerciseIds: ids } = parameters.details;
  const kept = before?.category === next.category ? ids.filter(id => id !== next.exerciseId) : [];
  return kept.length === ids.length
    ? parameters
    : { ...parameters, details: { ...parameters.details, alternateExerciseIds: kept } };
}
