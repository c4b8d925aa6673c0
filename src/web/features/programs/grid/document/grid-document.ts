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

export type GridDay = {
  readonly dayOfWeek: Weekday;
  readonly dayName: string;
  readonly notes: string;
  readonly assignedWorkoutId: string | null;
  readonly lines: readonly GridLine[];
};

export type GridWeek = { readonly notes: string; readonly days: readonly GridDay[] };

export type Level = 'beginner' | 'intermediate' | 'advanced';

/** A program in the grid; of a path there are several, one after another. */
export type GridProgram = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly difficultyLevel: Level | null;
  readonly trainingMaxPercent: number;
  /** The first is week 1. */
  readonly weeks: readonly GridWeek[];
};

/** Programs open in the grid. Parts that a change leaves alone stay the same objects. */
export type GridDocument = { readonly programs: readonly GridProgram[] };

/** A column: one week of one program. */
export type Column = { readonly program: number; readonly week: number };

const columnsOfDocument = new WeakMap<GridDocument, readonly Column[]>();

/** The weeks of all programs, side by side. */
export function columnsOf(document: GridDocument): readonly Column[] {
  const known = columnsOfDocument.get(document);
  if (known) return known;
  const columns = document.programs.flatMap(({ weeks }, program) =>
    weeks.map((_, week) => ({ program, week })),
  );
  columnsOfDocument.set(document, columns);
  return columns;
}

export const emptyDay = (dayOfWeek: Weekday): GridDay => ({
  dayOfWeek,
  dayName: '',
  notes: '',
  assignedWorkoutId: null,
  lines: [],
});

export const emptyWeek: GridWeek = { notes: '', days: weekdays.map(emptyDay) };

const noDay = emptyDay('sunday');

export function weekAt(document: GridDocument, column: number): GridWeek {
  const at = columnsOf(document)[column];
  return (at && document.programs[at.program]?.weeks[at.week]) ?? emptyWeek;
}

export const dayAt = (document: GridDocument, column: number, day: number): GridDay =>
  weekAt(document, column).days[day] ?? noDay;

export type DayPlace = { readonly column: number; readonly day: number };

/** The document with these days as `change` makes them. */
export function withDays(
  document: GridDocument,
  places: readonly DayPlace[],
  change: (day: GridDay, place: DayPlace) => GridDay,
): GridDocument {
  const columns = columnsOf(document);
  const programs = [...document.programs];
  let isChanged = false;
  for (const place of places) {
    const at = columns[place.column];
    const program = at && programs[at.program];
    const week = at && program?.weeks[at.week];
    const day = week?.days[place.day];
    if (!at || !program || !week || !day) continue;
    const next = change(day, place);
    if (next === day) continue;
    isChanged = true;
    programs[at.program] = {
      ...program,
      weeks: program.weeks.with(at.week, { ...week, days: week.days.with(place.day, next) }),
    };
  }
  return isChanged ? { programs } : document;
}

export const withProgram = (
  document: GridDocument,
  place: number,
  change: (program: GridProgram) => GridProgram,
): GridDocument => {
  const program = document.programs[place];
  return program ? { programs: document.programs.with(place, change(program)) } : document;
};

/** Lines that are no part of the program yet. */
export const isWrong = ({ problem, exerciseId }: GridLine): boolean =>
  problem !== null || exerciseId === null;
