import type { ResponseOf } from '#contract/endpoint.ts';
import type { listDayExercises } from '#contract/programs/days.ts';
import { prescriptionFields } from '#domain/prescriptions/exercise-category.ts';
import { detailsOf } from '#domain/prescriptions/prescription-details.ts';
import { isWeighed } from '#domain/prescriptions/set-targets.ts';
import type { DraftExercise, Prescribed } from '#web/parts/prescriptions/fields/draft.ts';

export type Row = ResponseOf<typeof listDayExercises>[number];

/** An exercise of a day, and the row it is on the server: none before it has been added there. */
export type EditedLine = DraftExercise & { readonly row?: Row };

/**
 * Keys for the exercises on the server: one that has just been added is shown, and can be moved, before it has an id, and
 * keeps its place on the screen when it gets one.
 */
export function editedLines() {
  const keys = new Map<string, number>();
  let last = 0;
  const newKey = () => (last += 1);

  function lineOf(row: Row, key = keys.get(row.id) ?? newKey()): EditedLine {
    keys.set(row.id, key);
    return { key, ...prescribedIn(row), row };
  }

  return { newKey, lineOf };
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
