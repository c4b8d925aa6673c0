import type { ExerciseCategory, PrescriptionField } from '#domain/training/exercise-category.ts';
import { mostRestSeconds, usualRestSeconds } from '#domain/limits.ts';
import type { DraftExercise, Prescribed } from '#web/programs/draft/draft.ts';

/** The exercise picked. */
export type Chosen = { exerciseId: string; name: string; category: ExerciseCategory };

/** Its parameters as they stand in the form. */
export type Parameters = {
  fields: Partial<Record<PrescriptionField, string>>;
  restTimer: string;
  /** The place in its day, from 0. */
  position: number;
};

export const parametersOf = (current: DraftExercise | undefined, position: number): Parameters => ({
  fields: current?.fields ?? {},
  restTimer: String(current?.restTimerSeconds ?? usualRestSeconds),
  position,
});

/** Seconds, the usual rest when left blank; null for what is no whole number of seconds up to ten hours. */
export function restTimerSecondsOf(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return usualRestSeconds;
  const seconds = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return seconds <= mostRestSeconds ? seconds : null;
}

export function prescribedOf(chosen: Chosen, parameters: Parameters): Prescribed | null {
  const restTimerSeconds = restTimerSecondsOf(parameters.restTimer);
  if (restTimerSeconds === null) return null;
  const { exerciseId, name, category } = chosen;
  return { exerciseId, name, category, fields: parameters.fields, restTimerSeconds };
}
