import { formatShorthand } from '#domain/shorthand/format-shorthand.ts';
import { progress, type ProgressionRule } from '#domain/progression/progress.ts';
import {
  changeSelected,
  columnsToFill,
  fillRight,
} from '#web/features/programs/grid/document/change-lines.ts';
import { clipOf } from '#web/features/programs/grid/document/clip.ts';
import {
  type GridDocument,
  type GridLine,
  isWrong,
} from '#web/features/programs/grid/document/grid-document.ts';
import { areaOf, type Selection } from '#web/features/programs/grid/document/selection.ts';
import { through } from './commands.ts';
import type { GridLibrary } from './library.ts';

/**
 * The document with the selection progressed by the rule, its weeks one by one, and the lines that the rule does not
 * fit.
 */
export function progressSelected(
  document: GridDocument,
  selection: Selection,
  rule: ProgressionRule,
  library: GridLibrary,
) {
  const unchanged = new Set<string>();
  const change = (line: GridLine, step: number): GridLine => {
    if (isWrong(line)) return line;
    const exercise = library.byId.get(line.exerciseId ?? '');
    const next = progress(line.prescription, rule, step, exercise?.isAssisted);
    const name = exercise?.name ?? line.text;
    if (next.unchanged !== null) unchanged.add(`${name}: ${next.unchanged}`);
    return next.prescription === line.prescription
      ? line
      : { ...line, prescription: next.prescription, text: formatShorthand(name, next.prescription) };
  };
  const { firstColumn } = areaOf(selection);
  const inFirst = {
    ...selection,
    anchor: { ...selection.anchor, column: firstColumn },
    head: { ...selection.head, column: firstColumn },
  };
  const filled = fillRight(document, selection, change);
  // A wave begins with its own first value.
  const next = changeSelected(filled, inFirst, line => change(line, 0));
  const last = columnsToFill(document, selection).at(-1) ?? firstColumn;
  const { weeks } = clipOf(next, through(selection, last));
  return {
    document: next,
    unchanged: [...unchanged],
    weeks: weeks.map(days => days.flatMap(({ lines }) => lines)),
  };
}
