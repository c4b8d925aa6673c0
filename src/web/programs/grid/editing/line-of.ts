import { emptyPrescription, type WrittenPrescription } from '#domain/prescriptions/written-prescription.ts';
import { formatShorthand } from '#domain/shorthand/format-shorthand.ts';
import type { GridLine } from '#web/programs/grid/document/grid-document.ts';
import type { GridLibrary } from './library.ts';

type Prescribed = Partial<WrittenPrescription> & { exerciseId: string };

/** One that is in the library no more keeps its place and its name is said to be unknown. */
export function lineOf({ exerciseId, ...fields }: Prescribed, library: GridLibrary): GridLine {
  const prescription: WrittenPrescription = { ...emptyPrescription, ...fields };
  const name = library.byId.get(exerciseId)?.name ?? 'Unknown Exercise';
  return { text: formatShorthand(name, prescription), exerciseId, prescription, problem: null };
}
