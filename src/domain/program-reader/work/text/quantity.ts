import { readNumber } from '#domain/numbers/read-number.ts';
import type { Amount, Commas, Quantity } from './quantity-types.ts';
import type { Scan } from './scan.ts';
import { type Unit, unitAt } from './units.ts';

const longestDigits = 9;
const fractionSigns = new Set(['¼', '½', '¾', '⅓', '⅔', '⅛', '⅜', '⅝', '⅞']);

export function quantityAt(scan: Scan, from: number, commas: Commas = 'open'): Quantity | null {
  if (!startsNumber(scan, from)) return null;
  const known = scan.quantities[commas][from];
  if (known !== undefined) return known;
  const read = readQuantity(scan, from, commas);
  scan.quantities[commas][from] = read;
  return read;
}

function readQuantity(scan: Scan, from: number, commas: Commas): Quantity | null {
  const first = amountAt(scan, from, commas);
  if (first === null) return null;
  const ladder = ladderBehind(scan, first);
  const found = ladder ?? listBehind(scan, first, commas);
  const unit = unitAt(scan, found.to);
  if (unit?.unit === 'm' || unit?.unit === 'metres') groupThousands(scan, from, found);
  const next = unit ? unit.to : found.to;
  // `60%, 70%` are apart; `60%/70%/80%` and `60%-70%` are one.
  const more = unit && ladder === null ? sameUnitBehind(scan, next, unit.unit, commas) : null;
  return {
    from,
    to: more?.to ?? next,
    amounts: more ? joined(found.amounts, more) : found.amounts,
    shape: more?.shape === 'slashes' ? 'slashes' : found.shape,
    unit: unit?.unit ?? null,
  };
}

/** '1.000 m' is a thousand. */
function groupThousands(scan: Scan, from: number, { amounts, to }: Read): void {
  const written = scan.slice(from, to);
  const [amount] = amounts;
  const value = written.length <= longestDigits ? readNumber(written, 'thousands') : null;
  if (value === null || !amount || amounts.length > 1 || amount.text.includes('-')) return;
  Object.assign(amount, { text: String(value), low: value, high: value });
}

export const startsNumber = (scan: Scan, index: number): boolean =>
  scan.isDigits(index) ||
  fractionSigns.has(scan.at(index).text) ||
  (scan.isSign(index, '.') && scan.isDigits(index + 1) && scan.isTight(index + 1));

type Read = { amounts: Amount[]; to: number; shape: Quantity['shape'] };

function joined(before: Amount[], more: Read): Amount[] {
  if (more.shape === 'slashes') return [...before, ...more.amounts];
  const [low] = before;
  const [high] = more.amounts;
  return low && high
    ? [{ text: `${low.text}-${high.text}`, low: low.low, high: high.high, plus: high.plus }]
    : before;
}

/** The rest of `60%/70%/80%`, or the end of `60%-70%`. */
function sameUnitBehind(scan: Scan, index: number, unit: Unit, commas: Commas): Read | null {
  if (scan.isSign(index, '-') && scan.isTight(index) && scan.isTight(index + 1)) {
    const end = amountAt(scan, index + 1, commas);
    const its = end && unitAt(scan, end.to);
    return end && its?.unit === unit ? { amounts: [end.amount], to: its.to, shape: 'one' } : null;
  }
  const amounts: Amount[] = [];
  let to = index;
  while (amounts.length < maxRungs && scan.isSign(to, '/') && startsNumber(scan, to + 1)) {
    const next = amountAt(scan, to + 1, commas);
    const its = next && unitAt(scan, next.to);
    if (!next || its?.unit !== unit) break;
    amounts.push(next.amount);
    to = its.to;
  }
  return amounts.length > 0 ? { amounts, to, shape: 'slashes' } : null;
}

/** `8`, `8-12`, `8 to 12`, `5+`, `82,5`. */
function amountAt(scan: Scan, from: number, commas: Commas): { amount: Amount; to: number } | null {
  const low = numberAt(scan, from, commas);
  if (low === null) return null;
  const high = rangeEnd(scan, low.to, low.value, commas);
  const to = high?.to ?? low.to;
  const plus = scan.isSign(to, '+') && scan.isTight(to) && !(scan.isDigits(to + 1) && scan.isTight(to + 1));
  const isComplex =
    !high && scan.isSign(to, '+') && scan.isTight(to) && scan.isDigits(to + 1) && scan.isTight(to + 1);
  if (isComplex) return complexAt(scan, low, to);
  const text = high ? `${low.text}-${high.text}` : low.text;
  return {
    amount: { text: plus ? `${text}+` : text, low: low.value, high: high?.value ?? low.value, plus },
    to: plus ? to + 1 : to,
  };
}

/** `2+1`, `1+1+1`: the parts of a complex, done one after the other. */
function complexAt(scan: Scan, first: Read1, plus: number): { amount: Amount; to: number } {
  const texts = [first.text];
  let total = first.value;
  let to = plus;
  while (texts.length < maxRungs && scan.isSign(to, '+') && scan.isDigits(to + 1) && scan.isTight(to + 1)) {
    const next = scan.at(to + 1).text.slice(0, longestDigits);
    texts.push(next);
    total += Number(next);
    to += 2;
  }
  return { amount: { text: texts.join('+'), low: total, high: total, plus: false }, to };
}

type Read1 = { text: string; value: number; to: number };

const rangeWords = new Set(['to', 'bis', 'til', 'till', 'a']);

function rangeEnd(scan: Scan, index: number, low: number, commas: Commas): Read1 | null {
  const isDash = scan.isSign(index, '-');
  const isWord = rangeWords.has(scan.word(index));
  if (!isDash && !isWord) return null;
  if (!startsNumber(scan, index + 1)) return null;
  // `3x8 -20kg` is a weight below zero, no range.
  if (isDash && scan.at(index).gap && !scan.at(index + 1).gap) return null;
  const high = numberAt(scan, index + 1, commas);
  if (high === null || (isWord && high.value <= low)) return null;
  const isWide = isDash && scan.at(index).gap;
  if (!isWide) return high;
  // `3x8 - 100kg`: a part with another unit, or a smaller one, stands apart.
  const isApart = scan.word(high.to) === 'x' || unitAt(scan, high.to)?.unit === 'sets' || high.value <= low;
  const isLoad = ['kg', 'lb', '%'].includes(unitAt(scan, high.to)?.unit ?? '') && high.value > low * 2;
  return isApart || isLoad ? null : high;
}

/** A number, with its decimals where a dot or a comma says so. */
function numberAt(scan: Scan, from: number, commas: Commas): Read1 | null {
  const to = numberEnd(scan, from, commas);
  const only = scan.at(from);
  if (to === from + 1 && only.kind === 'digits') {
    if (only.text.length > longestDigits) return null;
    const value = Number(only.text);
    return { text: String(value), value, to };
  }
  const text = scan.slice(from, to).normalize('NFKC').replace('⁄', '/');
  const written = scan.tokens
    .slice(from, to)
    .map(token => token.text)
    .join('');
  if (to === from || text.length > longestDigits * 2) return null;
  const value = readNumber(written);
  return value === null || value > 1e9 ? null : { text: String(value), value, to };
}

function numberEnd(scan: Scan, from: number, commas: Commas): number {
  const grouped = commas === 'list' ? null : groupedEnd(scan, from);
  if (grouped !== null) return grouped;
  let to = from;
  if (scan.isDigits(to)) to += 1;
  if (fractionSigns.has(scan.at(to).text) && (to === from || scan.isTight(to))) return to + 1;
  if (
    scan.isSign(to, '.') &&
    scan.isDigits(to + 1) &&
    scan.isTight(to + 1) &&
    (to === from || scan.isTight(to))
  ) {
    // `2.2.2` and `31.12.2026` are no numbers.
    return scan.isSign(to + 2, '.') && scan.isDigits(to + 3) && scan.isTight(to + 3) ? from : to + 2;
  }
  return isDecimalComma(scan, to, commas) ? to + 2 : to;
}

/** Behind `1.020,5` and `1,020.5`, whose one sign groups thousands and whose other stands before decimals. */
function groupedEnd(scan: Scan, from: number): number | null {
  const sign = scan.at(from + 1).text;
  if (!scan.isDigits(from) || scan.at(from).text.length > 3 || (sign !== '.' && sign !== ',')) return null;
  const isNext = (at: number, separator: string) =>
    scan.isSign(at, separator) && scan.isTight(at) && scan.isDigits(at + 1) && scan.isTight(at + 1);
  let to = from + 1;
  while (isNext(to, sign) && scan.at(to + 1).text.length === 3) to += 2;
  if (to === from + 1 || to > from + maxGroups * 2 + 1 || !isNext(to, sign === '.' ? ',' : '.')) return null;
  return isNext(to + 2, '.') || isNext(to + 2, ',') ? null : to + 2;
}

const maxGroups = 3;

function isDecimalComma(scan: Scan, comma: number, commas: Commas): boolean {
  if (!scan.isSign(comma, ',') || !scan.isTight(comma) || commas === 'list') return false;
  if (!scan.isDigits(comma + 1) || !scan.isTight(comma + 1)) return false;
  const next = comma + 2;
  if (scan.isSign(next, ',') && scan.isDigits(next + 1) && scan.isTight(next + 1)) return false;
  if (isNextSet(scan, comma)) return false;
  if (commas === 'decimal') return true;
  const before = Number(scan.at(comma - 1).text);
  return (
    unitAt(scan, next)?.unit !== 'reps' &&
    (unitAt(scan, next) !== null || (scan.word(next) === 'x' && before > 20))
  );
}

/** `65%x5,75%x5`: reps behind their load, and then the next load. */
function isNextSet(scan: Scan, comma: number): boolean {
  const unit = unitAt(scan, comma + 2);
  if (unit === null || scan.word(unit.to) !== 'x' || scan.word(comma - 2) !== 'x') return false;
  const load = scan.at(comma - 3).text;
  return load === '%' || load === 'kg' || load === 'lb' || load === 'lbs';
}

/** `10-9-8-7`, `21-15-9`, `10-9-8-…-1`: three or more, which a range is not. */
function ladderBehind(scan: Scan, first: { amount: Amount; to: number }): Read | null {
  if (!scan.isSign(first.to, '-') && !isEllipsis(scan, first.to)) return null;
  const [low, high] = first.amount.text.split('-').map(Number);
  if (low === undefined || high === undefined || first.amount.plus) return null;
  const numbers = [low, high];
  let to = first.to;
  while (scan.isSign(to, '-') || isEllipsis(scan, to)) {
    const dots = ellipsisEnd(scan, scan.isSign(to, '-') ? to + 1 : to);
    const next = dots ?? to + 1;
    const at = dots !== null && scan.isSign(dots, '-') ? dots + 1 : next;
    if (!scan.isDigits(at) || scan.at(at).text.length > 4 || numbers.length > maxRungs) break;
    const value = Number(scan.at(at).text);
    if (dots !== null) numbers.push(...rungsBetween(numbers.at(-2) ?? value, numbers.at(-1) ?? value, value));
    numbers.push(value);
    to = at + 1;
  }
  if (numbers.length < 3) return null;
  return { amounts: numbers.map(plain), to, shape: 'ladder' };
}

const maxRungs = 60;
const plain = (value: number): Amount => ({ text: String(value), low: value, high: value, plus: false });

const isEllipsis = (scan: Scan, index: number) => ellipsisEnd(scan, index) !== null;

function ellipsisEnd(scan: Scan, index: number): number | null {
  if (scan.isSign(index, '…')) return index + 1;
  const isDots = scan.isSign(index, '.') && scan.isSign(index + 1, '.');
  return isDots ? index + (scan.isSign(index + 2, '.') ? 3 : 2) : null;
}

/** The rungs that `10-9-…-1` leaves out, by the step of the two before. */
function rungsBetween(before: number, from: number, last: number): number[] {
  const step = from - before;
  if (step === 0 || Math.sign(last - from) !== Math.sign(step)) return [];
  const count = Math.min(maxRungs, Math.ceil((last - from) / step) - 1);
  return Array.from({ length: Math.max(0, count) }, (_, at) => from + step * (at + 1));
}

/** `12,10,8` and `65/75/85`, each maybe a range. */
function listBehind(scan: Scan, first: { amount: Amount; to: number }, commas: Commas): Read {
  const amounts = [first.amount];
  let to = first.to;
  const sign = scan.at(to).text;
  if (sign !== ',' && sign !== '/') return { amounts, to, shape: 'one' };
  const isMore = () =>
    scan.isSign(to, sign) && scan.isTight(to) && scan.isDigits(to + 1) && isSame(scan, to, sign);
  while (amounts.length < maxRungs && isMore()) {
    const next = amountAt(scan, to + 1, sign === ',' ? 'list' : commas);
    // `120x5,135x3`: what goes on with a times is the next.
    if (
      next === null ||
      (sign === ',' && (isNext(scan, behindUnit(scan, next.to)) || isDecimalNext(scan, next.to)))
    )
      break;
    amounts.push(next.amount);
    to = next.to;
  }
  if (amounts.length === 1) return { amounts, to, shape: 'one' };
  return { amounts, to, shape: sign === ',' ? 'commas' : 'slashes' };
}

const behindUnit = (scan: Scan, index: number): number => unitAt(scan, index)?.to ?? index;

/** The `82,5kg` of `100kgx3,82,5kgx5`. */
const isDecimalNext = (scan: Scan, comma: number): boolean =>
  scan.isSign(comma, ',') &&
  scan.isDigits(comma + 1) &&
  unitAt(scan, comma + 2) !== null &&
  isNext(scan, behindUnit(scan, comma + 2));

/** `5 / 3`, but a comma with a blank behind it goes on to something else. */
const isSame = (scan: Scan, index: number, sign: string) => sign === '/' || scan.isTight(index + 1);

const isNext = (scan: Scan, index: number) =>
  scan.word(index) === 'x' && (scan.isDigits(index + 1) || scan.word(index + 1) !== '');
