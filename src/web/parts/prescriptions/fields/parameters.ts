import type { ExerciseCategory, PrescriptionField } from '#domain/prescriptions/exercise-category.ts';
import type { WeightUnit } from '#domain/measures/measure.ts';
import { maxRestSeconds, usualRestSeconds } from '#domain/limits.ts';
import { prescribedUnit } from '#domain/prescriptions/prescribed-weight.ts';
import { detailsOf, type PrescriptionDetails } from '#domain/prescriptions/prescription-details.ts';
import type { Neighbour } from '#web/parts/prescriptions/form/group-of-day.ts';
import { setsText } from '#web/parts/prescriptions/form/set-rows.ts';
import type { DraftExercise, Prescribed } from '#web/parts/prescriptions/fields/draft.ts';
import { typedNumber } from '#web/ui/controls/typed-number.ts';

/** The exercise picked. */
export type Chosen = { exerciseId: string; name: string; category: ExerciseCategory };

/** Parameters of an exercise as they stand in the form. */
export type Parameters = {
  fields: Partial<Record<PrescriptionField, string>>;
  restTimer: string;
  details: PrescriptionDetails;
  /** The form does not ask for it: it comes from a default, or from what stands there. */
  weight: string | null;
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
  weight: current?.weight ?? null,
  weightUnit: current?.weightUnit ?? prescribedUnit[own],
  position,
});

/** Seconds, the usual rest when left blank; null for anything but a whole number of seconds up to ten hours. */
export function restTimerSecondsOf(typed: string): number | null {
  if (typed.trim() === '') return usualRestSeconds;
  const seconds = typedNumber(typed);
  return Number.isInteger(seconds) && seconds >= 0 && seconds <= maxRestSeconds ? seconds : null;
}

export function prescribedOf(chosen: Chosen, parameters: Parameters): Prescribed | null {
  const restTimerSeconds = restTimerSecondsOf(parameters.restTimer);
  if (restTimerSeconds === null) return null;
  const { exerciseId, name, category } = chosen;
  const { weight } = parameters;
  return {
    exerciseId,
    name,
    category,
    fields: parameters.fields,
    restTimerSeconds,
    details: parameters.details,
    ...(weight !== null && { weight }),
    weightUnit: parameters.weightUnit,
  };
}

/** Sets that are named are as many as are prescribed. */
export function withDetails(parameters: Parameters, details: PrescriptionDetails): Parameters {
  const { setTargets } = details;
  const fields = setTargets ? { ...parameters.fields, sets: setsText(setTargets) } : parameters.fields;
  return { ...parameters, fields, details };
}

/**
 * A newly picked exercise keeps alternates of its own category only, without itself, and never the weight of the one
 * before.
 */
export function forExercise(parameters: Parameters, before: Chosen | null, next: Chosen): Parameters {
  if (before?.exerciseId === next.exerciseId) return parameters;
  const { alternateExerciseIds: ids } = parameters.details;
  const alternateExerciseIds =
    before?.category === next.category ? ids.filter(id => id !== next.exerciseId) : [];
  return { ...parameters, weight: null, details: { ...parameters.details, alternateExerciseIds } };
}
