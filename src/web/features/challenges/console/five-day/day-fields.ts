import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { firstNumber, secondsOf } from '#domain/prescriptions/prescription-text.ts';
import type { DayField, DraftDay, DraftExercise } from './five-day-draft.ts';

export type PrescribedField = {
  field: DayField;
  label: string;
  example: string;
  unit?: string;
};

const strength: readonly PrescribedField[] = [
  { field: 'sets', label: 'Sets', example: '4' },
  { field: 'reps', label: 'Reps', example: '8-12' },
  { field: 'weight', label: 'Weight (optional)', example: '135', unit: 'lbs' },
  { field: 'restSeconds', label: 'Rest', example: '90', unit: 'seconds' },
];

const duration: readonly PrescribedField[] = [
  { field: 'time', label: 'Duration (MM:SS or seconds)', example: '1:30' },
];

const fieldsByCategory: Record<ExerciseCategory, readonly PrescribedField[]> = {
  Strength: strength,
  Calisthenics: strength,
  Plyometric: [{ field: 'volume', label: 'Ground Contacts', example: '60' }],
  Aerobic: [
    { field: 'distance', label: 'Distance (miles)', example: '2' },
    { field: 'time', label: 'Time', example: '20:00' },
    { field: 'workInterval', label: 'Work Interval', example: '0:40' },
    { field: 'restInterval', label: 'Rest Interval', example: '0:20' },
    { field: 'rpe', label: 'RPE 1-10 (optional)', example: '7' },
    { field: 'targetHeartRate', label: 'Target Heart Rate (optional)', example: '130-150' },
  ],
  Isometric: duration,
  Mobility: duration,
};

/** The fields of an exercise in a 5-day challenge (coach §5). */
export const prescribedFieldsOf = (category: ExerciseCategory): readonly PrescribedField[] =>
  fieldsByCategory[category];

/** The error of a field that can't be read: units are counted from a duration, and an RPE has its scale. */
export function fieldProblem({ category, fields }: DraftExercise, field: DayField): string | undefined {
  const text = fields[field]?.trim() ?? '';
  if (text === '') return undefined;
  if (field === 'time' && category !== 'Aerobic' && secondsOf(text) === null) {
    return 'Use MM:SS or seconds: 1:30 or 90';
  }
  const rpe = field === 'rpe' ? firstNumber(text) : 1;
  return rpe === null || rpe < 1 || rpe > 10 ? 'Use a number from 1 to 10' : undefined;
}

export const hasProblem = ({ exercises }: DraftDay): boolean =>
  exercises.some(exercise =>
    prescribedFieldsOf(exercise.category).some(({ field }) => fieldProblem(exercise, field) !== undefined),
  );
