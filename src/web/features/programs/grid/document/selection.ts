import { columnsOf, type DayPlace, type LinePlace } from '#domain/programs/document/program-document.ts';
import { dayAt, type GridDocument } from './grid-document.ts';

/** A cell: a line of a day in a week. One past the last line is the empty one that a new line is typed into. */
export type Cell = LinePlace;

/** Lines, whole days or whole weeks from the anchor to the head, in every column between them. */
export type Selection = {
  readonly kind: 'lines' | 'days' | 'weeks';
  readonly anchor: Cell;
  readonly head: Cell;
};

export const only = (cell: Cell): Selection => ({ kind: 'lines', anchor: cell, head: cell });

type Area = {
  firstColumn: number;
  lastColumn: number;
  /** In the order of the page: days, and lines within them. */
  from: Pick<Cell, 'day' | 'line'>;
  to: Pick<Cell, 'day' | 'line'>;
};

const end = Number.POSITIVE_INFINITY;

export function areaOf({ kind, anchor, head }: Selection): Area {
  const isDown = anchor.day < head.day || (anchor.day === head.day && anchor.line <= head.line);
  const [upper, lower] = isDown ? [anchor, head] : [head, anchor];
  const columns = {
    firstColumn: Math.min(anchor.column, head.column),
    lastColumn: Math.max(anchor.column, head.column),
  };
  switch (kind) {
    case 'weeks':
      return { ...columns, from: { day: 0, line: 0 }, to: { day: 6, line: end } };
    case 'days':
      return { ...columns, from: { day: upper.day, line: 0 }, to: { day: lower.day, line: end } };
    default:
      return {
        ...columns,
        from: { day: upper.day, line: upper.line },
        to: { day: lower.day, line: lower.line },
      };
  }
}

export function includes(selection: Selection, { column, day, line }: Cell): boolean {
  const { firstColumn, lastColumn, from, to } = areaOf(selection);
  if (column < firstColumn || column > lastColumn || day < from.day || day > to.day) return false;
  return (day > from.day || line >= from.line) && (day < to.day || line <= to.line);
}

/** The lines of one day that are selected, from and to before; of a day that is between, all. */
export function linesOf(selection: Selection, day: number, count: number): { from: number; to: number } {
  const { from, to } = areaOf(selection);
  return {
    from: Math.min(count, day === from.day ? from.line : 0),
    to: Math.min(count, day === to.day ? to.line + 1 : count),
  };
}

/** The days that are touched, week by week. */
export function daysOf(selection: Selection): DayPlace[] {
  const { firstColumn, lastColumn, from, to } = areaOf(selection);
  const places: DayPlace[] = [];
  for (let column = firstColumn; column <= lastColumn; column += 1) {
    for (let day = from.day; day <= to.day; day += 1) places.push({ column, day });
  }
  return places;
}

export const isWhole = ({ kind }: Selection): boolean => kind !== 'lines';

/** Number of lines that a row of days shows: as many as its longest, and the empty one. */
export function rowsOf(document: GridDocument, day: number): number {
  const columns = columnsOf(document).length;
  let longest = 0;
  for (let column = 0; column < columns; column += 1) {
    longest = Math.max(longest, dayAt(document, column, day).lines.length);
  }
  return longest + 1;
}

const within = (value: number, last: number) => Math.max(0, Math.min(value, last));

/** A place that is there, as near as can be. */
export function nearestCell(document: GridDocument, { column, day, line }: Cell): Cell {
  const safe = { column: within(column, columnsOf(document).length - 1), day: within(day, 6) };
  return { ...safe, line: within(line, rowsOf(document, safe.day) - 1) };
}

export type Move =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'day-up'
  | 'day-down'
  | 'first'
  | 'last'
  | 'top'
  | 'bottom';

/**
 * The target of an arrow key: over the end of a day into the next one; cells below the end of a shorter day are
 * skipped.
 */
export function moved(document: GridDocument, cell: Cell, move: Move): Cell {
  const { column, day, line } = cell;
  const openLine = (at: number) => dayAt(document, column, at).lines.length;
  switch (move) {
    case 'left':
    case 'right':
      return nearestCell(document, { ...cell, column: column + (move === 'left' ? -1 : 1) });
    case 'first':
      return { ...cell, column: 0 };
    case 'last':
      return { ...cell, column: columnsOf(document).length - 1 };
    case 'top':
      return { column, day: 0, line: 0 };
    case 'bottom':
      return { column, day: 6, line: openLine(6) };
    case 'day-up':
      return { column, day: line > 0 ? day : Math.max(0, day - 1), line: 0 };
    case 'day-down':
      return day < 6 ? { column, day: day + 1, line: 0 } : { column, day, line: openLine(6) };
    case 'up':
      if (line > openLine(day)) return { ...cell, line: openLine(day) };
      if (line > 0) return { ...cell, line: line - 1 };
      return day > 0 ? { column, day: day - 1, line: openLine(day - 1) } : cell;
    default:
      if (line < openLine(day)) return { ...cell, line: line + 1 };
      return day < 6 ? { column, day: day + 1, line: 0 } : cell;
  }
}
