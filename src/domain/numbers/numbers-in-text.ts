import { readNumber, type ThreeDigits } from './read-number.ts';

/** A number that stands in a text, and where; without a sign before it. */
export type NumberInText = { value: number; from: number; to: number };

/**
 * The reading of a run of digits, dots and commas. `counts` are whole: what a comma parts is a list, and a dot groups
 * thousands.
 */
export type NumberKind = ThreeDigits | 'counts';

/** Characters belong to one match each, so that a long text is read in one go. */
const run = /\d(?:[.,]?\d)*|[.,]\d+|[¼½¾⅓⅔⅛⅜⅝⅞]/g;
/** Thousands with a blank stand only where a text begins: '1 000 m', but '5x5 100 kg'. */
const grouped = /(?:[\u00A0\u202F'’]\d{3}(?!\d))+(?:[.,]\d+)?/y;
const groupedByBlank = / \d{3}(?![ ]?\d)(?:[.,]\d+)?/y;
const fraction = /[ \u00A0]?[¼½¾⅓⅔⅛⅜⅝⅞]/y;

/** Every number of a text, as people write them: '72,5-77,5' has two, '1,000' is one, '12,10,8' a list of three. */
export function numbersIn(text: string, kind: NumberKind = 'decimals'): NumberInText[] {
  const found: NumberInText[] = [];
  const first = text.search(/\S/);
  run.lastIndex = 0;
  for (let match = run.exec(text); match !== null; match = run.exec(text)) {
    const from = match.index;
    const to = endOf(text, from, run.lastIndex, from === first);
    found.push(...valuesOf(text.slice(from, to), from, kind));
    run.lastIndex = to;
  }
  return found;
}

/** The end of the number that begins with these digits: further thousands and a fraction belong to it. */
function endOf(text: string, from: number, end: number, isFirst: boolean): number {
  const isShort = end - from <= 3 && /^\d+$/.test(text.slice(from, end));
  const thousands = isShort ? lengthAt(grouped, text, end) : 0;
  const whole = end + (thousands || (isShort && isFirst ? lengthAt(groupedByBlank, text, end) : 0));
  return /[.,]/.test(text.slice(from, whole)) ? whole : whole + lengthAt(fraction, text, whole);
}

function lengthAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

/** A number, or those that commas part. */
function valuesOf(text: string, from: number, kind: NumberKind): NumberInText[] {
  const whole = text.replace(/[ \u00A0](?=[^\d])/, '');
  const value = isList(text, kind) ? null : readNumber(whole, kind === 'decimals' ? kind : 'thousands');
  if (value !== null) return [{ value, from, to: from + text.length }];
  let at = from;
  return text.split(',').flatMap(part => {
    const start = at;
    at += part.length + 1;
    const plain = readNumber(part) === null ? (beginning.exec(part)?.[0] ?? '') : part;
    const number = readNumber(plain);
    return number === null ? [] : [{ value: number, from: start, to: start + plain.length }];
  });
}

/** The readable part of '1.2.3'. */
const beginning = /^\d{1,15}(?:\.\d{1,9})?(?!\d)/;

/** '12,10,8' and '100,120,140'; of counts '12,10' too, but not '1,000'. */
function isList(text: string, kind: NumberKind): boolean {
  const commas = text.split(',').length - 1;
  if (commas === 0 || text.includes('.')) return false;
  return commas > 1 || (kind === 'counts' && !/^[1-9]\d{0,2},\d{3}$/.test(text));
}
