import { type CsvRow, readCsv } from '#domain/csv/read-csv.ts';
import { mostWeeks } from '#domain/limits.ts';
import { type Weekday, weekdays } from '#domain/plain-date.ts';
import { columnOf, type CsvColumn, csvColumns, jsonOf, namesListed, percentBaseOf } from './csv-columns.ts';

/** What can't be read, and where; null where it is no matter of a line. */
export type Refused = { line: number | null; why: string };

type Cells = Partial<Record<CsvColumn, string>>;

/** A row of a program's table. What it says of its exercise is as a prescription is sent, still to be checked. */
export type ProgramRow = {
  line: number;
  week: number;
  /** Null for one that says something of its week alone. */
  day: Weekday | null;
  dayName: string;
  dayNotes: string;
  weekNotes: string;
  exercise: (Record<string, unknown> & { exercise: string }) | null;
};

/** Reads a program's table; a week or a day that is not said is the one above. Of a row that is refused nothing is read. */
export function readProgramCsv(text: string): { rows: ProgramRow[]; refused: Refused[] } {
  const { rows: found, openQuote } = readCsv(text);
  if (openQuote !== null) return refusedAll(openQuote, 'A quote begins here that nothing closes');
  const [head, ...lines] = found;
  if (!head) return refusedAll(null, 'There is nothing in it');
  const wrong = wrongHead(head);
  if (wrong) return refusedAll(head.line, wrong);
  const columns = head.cells.map(columnOf);
  const above: Above = { week: 1, day: null };
  const rows: ProgramRow[] = [];
  const refused: Refused[] = [];
  for (const row of lines) {
    const read = readRow(row, columns, above);
    if (typeof read === 'string') refused.push({ line: row.line, why: read });
    else rows.push(read);
  }
  return { rows, refused };
}

const refusedAll = (line: number | null, why: string) => ({ rows: [], refused: [{ line, why }] });

/** What is wrong with the first row; null where it is a head. */
function wrongHead({ cells }: CsvRow): string | null {
  const known = `Columns are: ${Object.values(csvColumns).join(', ')}`;
  const columns = cells.map(columnOf);
  if (!columns.includes('exercise'))
    return `The first row has to name the columns, Exercise among them. ${known}`;
  const unknown = cells.find((cell, index) => cell !== '' && columns[index] === undefined);
  if (unknown !== undefined) return `The column “${unknown}” is not known. ${known}`;
  const twice = columns.find((column, index) => column !== undefined && columns.indexOf(column) !== index);
  return twice ? `The column ${csvColumns[twice]} comes twice` : null;
}

type Above = { week: number; day: Weekday | null };

/** The row, or what is wrong with it; notes in `above` where it stands. */
function readRow(
  { line, cells }: CsvRow,
  columns: readonly (CsvColumn | undefined)[],
  above: Above,
): ProgramRow | string {
  const said: Cells = {};
  for (const [index, cell] of cells.entries()) {
    const column = columns[index];
    if (column) said[column] = cell;
    else if (cell !== '') return 'There is more in this row than there are columns';
  }
  const { week, day, dayName = '', dayNotes = '', weekNotes = '', exercise = '', ...fields } = said;
  const wrong = placeIn(above, week, day);
  if (wrong) return wrong;
  const place = { line, ...above, dayName, dayNotes, weekNotes };
  const hasFields = Object.values(fields).some(cell => cell !== '');
  if (exercise === '') return hasFields ? 'Name the exercise' : wordsAlone(place);
  if (above.day === null) return 'Say on which day it is done';
  const more = detailsOf(fields);
  return typeof more === 'string' ? more : { ...place, exercise: { ...more, exercise } };
}

function wordsAlone(place: Omit<ProgramRow, 'exercise'>): ProgramRow | string {
  if (place.day === null && (place.dayName || place.dayNotes)) return 'Say which day it is';
  return { ...place, exercise: null };
}

/** What is wrong with the week or the day; null where they are taken up. */
function placeIn(above: Above, week = '', day = ''): string | null {
  if (week !== '') {
    const number = Number(/^(?:week|wk)?\s*(\d{1,2})$/i.exec(week)?.[1] ?? 0);
    if (number < 1 || number > mostWeeks) return `A week is a number from 1 to ${mostWeeks}`;
    if (number !== above.week) above.day = null;
    above.week = number;
  }
  if (day === '') return null;
  above.day = weekdayOf(day);
  return above.day === null ? 'A day is a weekday, as Monday or Mon' : null;
}

/** 'Monday', 'mon', 'Tues.', 'THU'. */
function weekdayOf(text: string): Weekday | null {
  const typed = text.toLowerCase().replace(/\.$/, '');
  if (typed.length < 3) return null;
  return weekdays.find(day => day.startsWith(typed) || (day === 'wednesday' && typed === 'weds')) ?? null;
}

/** An empty cell is as if its column were not there. */
function detailsOf(fields: Cells): Record<string, unknown> | string {
  const said: Record<string, unknown> = Object.fromEntries(
    Object.entries(fields).filter(([, cell]) => cell !== ''),
  );
  for (const column of ['setTargets', 'groupFormat'] as const) {
    const cell = fields[column];
    if (!cell) continue;
    said[column] = jsonOf(cell);
    if (said[column] === undefined)
      return `${csvColumns[column]} can’t be read: leave the cell empty, or as it was exported`;
  }
  if (fields.percentOf) {
    said['percentOf'] = percentBaseOf(fields.percentOf);
    if (said['percentOf'] === null) return 'Percent of is 1RM or Training max';
  }
  const alternates = namesListed(fields.alternates ?? '');
  if (alternates === null) return 'Alternates are names with semicolons between them';
  return { ...said, alternates };
}
