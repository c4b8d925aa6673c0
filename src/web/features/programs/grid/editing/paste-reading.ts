import { maxExercisesPerDay, maxWeeks } from '#domain/limits.ts';
import { weekdays } from '#domain/plain-date.ts';
import type { ProgramReading, ReadDay, ReadWeek } from '#domain/program-reader/program-reading.ts';
import {
  columnsOf,
  type DayPlace,
  withDays,
  withProgram,
} from '#domain/programs/document/program-document.ts';
import {
  dayAt,
  emptyWeek,
  type GridDay,
  type GridDocument,
  type GridLine,
} from '#web/features/programs/grid/document/grid-document.ts';
import { areaOf, type Selection } from '#web/features/programs/grid/document/selection.ts';
import { capitalised, counted } from '#web/ui/text/words.ts';
import type { Grid } from './grid.ts';
import type { GridLibrary } from './library.ts';
import { fieldsOf, lineOfRead } from './line-of-read.ts';

/** The target of a reading: from the cursor on, in the cursor's program. */
export type PasteTarget = {
  program: number;
  /** The column of that program's first week. */
  firstColumn: number;
  /** Of the program's weeks, and of its days, where the cursor is. */
  week: number;
  day: number;
  line: number;
};

export function pasteTarget(document: GridDocument, selection: Selection): PasteTarget {
  const { firstColumn: column, from } = areaOf(selection);
  const columns = columnsOf(document);
  const at = columns[column] ?? { program: 0, week: 0 };
  return {
    program: at.program,
    firstColumn: columns.findIndex(({ program }) => program === at.program),
    week: at.week + 1,
    day: from.day,
    line: selection.kind === 'lines' ? from.line : 0,
  };
}

/**
 * The weeks of a reading as they lie in the program. One that begins with week 1, or names none, begins at the cursor; one that begins
 * with a later week means that week.
 */
function weeksFrom(weeks: readonly ReadWeek[], cell: PasteTarget): ReadWeek[] {
  const first = Math.min(...weeks.map(({ weekNumber }) => weekNumber));
  const by = first === 1 ? cell.week - 1 : 0;
  return by === 0 ? [...weeks] : weeks.map(week => ({ ...week, weekNumber: week.weekNumber + by }));
}

type ReadDayCell = DayPlace & { read: ReadDay };

const daysOf = (weeks: readonly ReadWeek[], cell: PasteTarget): ReadDayCell[] =>
  weeksFrom(weeks, cell).flatMap(({ weekNumber, days }) =>
    days.map(read => ({
      column: cell.firstColumn + weekNumber - 1,
      day: weekdays.indexOf(read.dayOfWeek),
      read,
    })),
  );

/** The last week that it would fill. */
const lastWeekOf = (weeks: readonly ReadWeek[], cell: PasteTarget): number =>
  Math.max(0, ...weeksFrom(weeks, cell).map(({ weekNumber }) => weekNumber));

/** Reason why the program can't hold it; null where it can. */
export function whyNoRoom(
  document: GridDocument,
  weeks: readonly ReadWeek[],
  cell: PasteTarget,
): string | null {
  const last = lastWeekOf(weeks, cell);
  if (last > maxWeeks) return `This reaches week ${last}, and a program has at most ${maxWeeks}.`;
  const full = daysOf(weeks, cell).find(
    ({ column, day, read }) =>
      dayAt(document, column, day).lines.length + read.exercises.length > maxExercisesPerDay,
  );
  if (!full) return null;
  const week = full.column - cell.firstColumn + 1;
  return `Week ${week}, ${capitalised(full.read.dayOfWeek)}: a day has at most ${maxExercisesPerDay} exercises.`;
}

/** Whether all of it stands where it would go already: the same sheet, pasted once before. */
export function isThereAlready(
  document: GridDocument,
  weeks: readonly ReadWeek[],
  cell: PasteTarget,
): boolean {
  const days = daysOf(weeks, cell).filter(({ read }) => read.exercises.length > 0);
  return (
    days.length > 0 &&
    days.every(({ column, day, read }) => {
      const there = dayAt(document, column, day).lines.map(wordsOf);
      return read.exercises.every(one => there.includes(wordsOf(fieldsOf(one))));
    })
  );
}

const wordsOf = ({ exerciseId, prescription }: Pick<GridLine, 'exerciseId' | 'prescription'>): string =>
  JSON.stringify([exerciseId, Object.entries(prescription).toSorted(([a], [b]) => (a < b ? -1 : 1))]);

/** Puts a reading into the program as it was read, with the weeks that it needs, in one step. Names without an exercise are left out. */
export function pasteReading(grid: Grid, { weeks }: Pick<ProgramReading, 'weeks'>): void {
  const { document: before, selection } = grid.now();
  const cell = pasteTarget(before, selection);
  const last = Math.min(maxWeeks, lastWeekOf(weeks, cell));
  const library = grid.library();
  const notes = new Map(weeksFrom(weeks, cell).map(week => [week.weekNumber, week.notes]));
  const document = withProgram(before, cell.program, program => ({
    ...program,
    weeks: Array.from({ length: Math.max(last, program.weeks.length) }, (_, index) => {
      const week = program.weeks[index] ?? emptyWeek;
      const said = both(week.notes, notes.get(index + 1) ?? '');
      return said === week.notes ? week : { ...week, notes: said };
    }),
  }));
  const days = new Map(daysOf(weeks, cell).map(one => [`${one.column} ${one.day}`, one]));
  let count = 0;
  const next = withDays(document, [...days.values()], (day, { column, day: weekday }) => {
    const read = days.get(`${column} ${weekday}`)?.read;
    if (!read) return day;
    const lines = linesOf(read, library);
    count += lines.length;
    const isCursor = column === cell.firstColumn + cell.week - 1 && weekday === cell.day;
    return withRead(day, read, lines, isCursor ? cell.line : day.lines.length);
  });
  grid.change({ document: next, label: `${counted(count, 'line')} pasted` });
}

const linesOf = ({ exercises }: ReadDay, library: GridLibrary): GridLine[] =>
  exercises.flatMap(one => lineOfRead(one, library) ?? []);

/** A day that has work already keeps its name; its notes and those that come stand one below the other. */
function withRead(day: GridDay, read: ReadDay, lines: readonly GridLine[], at: number): GridDay {
  const isNamed = day.dayName !== '' && day.lines.length > 0;
  const name = read.dayName.toLowerCase() === day.dayOfWeek ? '' : read.dayName;
  return {
    ...day,
    dayName: isNamed ? day.dayName : name || day.dayName,
    notes: both(day.notes, read.notes),
    lines: day.lines.toSpliced(Math.min(at, day.lines.length), 0, ...lines),
  };
}

const both = (before: string, read: string): string =>
  read === '' || before.includes(read) ? before : before === '' ? read : `${before}\n${read}`;
