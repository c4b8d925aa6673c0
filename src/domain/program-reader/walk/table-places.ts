import { fold } from '#domain/program-reader/fold.ts';
import { dateAt } from '#domain/program-reader/headings/dates.ts';
import { readHeading } from '#domain/program-reader/headings/read-heading.ts';
import { weekdaysOfWords } from '#domain/program-reader/headings/weekday-words.ts';
import { weeksOf } from '#domain/program-reader/headings/week-spec.ts';
import { quotedShort } from '#domain/program-reader/names.ts';
import type { Weekday } from '#domain/plain-date.ts';
import { isRestDay } from '#domain/program-reader/lines/what-line.ts';
import type { Walker } from './walker.ts';

/** Goes to the week that a cell says. */
export function enterWeekCell(walker: Walker, cell: string, line: number): void {
  const weeks = /^[1-9]\d?$/.test(cell) ? [Number(cell)] : weeksOf(fold(cell));
  if (weeks) return walker.positions.enterWeeks(weeks, line, true);
  const heading = readHeading(cell, walker.isDayFirst);
  if (heading?.weeks) {
    walker.positions.enterWeeks(heading.weeks, line, true);
    if (heading.day) walker.positions.enterDayOfCell(heading.day, line);
    if (heading.rest !== '')
      walker.texts.push({
        position: { ...walker.positions.now(), day: null },
        text: heading.rest,
        as: 'week-notes',
      });
    return;
  }
  if (/\p{L}/u.test(cell)) {
    // 'Deload', 'Taper': the week after the one above.
    if (walker.positions.enterNamedWeek(cell))
      walker.texts.push({ position: { ...walker.positions.now(), day: null }, text: cell, as: 'week-notes' });
    return;
  }
  walker.leave(line, cell, `${quotedShort(cell)} is no week.`);
}

/** Weekdays in the cells of one column: the shortest forms are recognized by each other. */
export function weekdaysOfColumn(cells: Iterable<string>): Map<string, Weekday> {
  const words = [...new Set(cells)].filter(cell => cell !== '' && cell.length <= 20);
  const found = weekdaysOfWords(words);
  return new Map(words.flatMap((word, at): [string, Weekday][] => (found[at] ? [[word, found[at]]] : [])));
}

/** Goes to the day that a cell says; any other word is the name of a session. */
export function enterDayCell(
  walker: Walker,
  cell: string,
  line: number,
  weekdays: ReadonlyMap<string, Weekday>,
): void {
  const { positions } = walker;
  const weekday = weekdays.get(cell);
  if (weekday) return positions.enterDayOfCell({ kind: 'weekday', weekday }, line);
  const number = /^(?:day\s?|d)?(\d{1,3})$/i.exec(cell)?.[1];
  if (number !== undefined && Number(number) > 0)
    return positions.enterDayOfCell({ kind: 'number', number: Number(number) }, line);
  const isList = /^\d(?: ?[,&+] ?\d)+$/.test(cell);
  const heading = readHeading(isList ? `Days ${cell}` : cell, walker.isDayFirst);
  if (heading?.date) {
    positions.enterDate(heading.date, heading.day?.kind === 'weekday' ? heading.day.weekday : null, line);
  } else if (heading?.day) {
    if (heading.weeks) positions.enterWeeks(heading.weeks, line, true);
    positions.enterDayOfCell(heading.day, line);
  } else if (/\p{L}/u.test(cell) && cell.length <= 80) {
    positions.enterDayOfCell({ kind: 'named', name: cell }, line);
    return;
  } else {
    walker.leave(line, cell, `${quotedShort(cell)} is no day.`);
    return;
  }
  const rest = heading?.rest ?? '';
  if (rest !== '' && !isRestDay(rest))
    walker.texts.push({ position: positions.now(), text: rest, as: 'day-name' });
}

/** Days since the end of 1899, as spreadsheets count them. */
const serialDay = /^4\d{4}$/;

export function enterDateCell(walker: Walker, cell: string, line: number): void {
  if (serialDay.test(cell)) {
    const date = new Date(Date.UTC(1899, 11, 30) + Number(cell) * 86_400_000).toISOString().slice(0, 10);
    return enterDateCell(walker, date, line);
  }
  const heading = readHeading(cell, walker.isDayFirst);
  const date = heading?.date ?? dateAt(fold(cell), walker.isDayFirst);
  if (date)
    return walker.positions.enterDate(
      date,
      heading?.day?.kind === 'weekday' ? heading.day.weekday : null,
      line,
    );
  walker.leave(line, cell, `${quotedShort(cell)} is no date.`);
}
