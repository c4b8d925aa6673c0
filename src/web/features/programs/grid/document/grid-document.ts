import {
  dayIn,
  type DocumentDay,
  type DocumentProgram,
  type DocumentWeek,
  type ProgramDocument,
  weekIn,
} from '#domain/programs/document/program-document.ts';
import type { WrittenPrescription } from '#domain/prescriptions/written-prescription.ts';
import { type Weekday, weekdays } from '#domain/plain-date.ts';

/**
 * A prescription as a line of shorthand. Without an exercise, or with a problem, it stays as it was typed and is no
 * part of the program yet.
 */
export type GridLine = {
  /** The text of the cell: the canonical form, or as typed where it is not understood. */
  readonly text: string;
  readonly exerciseId: string | null;
  readonly prescription: WrittenPrescription;
  /** Reason why it is not understood, in a sentence; null where it is. */
  readonly problem: string | null;
};

export type GridDay = DocumentDay<GridLine>;
export type GridWeek = DocumentWeek<GridDay>;
export type GridProgram = DocumentProgram<GridDay>;
export type GridDocument = ProgramDocument<GridDay>;

/** Lines that say the same; the reason why one is not understood may be told in other words. */
export const sameness = {
  line: (a: GridLine, b: GridLine): boolean =>
    a === b ||
    (a.text === b.text &&
      a.exerciseId === b.exerciseId &&
      JSON.stringify(a.prescription) === JSON.stringify(b.prescription)),
};

export const emptyDay = (dayOfWeek: Weekday): GridDay => ({
  dayOfWeek,
  dayName: '',
  notes: '',
  assignedWorkoutId: null,
  lines: [],
});

export const emptyWeek: GridWeek = { notes: '', days: weekdays.map(emptyDay) };

const noDay = emptyDay('sunday');

export const weekAt = (document: GridDocument, column: number): GridWeek =>
  weekIn(document, column) ?? emptyWeek;

export const dayAt = (document: GridDocument, column: number, day: number): GridDay =>
  dayIn(document, { column, day }) ?? noDay;

/** Lines that are no part of the program yet. */
export const isWrong = ({ problem, exerciseId }: GridLine): boolean =>
  problem !== null || exerciseId === null;
