import type { Weekday } from '#domain/plain-date.ts';
import type { DifficultyLevel } from '#domain/prescriptions/exercise-category.ts';

/**
 * A day of a program that is being written. Its lines are the day's work, in the form its view writes them: the grid's have
 * their text, those of the schedule the fields of a form. No command looks into one. A view's day may know more: its revision.
 */
export type DocumentDay<Line = unknown> = {
  readonly dayOfWeek: Weekday;
  /** Empty where nobody has named it. */
  readonly dayName: string;
  readonly notes: string;
  /** The single workout that the day uses in addition to its own lines. */
  readonly assignedWorkoutId: string | null;
  readonly lines: readonly Line[];
};

export type LineOf<Day extends DocumentDay> = Day['lines'][number];

/** Seven days, Sunday first. */
export type DocumentWeek<Day extends DocumentDay> = {
  readonly notes: string;
  readonly days: readonly Day[];
};

export type ProgramDetails = {
  readonly name: string;
  readonly description: string;
  readonly difficultyLevel: DifficultyLevel | null;
  readonly trainingMaxPercent: number;
};

export type DocumentProgram<Day extends DocumentDay> = ProgramDetails & {
  readonly id: string;
  /** The first is week 1. */
  readonly weeks: readonly DocumentWeek<Day>[];
};

/** Programs open in an editor: one, or those of a path. Parts that a change leaves alone stay the same objects. */
export type ProgramDocument<Day extends DocumentDay> = { readonly programs: readonly DocumentProgram<Day>[] };

/** A column: one week of one program. */
export type Column = { readonly program: number; readonly week: number };

export type DayPlace = { readonly column: number; readonly day: number };

/** A line of a day. One past the last is where a new one goes. */
export type LinePlace = DayPlace & { readonly line: number };

const columnsOfDocument = new WeakMap<object, readonly Column[]>();

/** The weeks of all programs, side by side. */
export function columnsOf(document: ProgramDocument<DocumentDay>): readonly Column[] {
  const known = columnsOfDocument.get(document);
  if (known) return known;
  const columns = document.programs.flatMap(({ weeks }, program) =>
    weeks.map((_, week) => ({ program, week })),
  );
  columnsOfDocument.set(document, columns);
  return columns;
}

export function weekIn<Day extends DocumentDay>(
  document: ProgramDocument<Day>,
  column: number,
): DocumentWeek<Day> | undefined {
  const at = columnsOf(document)[column];
  return at && document.programs[at.program]?.weeks[at.week];
}

export const dayIn = <Day extends DocumentDay>(
  document: ProgramDocument<Day>,
  { column, day }: DayPlace,
): Day | undefined => weekIn(document, column)?.days[day];

/** The document with these days as `change` makes them. */
export function withDays<Day extends DocumentDay, Place extends DayPlace>(
  document: ProgramDocument<Day>,
  places: readonly Place[],
  change: (day: Day, place: Place) => Day,
): ProgramDocument<Day> {
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

export function withProgram<Day extends DocumentDay>(
  document: ProgramDocument<Day>,
  place: number,
  change: (program: DocumentProgram<Day>) => DocumentProgram<Day>,
): ProgramDocument<Day> {
  const program = document.programs[place];
  return program ? { programs: document.programs.with(place, change(program)) } : document;
}

export const daysOfWeek = (column: number): DayPlace[] => [0, 1, 2, 3, 4, 5, 6].map(day => ({ column, day }));
