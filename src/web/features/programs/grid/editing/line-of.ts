import { emptyPrescription, type WrittenPrescription } from '#domain/prescriptions/written-prescription.ts';
import { formatShorthand } from '#domain/shorthand/format-shorthand.ts';
import type { GridLine } from '#web/features/programs/grid/document/grid-document.ts';
import type { GridLibrary } from './library.ts';

type Prescribed = Partial<WrittenPrescription> & { exerciseId: string };

/** A deleted exercise keeps its place, and its name is shown as unknown. */
export function lineOf({ exerciseId, ...fields }: Prescribed, library: GridLibrary): GridLine {
  const prescription: WrittenPrescription = { ...emptyPrescription, ...fields };
  const name = library.byId.get(exerciseId)?.name ?? 'Unknown Exercise';
  return { text: formatShorthand(name, prescription), exerciseId, prescription, problem: null };
}
