import { columnsOf, withDays } from '#domain/programs/document/program-document.ts';
import { isWrong } from '#web/features/programs/grid/document/grid-document.ts';
import type { Grid } from './grid.ts';
import { readTyped } from './read-typed.ts';

/** Lines that were not understood may be, since the library has grown. */
export function readAgain(grid: Grid): void {
  const { document } = grid.now();
  const places = columnsOf(document).flatMap((_, column) =>
    [0, 1, 2, 3, 4, 5, 6].map(day => ({ column, day })),
  );
  const library = grid.library();
  const next = withDays(document, places, day => {
    if (!day.lines.some(isWrong)) return day;
    const lines = day.lines.map(line => (isWrong(line) ? readTyped(line.text, library, line) : line));
    return lines.every((line, at) => line.problem === day.lines[at]?.problem) ? day : { ...day, lines };
  });
  if (next !== document) grid.change({ document: next, label: 'lines understood' });
}
