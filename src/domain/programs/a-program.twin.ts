import { emptyPrescription } from '#domain/prescriptions/written-prescription.ts';
import type { Weekday } from '#domain/plain-date.ts';
import { type StoredTree, type PlannedDay, type PlannedExercise, completeTree } from './program-tree.ts';

/** An exercise of a tree for tests: fields left out are null. */
export const planned = (exerciseId: string, said: Partial<PlannedExercise> = {}): PlannedExercise => ({
  ...emptyPrescription,
  exerciseId,
  ...said,
});

type Day = Partial<PlannedDay>;
type Week = { notes?: string } & Partial<Record<Weekday, Day>>;

/** A tree for tests, written as what its weeks hold. */
export function aProgram(weeks: readonly Week[], more: Partial<StoredTree> = {}): StoredTree {
  const tree = completeTree({
    name: 'Ascension',
    description: '',
    numWeeks: weeks.length,
    weeks: weeks.map(({ notes = '', ...days }, index) => ({
      weekNumber: index + 1,
      notes,
      days: Object.entries(days).map(([dayOfWeek, day]) => ({ ...day, dayOfWeek: dayOfWeek as Weekday })),
    })),
  });
  return { ...tree, attached: [], ...more };
}
