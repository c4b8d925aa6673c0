import type { ResponseOf } from '#contract/endpoint.ts';
import type { listDayExercises } from '#contract/programs/days.ts';
import { prescriptionFields } from '#domain/prescriptions/exercise-category.ts';
import { detailsOf } from '#domain/prescriptions/prescription-details.ts';
import { isWeighed } from '#domain/prescriptions/set-targets.ts';
import type { DraftExercise, Prescribed } from '#web/parts/prescriptions/fields/draft.ts';

type Row = ResponseOf<typeof listDayExercises>[number];

export type ExerciseRows = ReturnType<typeof exerciseRows>;

/**
 * The exercises on the server by their key here: one that has just been added is shown, and can be moved, before it has
 * an id, and keeps its place on the screen when it gets one.
 */
export function exerciseRows() {
  const rows = new Map<number, Row>();
  const keys = new Map<string, number>();
  let last = 0;
  const newKey = () => (last += 1);

  function exerciseOf(row: Row, key = keys.get(row.id) ?? newKey()): DraftExercise {
    rows.set(key, row);
    keys.set(row.id, key);
    return { key, ...prescribedIn(row) };
  }

  return { newKey, exerciseOf, rowOf: (key: number) => rows.get(key) };
}

function prescribedIn(row: Row): Prescribed {
  const typed = prescriptionFields.flatMap(field => (row[field] === null ? [] : [[field, row[field]]]));
  return {
    exerciseId: row.exerciseId,
    name: row.exercise.name,
    category: row.exercise.category,
    fields: Object.fromEntries(typed),
    restTimerSeconds: row.restTimerSeconds,
    details: detailsOf(row),
    ...(row.exercise.mergedInto && { mergedInto: row.exercise.mergedInto }),
    ...(row.weight !== null && { weight: row.weight }),
    ...((row.weight !== null || isWeighed(row.setTargets)) && { weightUnit: row.weightUnit }),
  };
}
