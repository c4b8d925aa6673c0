import { prescriptionFields, prescriptionFieldsOf } from '#domain/prescriptions/exercise-category.ts';
import { emptyPrescription } from '#domain/prescriptions/written-prescription.ts';
import { formatShorthand } from '#domain/shorthand/format-shorthand.ts';
import type { GridLine } from '#web/features/programs/grid/document/grid-document.ts';
import type { GridLibrary } from './library.ts';

/**
 * A line that says nothing but another exercise than the one before begins with what the library has for it, as far as its category
 * asks for that.
 */
export function beginWithDefault(line: GridLine, { byId }: GridLibrary, before?: GridLine): GridLine {
  const exercise = byId.get(line.exerciseId ?? '');
  const given = exercise?.defaultPrescription;
  if (!exercise || !given || line.problem !== null || line.exerciseId === before?.exerciseId) return line;
  if (line.text !== formatShorthand(exercise.name, emptyPrescription)) return line;
  const asked = prescriptionFieldsOf(exercise.category);
  const others = prescriptionFields.filter(field => !asked.includes(field));
  const prescription = {
    ...emptyPrescription,
    ...given,
    ...Object.fromEntries(others.map(field => [field, null])),
  };
  return { ...line, prescription, text: formatShorthand(exercise.name, prescription) };
}
