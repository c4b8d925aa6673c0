import { maxWeeks } from '#domain/limits.ts';
import * as commands from '#domain/programs/document/commands.ts';
import { columnsOf } from '#domain/programs/document/program-document.ts';
import { emptyWeek } from '#web/features/programs/grid/document/grid-document.ts';
import { only } from '#web/features/programs/grid/document/selection.ts';
import type { Grid } from './grid.ts';

const programNow = ({ now }: Pick<Grid, 'now'>) => {
  const { document, selection } = now();
  const cell = columnsOf(document)[selection.head.column]?.program ?? 0;
  return { document, selection, cell, program: document.programs[cell] };
};

export const canAddWeek = (grid: Pick<Grid, 'now'>): boolean =>
  (programNow(grid).program?.weeks.length ?? maxWeeks) < maxWeeks;

/** A week more at the end of the program that the cursor is in. */
export function addWeek(grid: Grid): void {
  const { document, cell } = programNow(grid);
  if (!canAddWeek(grid)) return;
  const next = commands.addWeek(document, cell, emptyWeek);
  const column = columnsOf(next).findLastIndex(at => at.program === cell);
  const { day } = grid.now().selection.head;
  grid.change({ document: next, selection: only({ column, day, line: 0 }), label: 'a week added' });
}

/** Takes the program's last week away, with all that is in it. */
export function removeWeeks(grid: Grid): void {
  const { document, cell, program } = programNow(grid);
  if (!program || program.weeks.length <= 1) return;
  const next = commands.removeWeeks(document, cell, program.weeks.length - 1);
  grid.change({ document: next, label: `week ${program.weeks.length} removed` });
}
