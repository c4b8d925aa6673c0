import { columnsOf, withDays, type DayPlace } from '#domain/programs/document/program-document.ts';
import { dayAt, type GridDay, type GridDocument, type GridLine } from './grid-document.ts';
import { areaOf, isWhole, linesOf, type Cell, type Selection } from './selection.ts';

/** Content that was cut or copied: week by week, day by day. Whole days keep their names, notes and workouts. */
export type Clip = {
  readonly isWhole: boolean;
  readonly weeks: readonly (readonly ClipDay[])[];
};

type ClipDay = Pick<GridDay, 'dayName' | 'notes' | 'assignedWorkoutId' | 'lines'>;

export function clipOf(document: GridDocument, selection: Selection): Clip {
  const { firstColumn, lastColumn, from, to } = areaOf(selection);
  const weeks = Array.from({ length: lastColumn - firstColumn + 1 }, (_, index) =>
    Array.from({ length: to.day - from.day + 1 }, (_day, offset): ClipDay => {
      const day = from.day + offset;
      const { dayName, notes, assignedWorkoutId, lines } = dayAt(document, firstColumn + index, day);
      const part = linesOf(selection, day, lines.length);
      return { dayName, notes, assignedWorkoutId, lines: lines.slice(part.from, part.to) };
    }),
  );
  return { isWhole: isWhole(selection), weeks };
}

export const linesOfClip = ({ weeks }: Clip): GridLine[] =>
  weeks.flatMap(days => days.flatMap(day => day.lines));

/** As a spreadsheet would have it: a row a line, a column a week. */
export function clipText({ weeks }: Clip): string {
  const days = weeks[0]?.length ?? 0;
  const rows: string[] = [];
  for (let day = 0; day < days; day += 1) {
    const longest = Math.max(0, ...weeks.map(week => week[day]?.lines.length ?? 0));
    for (let line = 0; line < longest; line += 1) {
      rows.push(weeks.map(week => week[day]?.lines[line]?.text ?? '').join('\t'));
    }
  }
  return rows.join('\n');
}

type Pasted = { document: GridDocument; selection: Selection; leftOut: number };

/**
 * Puts a clip where the cursor is: lines go in before it, whole days replace existing ones. Lines beyond the last day
 * or week are counted as left out, so that the coach is told before.
 */
export function pasteClip(document: GridDocument, at: Cell, clip: Clip): Pasted {
  const columns = columnsOf(document).length;
  const places: (DayPlace & { from: ClipDay })[] = [];
  let leftOut = 0;
  clip.weeks.forEach((days, week) =>
    days.forEach((from, offset) => {
      const cell = { column: at.column + week, day: at.day + offset };
      if (cell.column < columns && cell.day < 7) places.push({ ...cell, from });
      else leftOut += from.lines.length;
    }),
  );
  const next = withDays(document, places, (day, { from, ...cell }) => {
    if (clip.isWhole) return { ...from, dayOfWeek: day.dayOfWeek };
    const line = cell.day === at.day ? Math.min(at.line, day.lines.length) : 0;
    return from.lines.length === 0 ? day : { ...day, lines: day.lines.toSpliced(line, 0, ...from.lines) };
  });
  return { document: next, selection: selectionOf(next, at, clip), leftOut };
}

function selectionOf(document: GridDocument, at: Cell, clip: Clip): Selection {
  const days = clip.weeks[0]?.length ?? 1;
  const last = clip.weeks[0]?.at(-1)?.lines.length ?? 1;
  const column = Math.min(at.column + clip.weeks.length, columnsOf(document).length) - 1;
  const day = Math.min(at.day + days - 1, 6);
  if (clip.isWhole)
    return {
      kind: days === 7 ? 'weeks' : 'days',
      anchor: { ...at, line: 0 },
      head: { column, day, line: 0 },
    };
  const line = (days === 1 ? at.line : 0) + Math.max(1, last) - 1;
  return { kind: 'lines', anchor: at, head: { column, day, line } };
}
