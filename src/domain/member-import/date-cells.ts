import { foldText } from '#domain/names/fold-text.ts';
import { addDays, isPlainDate, type PlainDate } from '#domain/plain-date.ts';
import { dateAt } from '#domain/program-reader/headings/dates.ts';

export const dateOrders = ['day-first', 'month-first'] as const;

/** The order of day and month in a date: 3/4/2026. */
export type DateOrder = (typeof dateOrders)[number];

const numeric = /^(\d{1,2})([/.\-\s])(\d{1,2})\2(\d{4}|\d{2})(?:[T\s,].*)?$/;

/** The order that the dates of a column prove; 'either' where none is numeric, or each is the same both ways; null where it has to be asked. */
export function orderOfDates(cells: readonly string[]): DateOrder | 'either' | null {
  const pairs = cells.flatMap(cell => {
    const read = numeric.exec(cell.trim());
    return read && read[2] !== '.' ? [[Number(read[1]), Number(read[3])] as const] : [];
  });
  const [dayFirst, monthFirst] = [
    pairs.some(([first]) => first > 12),
    pairs.some(([, second]) => second > 12),
  ];
  if (dayFirst !== monthFirst) return dayFirst ? 'day-first' : 'month-first';
  const isOpen = pairs.some(([first, second]) => first <= 12 && second <= 12 && first !== second);
  return isOpen ? null : 'either';
}

/** The day that a spreadsheet counts from. */
const firstSerialDay: PlainDate = '1899-12-30';

/** The date of a cell: '2026-12-31', '31.12.2026', '12/31/26', 'Dec 31, 2026', 46387 as spreadsheets count; null for none. */
export function dateOfCell(cell: string, order: DateOrder): PlainDate | null {
  const text = cell.trim();
  if (/^[34567]\d{4}(?:[.,]\d+)?$/.test(text))
    return addDays(firstSerialDay, Math.floor(Number(text.slice(0, 5))));
  const read = numeric.exec(text);
  if (read) {
    const [first, second, year] = [Number(read[1]), Number(read[3]), Number(read[4])];
    const isDayFirst = first > 12 || (second <= 12 && (order === 'day-first' || read[2] === '.'));
    return written(year < 100 ? 2000 + year : year, isDayFirst ? second : first, isDayFirst ? first : second);
  }
  const spec = dateAt(
    foldText(text.replace(/[–—−-]/g, '-')).replace(/^(\d{4}) (\d{1,2}) (\d{1,2})/, '$1-$2-$3'),
    true,
  );
  return spec?.year ? written(spec.year, spec.month, spec.day) : null;
}

function written(year: number, month: number, day: number): PlainDate | null {
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isPlainDate(date) ? date : null;
}
