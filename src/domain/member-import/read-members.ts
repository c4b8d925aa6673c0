import { readCsv } from '#domain/csv/read-csv.ts';
import { maxGroupNameLength } from '#domain/groups.ts';
import { foldText } from '#domain/names/fold-text.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { columnsOf, type MemberColumn, type MemberField } from './columns.ts';
import { dateOfCell, type DateOrder, orderOfDates } from './date-cells.ts';

/** A member as a line of a list names them. */
export type MemberOfLine = {
  email: string;
  firstName: string;
  lastName: string;
  groups: string[];
  paidUntil: PlainDate | null;
  /** A program's name as it is written. */
  program: string | null;
  startDate: PlainDate | null;
};

/** A line of the list and its fate; `line` is counted from 1, the heading too. */
export type LineOfMembers = { line: number; name: string; email: string } & (
  | { fate: 'taken'; member: MemberOfLine }
  | { fate: 'dropped' | 'refused'; why: string }
);

/** A column whose dates can be read in two ways. `proposed` is used until it is answered. */
type DateQuestion = { field: DateField; heading: string; examples: string[]; proposed: DateOrder };

type DateField = 'paid-until' | 'start-date';

export type ReadMembers = {
  columns: MemberColumn[];
  lines: LineOfMembers[];
  questions: DateQuestion[];
  /** The reason nothing in the list can be read; null where something can. */
  refused: string | null;
};

type ReadOptions = {
  /** Fields by heading, where they are not what the headings say. */
  mapping?: Readonly<Record<string, MemberField | null>>;
  dateOrders?: Partial<Record<DateField, DateOrder>>;
  /** An address as it is stored; null for none. */
  readEmail: (text: string) => string | null;
};

const longestName = 100;

/**
 * Reads a list of members as it is copied out of a spreadsheet or saved as CSV. Every line but the heading has a fate: taken,
 * dropped (the same person stands above), or refused, with a reason.
 */
export function readMembers(
  text: string,
  { mapping = {}, dateOrders = {}, readEmail }: ReadOptions,
): ReadMembers {
  const { rows, openQuote } = readCsv(text);
  const nothing = { columns: [], lines: [], questions: [] };
  if (openQuote !== null)
    return { ...nothing, refused: `The quote that begins on line ${openQuote} is never closed` };
  const [first] = rows;
  if (!first) return { ...nothing, refused: 'There is nothing to read' };
  const hasHead = !first.cells.some(cell => addressIn(cell, readEmail) !== null);
  const columns = columnsOf(first.cells, hasHead, mapping);
  if (!columns.some(({ field }) => field === 'email'))
    return { ...nothing, columns, refused: 'No column holds e-mail addresses: say which one does' };
  const people = hasHead ? rows.slice(1) : rows;
  if (people.length === 0) return { ...nothing, columns, refused: 'There is nobody below the heading' };

  const cellsOf = (field: MemberField, cells: readonly string[]) =>
    columns.flatMap((column, at) => (column.field === field && cells[at] ? [cells[at]] : []));
  const orders = ordersOf(field => people.flatMap(({ cells }) => cellsOf(field, cells)));
  const questions = orders.flatMap(({ field, order, examples }): DateQuestion[] => {
    const heading = columns.find(column => column.field === field)?.heading ?? '';
    return order === null ? [{ field, heading, examples, proposed: 'day-first' }] : [];
  });
  const orderOf = (field: DateField): DateOrder => {
    const proven = orders.find(one => one.field === field)?.order;
    return (proven === 'either' ? null : proven) ?? dateOrders[field] ?? 'day-first';
  };

  const lineOf = new Map<string, number>();
  const lines = people.map(({ line, cells }): LineOfMembers => {
    const of = (field: MemberField) => cellsOf(field, cells);
    const typed = of('email')[0] ?? '';
    const { firstName, lastName } = namesOf(of);
    const email = addressIn(typed, readEmail) ?? typed;
    const known = { line, name: [firstName, lastName].filter(Boolean).join(' '), email };
    const refused = (why: string): LineOfMembers => ({ ...known, fate: 'refused', why });
    if (typed === '') return refused('There is no e-mail address');
    if (addressIn(typed, readEmail) === null) return refused(`“${typed.slice(0, 80)}” is no e-mail address`);
    const before = lineOf.get(email);
    if (before !== undefined)
      return { ...known, fate: 'dropped', why: `The same address as on line ${before}` };
    if (firstName === '') return refused('There is no name');
    if (firstName.length > longestName || lastName.length > longestName)
      return refused(`A name has at most ${longestName} characters`);
    const groups = groupsOf(of('groups'));
    if (groups.some(name => name.length > maxGroupNameLength))
      return refused(`The name of a group has at most ${maxGroupNameLength} characters`);
    const dates = { paidUntil: of('paid-until')[0] ?? '', startDate: of('start-date')[0] ?? '' };
    const paidUntil = dateOfCell(dates.paidUntil, orderOf('paid-until'));
    const startDate = dateOfCell(dates.startDate, orderOf('start-date'));
    if (paidUntil === null && !isNone(dates.paidUntil)) return refused(`“${dates.paidUntil}” is no date`);
    if (startDate === null && !isNone(dates.startDate)) return refused(`“${dates.startDate}” is no date`);
    const program = of('program')[0]?.slice(0, 200) ?? null;
    lineOf.set(email, line);
    return {
      ...known,
      fate: 'taken',
      member: {
        email,
        firstName,
        lastName,
        groups,
        paidUntil,
        program: isNone(program ?? '') ? null : program,
        startDate,
      },
    };
  });
  return { columns, lines, questions, refused: null };
}

const dateFields = ['paid-until', 'start-date'] as const;

const ordersOf = (cellsOf: (field: DateField) => string[]) =>
  dateFields.map(field => {
    const cells = cellsOf(field);
    return { field, order: orderOfDates(cells), examples: [...new Set(cells)].slice(0, 3) };
  });

/** A dash, or 'none', says that there is nothing. */
const isNone = (cell: string) => /^(?:|[-–—]+|n\/?a|none|never)$/i.test(cell.trim());

/** 'Anna Lopez <anna@example.com>' holds one too. */
function addressIn(cell: string, readEmail: (text: string) => string | null): string | null {
  if (!cell.includes('@')) return null;
  const inside = /<([^<>]+)>/.exec(cell)?.[1] ?? cell;
  return readEmail(inside.replace(/^mailto:/i, ''));
}

/** 'Lopez, Anna' has the last name first; of 'Anna Maria Lopez' the first word is the first name. */
function namesOf(of: (field: MemberField) => string[]): { firstName: string; lastName: string } {
  const [first = '', last = '', whole = ''] = [of('first-name')[0], of('last-name')[0], of('name')[0]];
  if (first !== '') return { firstName: oneLine(first), lastName: withoutDash(oneLine(last)) };
  const name = oneLine(whole === '' ? last : whole);
  if (name.includes(',')) {
    const [family = '', ...given] = name.split(',').map(part => part.trim());
    return { firstName: given.join(' '), lastName: family };
  }
  const [firstName = '', ...rest] = name.split(' ');
  return { firstName, lastName: withoutDash(rest.join(' ')) };
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const withoutDash = (name: string) => (/^\p{Dash_Punctuation}$/u.test(name) ? '' : name);

/** Several in one cell are parted by commas, semicolons or bars; each once, whatever its case. */
function groupsOf(cells: readonly string[]): string[] {
  const names = new Map<string, string>();
  for (const name of cells.flatMap(cell => cell.split(/[,;|\n]/)).map(oneLine))
    if (!isNone(name) && !names.has(foldText(name))) names.set(foldText(name), name);
  return [...names.values()];
}
