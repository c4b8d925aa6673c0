import * as commands from '#domain/programs/document/commands.ts';
import { columnsOf, type DayPlace, withDays } from '#domain/programs/document/program-document.ts';
import { dayAt, type GridDocument, type GridLine } from './grid-document.ts';
import { areaOf, daysOf, isWhole, linesOf, type Cell, type Selection } from './selection.ts';

/** Puts a line where it was typed: over the one that is there, or as a new one after the last. */
export const setLine = (document: GridDocument, cell: Cell, next: GridLine): GridDocument =>
  cell.line < dayAt(document, cell.column, cell.day).lines.length
    ? commands.changeLine(document, cell, next)
    : commands.insertLines(document, cell, [next]);

type Span = Cell & { readonly count: number };

/** The selected lines, day by day. */
const spansOf = (document: GridDocument, selection: Selection): Span[] =>
  daysOf(selection).map(({ column, day }) => {
    const { from, to } = linesOf(selection, day, dayAt(document, column, day).lines.length);
    return { column, day, line: from, count: Math.max(0, to - from) };
  });

/** Whole days lose their names and notes as well. */
export const removeSelected = (document: GridDocument, selection: Selection): GridDocument =>
  isWhole(selection)
    ? commands.clearDays(document, daysOf(selection))
    : spansOf(document, selection).reduce(
        (next, span) => commands.removeLines(next, span, span.count),
        document,
      );

/** The selected lines once more, right below themselves; whole days onto the next day, whole weeks into the week after. */
export const duplicateBelow = (document: GridDocument, selection: Selection): GridDocument =>
  spansOf(document, selection).reduce((next, { count, ...from }) => {
    const { lines } = dayAt(document, from.column, from.day);
    const below = { ...from, line: from.line + count };
    return commands.insertLines(next, below, lines.slice(from.line, below.line));
  }, document);

/** Moves the selected lines of each day by one place; null where they are at its edge. */
export function moveSelected(document: GridDocument, selection: Selection, by: -1 | 1): GridDocument | null {
  const spans = spansOf(document, selection);
  const isStuck = spans.some(({ column, day, line, count }) =>
    by < 0 ? line === 0 : line + count >= dayAt(document, column, day).lines.length,
  );
  if (isStuck) return null;
  return spans.reduce((next, span) => commands.moveLines(next, span, span.count, span.line + by), document);
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
  return withDays(document, targets, (day, { column, day: cell }) => {
    const source = dayAt(document, firstColumn, cell);
    const { from, to } = linesOf(selection, cell, source.lines.length);
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
  return withDays(document, daysOf(selection), (day, cell) => {
    const { from, to } = linesOf(selection, cell.day, day.lines.length);
    const lines = day.lines.map((line, index) =>
      index >= from && index < to ? change(line, cell.column) : line,
    );
    return lines.every((line, index) => line === day.lines[index]) ? day : { ...day, lines };
  });
}
