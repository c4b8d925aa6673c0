import { dateOrReps } from './askings.ts';
import type { Reader } from './reader.ts';
import type { Scan } from './scan.ts';
import { monthOf } from './units.ts';

/** The date that a spreadsheet made of `6-8`: day and month. */
type MadeDate = { to: number; reps: string };

/** `6-Aug`, `Aug-10`, `8/6/2026`, `2026-08-06`, `08.06.2026`; a serial day such as 46244 where reps alone can stand. */
export function dateAt(scan: Scan, from: number, isRepsAlone: boolean): MadeDate | null {
  return monthDate(scan, from) ?? yearDate(scan, from) ?? (isRepsAlone ? serialDate(scan, from) : null);
}

/** The reps that a date was, or the date as it stands, as is answered. */
export function repsOfDate(reader: Reader, from: number, { to, reps }: MadeDate): string {
  const written = reader.scan.slice(from, to);
  return reader.decide(dateOrReps, [from, to], 'reps') === 'reps' ? reps : written;
}

const isMonthWord = (scan: Scan, index: number): number | null => {
  const word = scan.word(index);
  return word.length >= 3 ? monthOf(word.slice(0, 3) === word || word === 'sept' ? word : '') : null;
};

function monthDate(scan: Scan, from: number): MadeDate | null {
  const isJoined =
    (scan.isSign(from + 1, '-') || scan.isSign(from + 1, '/') || scan.isSign(from + 1, '.')) &&
    scan.isTight(from + 1);
  if (!isJoined || !scan.isTight(from + 2)) return null;
  const [month, day] = [
    isMonthWord(scan, from) ?? isMonthWord(scan, from + 2),
    dayOf(scan, from) ?? dayOf(scan, from + 2),
  ];
  if (month === null || day === null) return null;
  const hasYear =
    (scan.isSign(from + 3, '-') || scan.isSign(from + 3, '/')) &&
    scan.isDigits(from + 4) &&
    scan.isTight(from + 3);
  return { to: hasYear ? from + 5 : from + 3, reps: inOrder(day, month) };
}

function dayOf(scan: Scan, index: number): number | null {
  const { kind, text } = scan.at(index);
  const day = Number(text);
  return kind === 'digits' && text.length <= 2 && day >= 1 && day <= 31 ? day : null;
}

function yearDate(scan: Scan, from: number): MadeDate | null {
  const sign = scan.at(from + 1).text;
  if (!['/', '-', '.'].includes(sign) || !scan.isSign(from + 3, sign)) return null;
  const isTight = [1, 2, 3, 4].every(offset => scan.isTight(from + offset));
  const parts = [0, 2, 4].map(offset => scan.at(from + offset));
  if (!isTight || parts.some(({ kind, text }) => kind !== 'digits' || text.length > 4)) return null;
  const [a = 0, b = 0, c = 0] = parts.map(({ text }) => Number(text));
  const [first, second, year] = a > 1900 ? [b, c, a] : [a, b, c];
  const isDate = first >= 1 && first <= 31 && second >= 1 && second <= 31 && year >= 1990 && year <= 2100;
  // A time of day may follow that a spreadsheet puts there: it is no more than the date.
  const clock =
    isDate && scan.isDigits(from + 5) && scan.isSign(from + 6, ':') ? clockEnd(scan, from + 5) : from + 5;
  return isDate ? { to: clock, reps: inOrder(first, second) } : null;
}

function clockEnd(scan: Scan, from: number): number {
  let to = from + 1;
  for (let part = 0; part < 2 && scan.isSign(to, ':') && scan.isDigits(to + 1); part += 1) to += 2;
  return to;
}

/** The day that a spreadsheet's count starts from, and the years that a sheet of today holds. */
const firstDay = Date.UTC(1899, 11, 30);
const [firstSerial, lastSerial] = [40_179, 51_135];
const msOfDay = 86_400_000;

function serialDate(scan: Scan, from: number): MadeDate | null {
  const { kind, text } = scan.at(from);
  const serial = Number(text);
  if (kind !== 'digits' || text.length !== 5 || serial < firstSerial || serial > lastSerial) return null;
  const date = new Date(firstDay + serial * msOfDay).toISOString();
  return { to: from + 1, reps: inOrder(Number(date.slice(5, 7)), Number(date.slice(8, 10))) };
}

const inOrder = (one: number, other: number) => `${Math.min(one, other)}-${Math.max(one, other)}`;
