import { clipOf, pasteClip } from '#web/features/programs/grid/document/clip.ts';
import {
  columnsToFill,
  duplicateBelow,
  fillRight,
  moveSelected,
  removeSelected,
} from '#web/features/programs/grid/document/change-lines.ts';
import { columnsOf } from '#domain/programs/document/program-document.ts';
import { dayAt } from '#web/features/programs/grid/document/grid-document.ts';
import {
  areaOf,
  linesOf,
  type Cell,
  type Selection,
} from '#web/features/programs/grid/document/selection.ts';
import { counted } from '#web/ui/text/words.ts';
import type { Grid } from './grid.ts';

/** The size of the selection in words: "3 lines", "2 days", "1 week". */
export function selectedText({ now }: Pick<Grid, 'now'>): string {
  const { document, selection } = now();
  const { firstColumn, lastColumn, from, to } = areaOf(selection);
  const weeks = lastColumn - firstColumn + 1;
  if (selection.kind === 'weeks') return counted(weeks, 'week');
  if (selection.kind === 'days') return counted(weeks * (to.day - from.day + 1), 'day');
  return counted(
    clipOf(document, selection).weeks.flatMap(days => days.flatMap(day => day.lines)).length,
    'line',
  );
}

export function remove(grid: Grid): void {
  const { document, selection } = grid.now();
  const { from, firstColumn } = areaOf(selection);
  const line = selection.kind === 'lines' ? from.line : 0;
  const at: Cell = { column: firstColumn, day: from.day, line };
  grid.change({
    document: removeSelected(document, selection),
    selection: { kind: 'lines', anchor: at, head: at },
    label: `${selectedText(grid)} removed`,
  });
}

export function duplicate(grid: Grid): void {
  const { document, selection } = grid.now();
  const { firstColumn, lastColumn, to } = areaOf(selection);
  const label = `${selectedText(grid)} duplicated`;
  if (selection.kind === 'lines') {
    const part = linesOf(selection, to.day, dayAt(document, firstColumn, to.day).lines.length);
    const by = part.to - part.from;
    const below = (cell: Cell): Cell => ({ ...cell, line: cell.line + by });
    const next = { kind: 'lines' as const, anchor: below(selection.anchor), head: below(selection.head) };
    return grid.change({ document: duplicateBelow(document, selection), selection: next, label });
  }
  // A whole day goes onto the next one, a week onto the week after: over what stands there.
  const clip = clipOf(document, selection);
  const at =
    selection.kind === 'days'
      ? { column: firstColumn, day: to.day + 1, line: 0 }
      : { column: lastColumn + 1, day: 0, line: 0 };
  if (at.day > 6 || at.column >= columnsOf(document).length) return;
  const pasted = pasteClip(document, at, clip);
  grid.change({ document: pasted.document, selection: pasted.selection, label });
}

export function moveBy(grid: Grid, by: -1 | 1): void {
  const { document, selection } = grid.now();
  if (selection.kind !== 'lines') return;
  const next = moveSelected(document, selection, by);
  if (!next) return;
  const beside = (cell: Cell): Cell => ({ ...cell, line: cell.line + by });
  grid.change({
    document: next,
    selection: { ...selection, anchor: beside(selection.anchor), head: beside(selection.head) },
    label: `${selectedText(grid)} moved`,
  });
}

export function fill(grid: Grid): void {
  const { document, selection } = grid.now();
  const targets = columnsToFill(document, selection);
  if (targets.length === 0) return;
  grid.change({
    document: fillRight(document, selection),
    selection: through(selection, targets.at(-1) ?? 0),
    label: `filled over ${counted(targets.length, 'week')}`,
  });
}

/** The same lines, from the selection's first week, where the cursor stays, to this one. */
export function through(selection: Selection, column: number): Selection {
  const { firstColumn } = areaOf(selection);
  return {
    ...selection,
    anchor: { ...selection.anchor, column },
    head: { ...selection.head, column: firstColumn },
  };
}
