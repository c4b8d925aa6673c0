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
import type { LibraryExercise } from '#web/parts/exercise-picker/exercise-groups.ts';
import { usualRestSeconds } from '#domain/limits.ts';

export type WorkoutExercise = ResponseOf<typeof listWorkoutExercises>[number];

export type ExerciseInput = z.input<typeof addWorkoutExercise.body>;

const commonFields: readonly PrescriptionField[] = ['sets', 'reps'];
const lastFields: readonly PrescriptionField[] = ['restSeconds', 'notes'];

/** The fields of a workout: sets and reps of every exercise, its category's further ones, then rest and notes. */
export function workoutFields(category: ExerciseCategory): readonly PrescriptionField[] {
  const own = prescriptionFieldsOf(category).filter(field => !isCommonField(field));
  return [...commonFields, ...own, ...lastFields];
}

const isCommonField = (field: PrescriptionField) =>
  commonFields.includes(field) || lastFields.includes(field);

/** A new one: its weights are in what the coach measures in. */
export const blankExercise = (own: WeightUnit): ExerciseInput => ({
  exerciseId: '',
  sets: '',
  reps: '',
  restTimerSeconds: usualRestSeconds,
  weightUnit: prescribedUnit[own],
  ...noDetails,
});

/** Initial values of a new one: the exercise's default prescription, where it has one. */
export function inputByDefault(
  { category, defaultPrescription: given }: Prescribable,
  own: WeightUnit,
): Partial<ExerciseInput> {
  const { restTimerSeconds, weight, weightUnit, percentOf, setTargets, tempo } = given ?? blankExercise(own);
  const typed = workoutFields(category).map(field => [field, given?.[field] ?? '']);
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
  const typed = workoutFields(line.exercise.category).map(field => [field, line[field] ?? '']);
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

/** The body to send: parameters of an earlier category stay behind. */
export function bodyOf<Body extends object>(typed: Body, category: ExerciseCategory): Body {
  const asked: readonly string[] = [...workoutFields(category), ...alwaysSent];
  return Object.fromEntries(Object.entries(typed).filter(([name]) => asked.includes(name))) as Body;
}

const alwaysSent = ['exerciseId', 'restTimerSeconds', 'weight', 'weightUnit', ...Object.keys(noDetails)];

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
