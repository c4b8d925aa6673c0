import type * as z from 'zod/mini';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { addWorkoutExercise, listWorkoutExercises } from '#contract/programs/workout-exercises.ts';
import {
  type ExerciseCategory,
  type PrescriptionField,
  prescriptionFieldsOf,
} from '#domain/prescriptions/exercise-category.ts';
import { prescribedUnit } from '#domain/prescriptions/prescribed-weight.ts';
import { isWeighed } from '#domain/prescriptions/set-targets.ts';
import type { WeightUnit } from '#domain/measures/measure.ts';
import { detailsOf, noDetails } from '#domain/prescriptions/prescription-details.ts';
import type { LibraryExercise } from '#web/exercises/exercise-groups.ts';
import { usualRestSeconds } from '#domain/limits.ts';
import { prescriptionText } from '#domain/prescriptions/prescription-line.ts';

export type WorkoutExercise = ResponseOf<typeof listWorkoutExercises>[number];

export type ExerciseInput = z.input<typeof addWorkoutExercise.body>;

const askedOfAll: readonly PrescriptionField[] = ['sets', 'reps'];
const askedLast: readonly PrescriptionField[] = ['restSeconds', 'notes'];

/** What a workout asks for: sets and reps of every exercise, what its category has besides, then rest and notes. */
export function fieldsAsked(category: ExerciseCategory): readonly PrescriptionField[] {
  const own = prescriptionFieldsOf(category).filter(field => !isAskedAnyway(field));
  return [...askedOfAll, ...own, ...askedLast];
}

const isAskedAnyway = (field: PrescriptionField) => askedOfAll.includes(field) || askedLast.includes(field);

/** An effort that is measured otherwise is done once, unless the coach says so. */
export const onceUnlessSaid = (category: ExerciseCategory): boolean =>
  !prescriptionFieldsOf(category).includes('sets');

/** A new one: its weights are in what the coach measures in. */
export const blankExercise = (own: WeightUnit): ExerciseInput => ({
  exerciseId: '',
  sets: '',
  reps: '',
  restTimerSeconds: usualRestSeconds,
  weightUnit: prescribedUnit[own],
  ...noDetails,
});

/** What a new one begins with: the exercise's default prescription, where it has one. */
export function inputByDefault(
  { category, defaultPrescription: given }: Prescribable,
  own: WeightUnit,
): Partial<ExerciseInput> {
  const { restTimerSeconds, weight, weightUnit, percentOf, setTargets, tempo } = given ?? blankExercise(own);
  const typed = fieldsAsked(category).map(field => [field, given?.[field] ?? '']);
  return {
    ...Object.fromEntries(typed),
    restTimerSeconds,
    weight: weight ?? null,
    weightUnit,
    percentOf,
    setTargets,
    tempo,
  };
}

type Prescribable = {
  category: ExerciseCategory;
  defaultPrescription?: LibraryExercise['defaultPrescription'];
};

/** The exercise as the form takes it up, with what the form does not show, so that saving loses none of it. */
export function inputOf(line: WorkoutExercise, own?: WeightUnit): ExerciseInput {
  const { exerciseId, restTimerSeconds, weight, setTargets } = line;
  const isUnitSaid = own === undefined || weight !== null || isWeighed(setTargets);
  const weightUnit = isUnitSaid ? line.weightUnit : prescribedUnit[own];
  const typed = fieldsAsked(line.exercise.category).map(field => [field, line[field] ?? '']);
  return {
    sets: '',
    reps: '',
    ...Object.fromEntries(typed),
    exerciseId,
    restTimerSeconds,
    weight,
    weightUnit,
    ...detailsOf(line),
  };
}

/** What is sent: parameters that another category had asked for stay behind. */
export function bodyOf<Body extends object>(typed: Body, category: ExerciseCategory): Body {
  const asked: readonly string[] = [...fieldsAsked(category), ...alwaysSent];
  return Object.fromEntries(Object.entries(typed).filter(([name]) => asked.includes(name))) as Body;
}

const alwaysSent = ['exerciseId', 'restTimerSeconds', 'weight', 'weightUnit', ...Object.keys(noDetails)];

/** An exercise of a workout in one line: '3 × 10 · rest 90 s'; '1 × 1' of a run goes without saying. */
export function exerciseText(
  category: ExerciseCategory,
  prescription: Parameters<typeof prescriptionText>[1],
): string {
  const own = prescriptionText(category, prescription);
  if (!onceUnlessSaid(category) || prescription.setTargets) return own;
  const { sets, reps, restSeconds } = prescription;
  const isOnce = sets?.trim() === '1' && reps?.trim() === '1';
  const hasRest = prescriptionFieldsOf(category).includes('restSeconds');
  return [
    isOnce ? '' : prescriptionText('Strength', { sets: sets ?? null, reps: reps ?? null }),
    own,
    hasRest ? '' : prescriptionText('Strength', { restSeconds: restSeconds ?? null }),
  ]
    .filter(Boolean)
    .join(' · ');
}

type Ordered = { id: string; orderIndex: number };

export const inOrder = <Line extends Ordered>(lines: readonly Line[]): Line[] =>
  lines.toSorted((a, b) => a.orderIndex - b.orderIndex);

/** The list with one line a place up (-1) or down (+1), numbered from 0; null where there is no such place. */
export function moved<Line extends Ordered>(lines: readonly Line[], id: string, step: -1 | 1): Line[] | null {
  const from = lines.findIndex(line => line.id === id);
  const line = lines[from];
  if (!line || from + step < 0 || from + step >= lines.length) return null;
  return lines
    .toSpliced(from, 1)
    .toSpliced(from + step, 0, line)
    .map((each, orderIndex) => ({ ...each, orderIndex }));
}
