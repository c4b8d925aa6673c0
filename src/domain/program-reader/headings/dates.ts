import { isPlainDate, type PlainDate, type Weekday, weekdayOf } from '#domain/plain-date.ts';

/** A day of the calendar as a heading says it: often without its year. */
export type DateSpec = {
  month: number;
  day: number;
  year: number | null;
  length: number;
  isNumeric: boolean;
};

const months = [
  'jan,january,januar,janv,janvier,ene,enero,gen,gennaio,janeiro,januari,tammi,sty,led,янв,января',
  'feb,february,februar,fev,fevr,fevrier,febrero,febbraio,fevereiro,februari,helmi,lut,uno,фев,февраля',
  'mar,march,marz,mars,marzo,marco,maart,mrt,maalis,brez,мар,марта',
  'apr,april,avr,avril,abr,abril,aprile,huhti,kwi,dub,апр,апреля',
  'may,mai,mayo,mag,maggio,maio,mei,maj,touko,kve,мая',
  'jun,june,juni,juin,junio,giu,giugno,junho,kesa,cze,cer,июн,июня',
  'jul,july,juli,juil,juillet,julio,lug,luglio,julho,heina,lip,июл,июля',
  'aug,august,aout,ago,agosto,augustus,augusti,elo,sie,srp,авг,августа',
  'sep,sept,september,septembre,septiembre,set,settembre,setembro,syys,wrz,zar,сен,сентября',
  'oct,october,okt,oktober,octobre,octubre,ott,ottobre,out,outubro,loka,paz,rij,окт,октября',
  'nov,november,novembre,noviembre,novembro,marras,lis,ноя,ноября',
  'dec,december,dez,dezember,decembre,dic,diciembre,dicembre,dezembro,joulu,gru,pro,дек,декабря',
].map(list => new Set(list.split(',')));

const monthOf = (word: string): number | null => {
  const at = months.findIndex(names => names.has(word));
  return at === -1 ? null : at + 1;
};

const amount = /^ ?(?:mi|miles?|km|k|m|min|mins|h|hours?|kg|lbs?|reps?|sets?|rounds?)(?![\p{L}])/u;

/** The date that a folded text begins with: '24 nov', 'nov 24, 2026', '2026-11-24', '11/24', '24.11.'. */
export function dateAt(text: string, isDayFirst: boolean): DateSpec | null {
  const start = text.slice(0, 40);
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(start);
  if (iso) return dated(iso[0], Number(iso[2]), Number(iso[3]), Number(iso[1]), false);
  const dayFirst =
    /^(\d{1,2})(?:\.|st|nd|rd|th|er)?\s?(?:of |de )?([\p{L}]{3,10})\.?(?:,?\s(\d{4}))?(?![\p{L}\d])/u.exec(
      start,
    );
  const month = dayFirst && monthOf(dayFirst[2] ?? '');
  if (dayFirst && month) return dated(dayFirst[0], month, Number(dayFirst[1]), yearOf(dayFirst[3]), false);
  const monthFirst = /^([\p{L}]{3,10})\.?\s(\d{1,2})(?:st|nd|rd|th)?(?:,?\s(\d{4}))?(?![\p{L}\d])/u.exec(
    start,
  );
  const named = monthFirst && monthOf(monthFirst[1] ?? '');
  if (monthFirst && named)
    return dated(monthFirst[0], named, Number(monthFirst[2]), yearOf(monthFirst[3]), false);
  const numeric = /^(\d{1,2})([/.])(\d{1,2})(?:\2(\d{4}|\d{2})?)?(?![\d%x×])/.exec(start);
  // 'Tue: 1.5 mi' is how far.
  if (!numeric || amount.test(start.slice(numeric[0].length))) return null;
  const [first, second] = [Number(numeric[1]), Number(numeric[3])];
  const isDay = first > 12 || (second <= 12 && (isDayFirst || numeric[2] === '.'));
  const [day, of] = isDay ? [first, second] : [second, first];
  return dated(numeric[0], of, day, yearOf(numeric[4]), first <= 12 && second <= 12 && numeric[2] === '/');
}

function dated(
  text: string,
  month: number,
  day: number,
  year: number | null,
  isNumeric: boolean,
): DateSpec | null {
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  return { month, day, year, length: text.length, isNumeric };
}

const yearOf = (text: string | undefined): number | null => {
  if (text === undefined) return null;
  return text.length === 2 ? 2000 + Number(text) : Number(text);
};

const two = (value: number) => String(value).padStart(2, '0');

/** The weekday of a date that says its year; null for one that does not, or that no calendar has. */
export function weekdayOfDate({ year, month, day }: DateSpec): Weekday | null {
  const date: PlainDate = `${year ?? 0}-${two(month)}-${two(day)}`;
  return year !== null && isPlainDate(date) ? weekdayOf(date) : null;
}

const monthStarts = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

/** A number that grows by one a day within a year, and over years where they are said. */
export const ordinalOf = ({ year, month, day }: DateSpec): number =>
  (year ?? 0) * 365 + (monthStarts[month - 1] ?? 0) + day;
