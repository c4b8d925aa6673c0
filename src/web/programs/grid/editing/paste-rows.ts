import type { PastedLine } from '#domain/paste/read-pasted.ts';
import { mostWeeks } from '#domain/limits.ts';
import { weekdays } from '#domain/plain-date.ts';
import {
  columnsOf,
  emptyWeek,
  type GridLine,
  withDays,
  withProgram,
} from '#web/programs/grid/document/grid-document.ts';
import { readLine } from '#web/programs/grid/document/read-line.ts';
import { areaOf } from '#web/programs/grid/document/selection.ts';
import { counted } from '#web/ui/text/words.ts';
import type { Grid } from './grid.ts';

/** Adds the lines to the ends of their days, with the weeks that they need. */
export function pasteRows(grid: Grid, lines: readonly PastedLine[]): void {
  const { document: before, selection } = grid.now();
  const place = columnsOf(before)[areaOf(selection).firstColumn]?.program ?? 0;
  const last = Math.min(mostWeeks, Math.max(0, ...lines.map(({ week }) => week)));
  const document = withProgram(before, place, program =>
    program.weeks.length >= last
      ? program
      : {
          ...program,
          weeks: [...program.weeks, ...Array.from({ length: last - program.weeks.length }, () => emptyWeek)],
        },
  );
  const first = columnsOf(document).findIndex(({ program }) => program === place);
  const byDay = new Map<string, GridLine[]>();
  for (const { week, day, text } of lines) {
    const key = `${first + week - 1} ${weekdays.indexOf(day)}`;
    byDay.set(key, [...(byDay.get(key) ?? []), readLine(text, grid.library().index)]);
  }
  const places = [...byDay.keys()].map(key => {
    const [column = 0, day = 0] = key.split(' ').map(Number);
    return { column, day };
  });
  const next = withDays(document, places, (day, at) => ({
    ...day,
    lines: [...day.lines, ...(byDay.get(`${at.column} ${at.day}`) ?? [])],
  }));
  grid.change({ document: next, said: `${counted(lines.length, 'line')} pasted` });
}
