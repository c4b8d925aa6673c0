import { clipOf, pasteClip } from '#web/features/programs/grid/document/clip.ts';
import { dayAt } from '#web/features/programs/grid/document/grid-document.ts';
import { removeSelected } from '#web/features/programs/grid/document/change-lines.ts';
import { areaOf, includes, linesOf, type Cell } from '#web/features/programs/grid/document/selection.ts';
import { selectedText } from './commands.ts';
import type { Grid } from './grid.ts';

/** Moves, or copies, the selection to before this line; whole days onto the days from there on. */
export function dropSelected(grid: Grid, at: Cell, isCopy: boolean): void {
  const { document, selection } = grid.now();
  if (includes(selection, at)) return;
  const clip = clipOf(document, selection);
  const to = clip.isWhole ? { ...at, line: 0 } : at;
  const label = `${selectedText(grid)} ${isCopy ? 'copied' : 'moved'}`;
  if (isCopy) {
    const pasted = pasteClip(document, to, clip);
    return grid.change({ ...pasted, label });
  }
  const emptied = removeSelected(document, selection);
  const pasted = pasteClip(emptied, { ...to, line: to.line - removedBefore(grid, to) }, clip);
  // Nothing is dropped over the edge.
  if (pasted.leftOut === 0) grid.change({ ...pasted, label });
}

/** Lines of the same day that leave from above it. */
function removedBefore({ now }: Grid, at: Cell): number {
  const { document, selection } = now();
  const { firstColumn, lastColumn, from, to } = areaOf(selection);
  if (selection.kind !== 'lines' || at.column < firstColumn || at.column > lastColumn) return 0;
  if (at.day < from.day || at.day > to.day) return 0;
  const part = linesOf(selection, at.day, dayAt(document, at.column, at.day).lines.length);
  return Math.max(0, Math.min(part.to, at.line) - part.from);
}
