import type { ReadExercise } from '#domain/program-reader/program-reading.ts';
import type { GridLine } from '#web/features/programs/grid/document/grid-document.ts';
import type { GridLibrary } from './library.ts';
import { lineOf } from './line-of.ts';

/** Alternates that the library does not have are listed in the notes. */
export function fieldsOf(read: ReadExercise) {
  const {
    exerciseId,
    exerciseName: _name,
    lines: _lines,
    category: _category,
    alternateNames,
    ...fields
  } = read;
  const missing = alternateNames.length > fields.alternateExerciseIds.length ? alternateNames : [];
  const notes = [fields.notes, missing.length > 0 && `or ${missing.join(', ')}`].filter(Boolean).join('; ');
  return { exerciseId, prescription: { ...fields, notes: notes === '' ? null : notes } };
}

/** An exercise exactly as it was read; null where the library has none of its name. */
export function lineOfRead(read: ReadExercise, library: GridLibrary): GridLine | null {
  const { exerciseId, prescription } = fieldsOf(read);
  return exerciseId === null ? null : lineOf({ ...prescription, exerciseId }, library);
}
