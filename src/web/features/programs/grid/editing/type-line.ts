import { removeLines } from '#domain/programs/document/commands.ts';
import { setLine } from '#web/features/programs/grid/document/change-lines.ts';
import { type Move, moved, only, type Place } from '#web/features/programs/grid/document/selection.ts';
import { readTyped } from './read-typed.ts';
import { beginWithDefault } from './begin-with-default.ts';
import { type Grid, lineAt } from './grid.ts';

/**
 * Takes typed text into the line; empty text removes the line. The cursor goes on as `move` says. Returns the exercise
 * that was written, null where none was.
 */
export function typeLine(grid: Grid, place: Place, typed: string, move: Move | null): string | null {
  const { document } = grid.now();
  const before = lineAt(document, place);
  const to = (next: typeof document) => only(move ? moved(next, place, move) : place);
  if (typed.trim() === (before?.text ?? '')) {
    grid.edit(null);
    grid.select(to(document));
    return null;
  }
  if (typed.trim() === '') {
    const next = removeLines(document, place);
    // After a removal the next line has moved up, so the cursor is on it already.
    const selection = move === 'down' ? only(place) : to(next);
    grid.change({ document: next, selection, said: `${nameOf(before?.text ?? '')} removed` });
    return null;
  }
  const library = grid.library();
  const line = beginWithDefault(readTyped(typed, library, before), library, before);
  const next = setLine(document, place, line);
  const said = before ? `${nameOf(line.text)} changed` : `${nameOf(line.text)} added`;
  grid.change({ document: next, selection: to(next), said });
  return line.exerciseId;
}

/** The beginning of a line, enough to know it by. */
export const nameOf = (text: string): string => {
  const name = text.replace(/\s+\d+\s*[x×].*$/i, '');
  return name.length > 40 ? `${name.slice(0, 39)}…` : name;
};
