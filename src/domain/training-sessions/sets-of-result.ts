import { miles } from '#domain/measures/measure.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { isLift } from '#domain/prescriptions/counted-in.ts';
import { firstCount, firstNumber } from '#domain/prescriptions/prescription-text.ts';
import type { LoggedSetValues, SetValues, FullResult } from './session-event.ts';

/** The sets of a result that the log dialog saved: its rows, or, where it asks for none, the whole as one set. */
export function setsOfResult(
  category: ExerciseCategory,
  result: FullResult,
): (SetValues & { setNum: number })[] {
  const rows = (result.setsData ?? []).filter(({ completed }) => completed !== false);
  if (rows.length > 0) return rows.map(rowOf);
  if (isLift(category)) return [];
  const far = firstNumber(result.distanceCompleted);
  return [
    {
      ...nothing,
      setNum: 1,
      time: result.timeCompleted,
      distance: far === null ? null : miles(far),
      contacts: firstCount(result.volumeCompleted),
      rpe: firstNumber(result.rpeCompleted),
    },
  ];
}

const nothing: SetValues = {
  setKind: 'work',
  reps: null,
  weight: null,
  entered: null,
  time: null,
  distance: null,
  contacts: null,
  calories: null,
  rpe: null,
};

const rowOf = (row: LoggedSetValues): SetValues & { setNum: number } => ({
  setNum: row.setNum,
  setKind: row.setKind ?? 'work',
  reps: row.reps ?? null,
  weight: row.weight ?? null,
  entered: row.entered ?? null,
  time: row.time ?? null,
  distance: row.distance ?? null,
  contacts: row.contacts ?? null,
  calories: row.calories ?? null,
  rpe: row.rpe ?? null,
});
