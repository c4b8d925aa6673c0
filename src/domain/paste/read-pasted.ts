import { mostExercisesADay, mostWeeks } from '#domain/limits.ts';
import { type Weekday, weekdays } from '#domain/plain-date.ts';
import { type ExerciseIndex, findExercise } from '#domain/shorthand/match-exercise.ts';
import { parseShorthand } from '#domain/shorthand/parse-shorthand.ts';
import { headOf, type PastedColumn, usualColumns } from './columns.ts';
import { lineOfCells } from './line-of-cells.ts';
import { separatorOf, sheetRows, type SheetRow } from './sheet-rows.ts';

/** A line to be put into a day, as shorthand. `week` counts from 1. */
export type PastedLine = { line: number; week: number; day: Weekday; text: string; why: string | null };

export type Pasted = {
  lines: PastedLine[];
  /** Why nothing of it can be taken; null where it can. */
  refused: string | null;
};

const mostLength = 1_000_000;
const mostLines = 5_000;

/** Why a text is not read at all, before anybody shows it: a field with so much in it stands still for seconds. Null where it is read. */
export function whyTooMuch(text: string): string | null {
  if (text.length > mostLength) return 'This is more than 1 MB of text: paste a part of it.';
  const lines = text.trimEnd().split(/\r\n?|\n/).length;
  return lines > mostLines
    ? `These are ${lines.toLocaleString('en-US')} lines: paste at most ${mostLines.toLocaleString('en-US')}.`
    : null;
}

/**
 * Lines of a program from pasted text: rows of a spreadsheet with or without a head (week, day, exercise, sets, reps, load, rest, notes),
 * a CSV, or plain lines of shorthand under headings (`Week 2`, `Monday`). They begin where the cursor is; a week or day that is
 * left empty is the one above. A day may be a weekday or a number: the n-th day from Monday on. `why` says what of a line is not
 * understood.
 */
export function readPasted(text: string, index: ExerciseIndex, at: { week: number; day: Weekday }): Pasted {
  const tooMuch = whyTooMuch(text);
  if (tooMuch !== null) return refusal(tooMuch);
  const separator = separatorOf(text);
  const rows = separator === null ? plainRows(text) : sheetRows(text, separator);
  const reader = new Reader(index, at);
  for (const row of rows) reader.read(row, separator === null);
  const lines = reader.lines;
  return lines.length === 0
    ? refusal('There is no line in it.')
    : { lines: withLimits(lines), refused: null };
}

const refusal = (refused: string): Pasted => ({ lines: [], refused });

const plainRows = (text: string): SheetRow[] =>
  text.split(/\r?\n/).map((cell, index) => ({ line: index + 1, cells: [cell] }));

class Reader {
  readonly lines: PastedLine[] = [];
  private readonly index: ExerciseIndex;
  private week: number;
  private day: Weekday;
  private head: (PastedColumn | null)[] | null = null;
  private readonly first: number;

  constructor(index: ExerciseIndex, at: { week: number; day: Weekday }) {
    this.index = index;
    this.week = at.week;
    this.first = at.week;
    this.day = at.day;
  }

  read({ line, cells }: SheetRow, isPlain: boolean): void {
    if (cells.every(cell => cell.trim() === '')) return;
    if (isPlain || cells.filter(cell => cell.trim() !== '').length === 1) {
      const text = cells.find(cell => cell.trim() !== '') ?? '';
      if (this.readHeading(text)) return;
      if (isPlain) return this.add(line, text.trim().replace(/^[-•*]\s+/, ''), null);
    }
    const head = this.head === null ? headOf(cells) : null;
    if (head) {
      this.head = head;
      return;
    }
    const columns = this.head ?? usualColumns(cells);
    const cell = (wanted: PastedColumn) => cells[columns.indexOf(wanted)]?.trim() ?? '';
    const why = this.readPlace(cell('week'), cell('day'));
    if (cell('exercise') === '') return;
    this.add(line, lineOfCells(cell), why);
  }

  /** `Week 2`, `Monday`, `Day 3 – Lower`, `Week 1 Monday`. */
  private readHeading(text: string): boolean {
    const found = /^\s*(?:(?:week|wk)\s*(\d{1,2}))?[\s,:–-]*((?:day\s*\d)|[a-z]+)?\b(.*)$/i.exec(text);
    const week = found?.[1];
    const day = dayOf(found?.[2] ?? '');
    const rest = (found?.[3] ?? '').trim();
    if (week === undefined && day === null) return false;
    // What goes on like a line is one: an exercise may be called after a day.
    if (parseShorthand(`x ${rest}`).prescription.sets !== null) return false;
    if (week === undefined && rest !== '' && !/^[:–(-]/.test(rest)) return false;
    if (week !== undefined) this.week = this.first + Number(week) - 1;
    if (day !== null) this.day = day;
    return true;
  }

  private readPlace(week: string, day: string): string | null {
    const number = /\d{1,3}/.exec(week)?.[0];
    if (week !== '' && number === undefined) return `“${week}” is no week.`;
    if (number !== undefined) this.week = this.first + Number(number) - 1;
    if (day === '') return null;
    const found = dayOf(day);
    if (found === null) return `“${day}” is no day.`;
    this.day = found;
    return null;
  }

  private add(line: number, text: string, why: string | null): void {
    this.lines.push({ line, week: this.week, day: this.day, text, why: why ?? this.problemOf(text) });
  }

  private problemOf(text: string): string | null {
    const { name } = parseShorthand(text);
    if (name === '') return 'It names no exercise.';
    if (!findExercise(name, this.index))
      return `No exercise is named “${name.length > 60 ? `${name.slice(0, 59)}…` : name}”.`;
    return parseShorthand(text).problems[0]?.message ?? null;
  }
}

/** A weekday by its name or the beginning of it, or a number: day 1 is Monday. */
function dayOf(text: string): Weekday | null {
  const word = text.trim().toLowerCase();
  const number = /^(?:day\s*|d)?([1-7])$/.exec(word)?.[1];
  if (number !== undefined) return weekdays[Number(number) % 7] ?? null;
  if (word.length < 2) return null;
  const begun = /^[a-z]+/.exec(word)?.[0] ?? '';
  if (begun.length < 2) return null;
  return (
    weekdays.find(
      weekday =>
        weekday.startsWith(begun) ||
        ['tues', 'thur', 'thurs', 'weds'].some(
          short => begun === short && weekday.startsWith(short.slice(0, 3)),
        ),
    ) ?? null
  );
}

/** What the program cannot hold is said of its line. */
function withLimits(lines: readonly PastedLine[]): PastedLine[] {
  const counts = new Map<string, number>();
  return lines.map(line => {
    if (line.week < 1 || line.week > mostWeeks)
      return { ...line, why: `A program has at most ${mostWeeks} weeks.` };
    const place = `${line.week} ${line.day}`;
    const count = (counts.get(place) ?? 0) + 1;
    counts.set(place, count);
    return count > mostExercisesADay
      ? { ...line, why: `A day has at most ${mostExercisesADay} exercises.` }
      : line;
  });
}
