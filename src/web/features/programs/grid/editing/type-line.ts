import { removeLines } from '#domain/programs/document/commands.ts';
import { setLine } from '#web/features/programs/grid/document/change-lines.ts';
import { type Move, moved, only, type Cell } from '#web/features/programs/grid/document/selection.ts';
import { readTyped } from './read-typed.ts';
import { beginWithDefault } from './begin-with-default.ts';
import { type Grid, lineAt } from './grid.ts';

/**
 * Takes typed text into the line; empty text removes the line. The cursor goes on as `move` says. Returns the exercise
 * that was written, null where none was.
 */
export function typeLine(grid: Grid, cell: Cell, typed: string, move: Move | null): string | null {
  const { document } = grid.now();
  const before = lineAt(document, cell);
  const to = (next: typeof document) => only(move ? moved(next, cell, move) : cell);
  if (typed.trim() === (before?.text ?? '')) {
    grid.edit(null);
    grid.select(to(document));
    return null;
  }
  if (typed.trim() === '') {
    const next = removeLines(document, cell);
    // After a removal the next line has moved up, so the cursor is on it already.
    const selection = move === 'down' ? only(cell) : to(next);
    grid.change({ document: next, selection, label: `${nameOf(before?.text ?? '')} removed` });
    return null;
  }
  const library = grid.library();
  const line = beginWithDefault(readTyped(typed, library, before), library, before);
  const next = setLine(document, cell, line);
  const label = before ? `${nameOf(line.text)} changed` : `${nameOf(line.text)} added`;
  grid.change({ document: next, selection: to(next), label });
  return line.exerciseId;
}

/** The beginning of a line, enough to know it by. */
export const nameOf = (text: string): string => {
  const name = text.replace(/\s+\d+\s*[x×].*$/i, '');
  return name.length > 40 ? `${name.slice(0, 39)}…` : name;
};
