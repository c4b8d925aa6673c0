import {
  columnsOf,
  dayAt,
  type DayPlace,
  type GridDay,
  type GridDocument,
  type GridLine,
  withDays,
} from './grid-document.ts';
import { areaOf, daysOf, isWhole, linesOf, type Place, type Selection } from './selection.ts';

/** Puts a line where it was typed: over the one that is there, or as a new one after the last. */
export const setLine = (document: GridDocument, { line, ...place }: Place, next: GridLine): GridDocument =>
  withDays(document, [place], day => ({
    ...day,
    lines: line < day.lines.length ? day.lines.with(line, next) : [...day.lines, next],
  }));

export const insertLines = (
  document: GridDocument,
  { line, ...place }: Place,
  lines: readonly GridLine[],
): GridDocument =>
  lines.length === 0
    ? document
    : withDays(document, [place], day => ({
        ...day,
        lines: day.lines.toSpliced(Math.min(line, day.lines.length), 0, ...lines),
      }));

/** Whole days lose their names and notes as well. */
export function removeSelected(document: GridDocument, selection: Selection): GridDocument {
  return withDays(document, daysOf(selection), (day, place) => {
    if (isWhole(selection)) return isBlank(day) ? day : cleared(day);
    const { from, to } = linesOf(selection, place.day, day.lines.length);
    return from >= to ? day : { ...day, lines: day.lines.toSpliced(from, to - from) };
  });
}

const isBlank = (day: GridDay): boolean =>
  day.lines.length === 0 && day.dayName === '' && day.notes === '' && day.assignedWorkoutId === null;

const cleared = ({ dayOfWeek }: GridDay): GridDay => ({
  dayOfWeek,
  dayName: '',
  notes: '',
  assignedWorkoutId: null,
  lines: [],
});

/** The selected lines once more, right below themselves; whole days onto the next day, whole weeks into the week after. */
export function duplicateBelow(document: GridDocument, selection: Selection): GridDocument {
  return withDays(document, daysOf(selection), (day, place) => {
    const { from, to } = linesOf(selection, place.day, day.lines.length);
    return from >= to ? day : { ...day, lines: day.lines.toSpliced(to, 0, ...day.lines.slice(from, to)) };
  });
}

/** Moves the selected lines of each day by one place; null where they are at its edge. */
export function moveLines(document: GridDocument, selection: Selection, by: -1 | 1): GridDocument | null {
  const places = daysOf(selection);
  const isStuck = places.some(place => {
    const { lines } = dayAt(document, place.column, place.day);
    const { from, to } = linesOf(selection, place.day, lines.length);
    return by < 0 ? from === 0 : to >= lines.length;
  });
  if (isStuck) return null;
  return withDays(document, places, (day, place) => {
    const { from, to } = linesOf(selection, place.day, day.lines.length);
    const picked = day.lines.slice(from, to);
    return { ...day, lines: day.lines.toSpliced(from, to - from).toSpliced(from + by, 0, ...picked) };
  });
}

/** Of one column the selection goes on to the last week of its program, else to its own last column. */
export function columnsToFill(document: GridDocument, selection: Selection): number[] {
  const { firstColumn, lastColumn } = areaOf(selection);
  const columns = columnsOf(document);
  const own = columns[firstColumn]?.program;
  const last =
    lastColumn > firstColumn ? lastColumn : columns.findLastIndex(({ program }) => program === own);
  return Array.from({ length: Math.max(0, last - firstColumn) }, (_, index) => firstColumn + 1 + index);
}

/**
 * Copies the selection of its first week over the weeks to the right, over the lines in the same places. `change` makes
 * each line of a week out of the first week's; `step` is how many weeks later it is.
 */
export function fillRight(
  document: GridDocument,
  selection: Selection,
  change: (line: GridLine, step: number) => GridLine = line => line,
): GridDocument {
  const { firstColumn } = areaOf(selection);
  const first = daysOf({
    ...selection,
    head: { ...selection.head, column: firstColumn },
    anchor: { ...selection.anchor, column: firstColumn },
  });
  const targets = columnsToFill(document, selection).flatMap(column =>
    first.map(({ day }): DayPlace => ({ column, day })),
  );
  return withDays(document, targets, (day, { column, day: place }) => {
    const source = dayAt(document, firstColumn, place);
    const { from, to } = linesOf(selection, place, source.lines.length);
    const lines = source.lines.slice(from, to).map(line => change(line, column - firstColumn));
    if (isWhole(selection)) return { ...source, dayOfWeek: day.dayOfWeek, lines };
    return { ...day, lines: day.lines.toSpliced(Math.min(from, day.lines.length), to - from, ...lines) };
  });
}

/** The effect of a progression on the first week itself (a wave begins with its first value). */
export function changeSelected(
  document: GridDocument,
  selection: Selection,
  change: (line: GridLine, column: number) => GridLine,
): GridDocument {
  return withDays(document, daysOf(selection), (day, place) => {
    const { from, to } = linesOf(selection, place.day, day.lines.length);
    const lines = day.lines.map((line, index) =>
      index >= from && index < to ? change(line, place.column) : line,
    );
    return lines.every((line, index) => line === day.lines[index]) ? day : { ...day, lines };
  });
}
