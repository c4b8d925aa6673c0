import { toPounds } from '#domain/measures/measure.ts';
import { phraseAt, phrasesOf } from '#domain/program-reader/work/text/phrases.ts';
import { quantityAt, startsNumber } from '#domain/program-reader/work/text/quantity.ts';
import type { Quantity } from '#domain/program-reader/work/text/quantity-types.ts';
import type { Reader } from '#domain/program-reader/work/text/reader.ts';
import type { Scan } from '#domain/program-reader/work/text/scan.ts';
import { allTimeSigns, timeAt } from '#domain/program-reader/work/text/times.ts';
import { isWeightUnit } from '#domain/program-reader/work/text/units.ts';
import { bodyweightPhrases, settingWords } from '#domain/program-reader/work/text/vocabulary.ts';
import { textOf, textsOf } from './terms.ts';
import { percentEntry, percentOfShare } from './percents.ts';

/** `100kg`, `+10 lb`, `-20 kg`, `BW+10`, `135/95 lb`. */
export function weightEntry(reader: Reader, from: number): number | null {
  const { scan } = reader;
  const body = phraseAt(scan, from, bodyweightPhrases);
  if (body) return bodyweight(reader, from, body.to);
  const numbered = numberedWeight(reader, from);
  if (numbered !== null) return numbered;
  const sign = scan.isSign(from, '+') || scan.isSign(from, '-') ? scan.at(from).text : '';
  const at = sign === '' ? from : from + 1;
  if (sign !== '' && (!startsNumber(scan, at) || (sign === '-' && !scan.isTight(at)))) return null;
  const bare = sign === '+' ? addedWeight(reader, from) : null;
  if (bare !== null) return bare;
  const quantity = startsNumber(scan, at) ? quantityAt(scan, at) : null;
  if (!quantity || !isWeightUnit(quantity.unit)) return null;
  return weight(reader, from, quantity, quantity.unit, sign);
}

/** `5x5 #225`: pounds; `#2` is the number of something. */
function numberedWeight(reader: Reader, from: number): number | null {
  const { scan } = reader;
  if (!scan.isSign(from, '#') || !scan.isTight(from + 1) || !startsNumber(scan, from + 1)) return null;
  const quantity = quantityAt(scan, from + 1, 'decimal');
  const isWeight = quantity?.unit === null && quantity.amounts.every(({ low }) => low >= leastNumbered);
  return isWeight ? weight(reader, from, quantity, 'lb', '') : null;
}

const leastNumbered = 20;

/** `3x5 + 12,5`, `3x5 +10`: more than one's own weight; a whole number apart from its plus could be further reps. */
function addedWeight(reader: Reader, from: number): number | null {
  const { scan, draft } = reader;
  const quantity = quantityAt(scan, from + 1, 'decimal');
  const last = draft.segments.at(-1);
  const [amount] = quantity?.amounts ?? [];
  const isAlone =
    quantity?.unit === null &&
    quantity.shape === 'one' &&
    (scan.isEnd(quantity.to) || scan.isSign(quantity.to, ')'));
  const isWeight = scan.isTight(from + 1) || !Number.isInteger(amount?.low ?? 0);
  if (!quantity || !amount || !isAlone || !isWeight || !last || last.reps.length === 0) return null;
  if (draft.segment !== last || last.load.weight !== undefined) return null;
  draft.isUnitAssumed = true;
  return reader.load({ weight: [`+${amount.text}`], unit: reader.options.weightUnit }, from, quantity.to);
}

const helpHeads = phrasesOf<true>([
  [
    true,
    'assisted',
    'assisted by',
    'assisted with',
    'assist',
    'assist of',
    'assistance',
    'assistance of',
    'with assistance of',
    'help of',
    'help',
    'with help of',
  ],
]);

/** `assisted 20 kg`, `(assisted by 20 kg)`, `assistance: -20`: help is a weight below zero. */
export function helpEntry(reader: Reader, from: number): number | null {
  const { scan } = reader;
  const head = phraseAt(scan, from, helpHeads);
  if (!head) return null;
  const colon = scan.isSign(head.to, ':') ? head.to + 1 : head.to;
  const at = scan.isSign(colon, '-') ? colon + 1 : colon;
  const quantity = startsNumber(scan, at) ? quantityAt(scan, at, 'decimal') : null;
  if (!quantity || quantity.shape !== 'one' || scan.isSign(quantity.to, 'x')) return null;
  if (quantity.unit !== null && !isWeightUnit(quantity.unit)) return null;
  if (quantity.unit === null) reader.draft.isUnitAssumed = true;
  const unit = quantity.unit ?? reader.options.weightUnit;
  return reader.load({ weight: textsOf(quantity).map(text => `-${text}`), unit }, from, quantity.to);
}

function bodyweight(reader: Reader, from: number, to: number): number {
  const { scan } = reader;
  const sign = scan.isSign(to, '+') || scan.isSign(to, '-') ? scan.at(to).text : '';
  const quantity = sign !== '' && startsNumber(scan, to + 1) ? quantityAt(scan, to + 1, 'decimal') : null;
  if (!quantity || !(quantity.unit === null || isWeightUnit(quantity.unit)))
    return reader.load({ weight: ['BW'] }, from, to);
  if (quantity.unit === null) reader.draft.isUnitAssumed = true;
  const unit = isWeightUnit(quantity.unit) ? quantity.unit : reader.options.weightUnit;
  return reader.load({ weight: [`BW ${sign} ${textOf(quantity)}`], unit }, from, quantity.to);
}

function weight(reader: Reader, from: number, quantity: Quantity, unit: 'kg' | 'lb', sign: string): number {
  const { scan, draft } = reader;
  const open = openWeight(reader, from, quantity);
  if (open !== null) return open;
  const isPair =
    quantity.shape === 'slashes' && quantity.amounts.length === 2 && draft.segment?.reps.length !== 2;
  if (isPair) {
    const text = scan.slice(from, quantity.to);
    reader.addNote(from, text);
    return reader.load({ weight: [`${textOf(quantity)} ${unit}`], unit }, from, quantity.to);
  }
  const help = sign === '' ? phraseAt(scan, quantity.to, helpPhrases) : null;
  const to = reader.load(
    { weight: textsOf(quantity).map(text => (help ? '-' : sign) + text), unit },
    from,
    help?.to ?? quantity.to,
  );
  return sameInOther(reader, quantity, unit, to);
}

const bounds = new Set(['>', '<', '≥', '≤', '=']);

/** `>100 kg`, `100kg+`: a bound, which no field holds. */
function openWeight(reader: Reader, from: number, { to, amounts }: Quantity): number | null {
  const { scan } = reader;
  const isBelow = bounds.has(scan.at(from - 1).text) && scan.isTight(from);
  const isOpen = scan.isSign(to, '+') && scan.isTight(to) && !startsNumber(scan, to + 1);
  if (!isBelow && !isOpen && amounts[0]?.plus !== true) return null;
  const [begin, end] = [isBelow ? from - 1 : from, isOpen ? to + 1 : to];
  return reader.leave(begin, end, `“${scan.slice(begin, end)}” is no one weight.`);
}

const helpPhrases = phrasesOf<true>([
  [true, 'assist', 'assisted', 'assistance', 'of assistance', 'of help', 'help', 'of assist'],
]);

/** `100 kg (220 lb)`: the second is the first again; where it differs by more than its rounding it is left over. */
export function sameInOther(reader: Reader, first: Quantity, unit: 'kg' | 'lb', to: number): number {
  const { scan } = reader;
  const isParen = scan.isSign(to, '(');
  if (!isParen && !scan.isSign(to, '/')) return to;
  const sign = scan.isSign(to + 1, '-') && isParen ? 1 : 0;
  const other = startsNumber(scan, to + 1 + sign) ? quantityAt(scan, to + 1 + sign) : null;
  if (!other || !isWeightUnit(other.unit) || other.unit === unit) return to;
  const end = isParen && scan.isSign(other.to, ')') ? other.to + 1 : other.to;
  const [a, b] = [
    toPounds(first.amounts[0]?.low ?? 0, unit),
    toPounds(other.amounts[0]?.low ?? 0, other.unit),
  ];
  if (Math.abs(a - b) <= Math.max(leastRounding, a * rounding)) return reader.take(to, end);
  return reader.leave(to, end, `${scan.slice(other.from, other.to)} is not the same weight.`);
}

/** Two plates of 1.25 lb, or the share by which 60 kg and 135 lb, which gyms say for one another, differ. */
const leastRounding = 2.5;

const rounding = 0.025;

/** `@8`, `@100`, `@0.75`, `@ 65/75/85%`, `@ 60 kg`, `@ BW`. */
export function atEntry(reader: Reader, from: number): number | null {
  const { scan } = reader;
  if (!scan.isSign(from, '@') && scan.word(from) !== 'at') return null;
  if (scan.isBound(from + 1)) return boundLoad(reader, from);
  const at = from + 1;
  const less =
    scan.isSign(at, '-') && startsNumber(scan, at + 1) ? quantityAt(scan, at + 1, 'decimal') : null;
  if (less?.unit === '%')
    return reader.leave(from, less.to, `“${scan.slice(from, less.to)}” does not say of what it is less.`);
  const body = phraseAt(scan, at, bodyweightPhrases);
  if (body) {
    reader.take(from, at);
    return bodyweight(reader, at, body.to);
  }
  const ofMax = percentEntry(reader, from, at);
  if (ofMax !== null) return ofMax;
  const other = weightEntry(reader, at);
  if (other !== null) {
    if (reader.isTaken(at)) reader.take(from, at);
    else reader.leave(from, at, 'It belongs to what is left over behind it.');
    return other;
  }
  const things = thingsAt(reader, from, at);
  if (things !== null) return things;
  const quantity = startsNumber(scan, at) ? quantityAt(scan, at, 'decimal') : null;
  if (!quantity || quantity.unit !== null || quantity.shape === 'ladder') return null;
  // `@ 5:30/km`, `@ 3x…`: more than a number.
  const next = scan.at(quantity.to);
  if (
    next.text === 'x'
      ? startsNumber(scan, quantity.to + 1) && quantity.amounts.every(({ high }) => high <= 10)
      : next.text === ':' && scan.isDigits(quantity.to + 1)
  )
    return null;
  return bareLoad(reader, from, quantity);
}

/** `@~75%`, `@ >100 kg`. */
function boundLoad(reader: Reader, from: number): number | null {
  const to = percentEntry(reader, from + 2) ?? weightEntry(reader, from + 2) ?? bareAt(reader, from + 2);
  if (to === null) return null;
  reader.mark(from, from + 1, reader.isTaken(from + 2) ? 'field' : 'leftover');
  if (reader.isTaken(from + 2)) reader.noteAlso(from + 1, to);
  return to;
}

function bareAt(reader: Reader, at: number): number | null {
  const quantity = quantityAt(reader.scan, at, 'decimal');
  return quantity &&
    quantity.unit === null &&
    quantity.shape === 'one' &&
    !reader.scan.isSign(quantity.to, 'x')
    ? bareLoad(reader, at, quantity)
    : null;
}

/** `@ 2x24kg`: two dumbbells. */
export function thingsAt(reader: Reader, from: number, at: number): number | null {
  const { scan } = reader;
  const isFew = scan.isDigits(at) && ['1', '2'].includes(scan.at(at).text) && scan.isSign(at + 1, 'x');
  const weight = isFew && startsNumber(scan, at + 2) ? quantityAt(scan, at + 2, 'decimal') : null;
  if (!weight || !isWeightUnit(weight.unit) || weight.shape !== 'one') return null;
  return reader.load(
    { weight: [`${scan.at(at).text} x ${textOf(weight)}`], unit: weight.unit },
    from,
    weight.to,
  );
}

/** `level 8`, `@ pin 12`: how a machine is set, as it is written; of what goes a distance a note. */
export function settingEntry(reader: Reader, from: number): number | null {
  const { scan } = reader;
  const { text: first } = scan.at(from);
  const at = first === '@' ? from + 1 : from;
  if (!settingWords.has(at === from ? first : scan.word(at)) || !scan.isDigits(at + 1)) return null;
  const quantity = quantityAt(scan, at + 1);
  if (!quantity || quantity.unit !== null || quantity.shape !== 'one' || scan.isSign(quantity.to, 'x'))
    return null;
  const text = scan.slice(at, quantity.to);
  const { segment, pending } = reader.draft;
  const isLoaded = (segment?.load ?? pending).weight !== undefined;
  if (isLoaded || reader.isHeld || reader.category === 'Aerobic') {
    if (at > from) reader.take(from, at);
    return reader.note(at, quantity.to);
  }
  return reader.load({ weight: [text], unit: reader.options.weightUnit }, from, quantity.to);
}

/** `@ 5:30/km`, `@ 10RM`, `-10%`: how fast or heavy, which no field holds. */
export function mannerEntry(reader: Reader, from: number): number | null {
  const { scan } = reader;
  const isSign = scan.isSign(from, '-') || scan.isSign(from, '+');
  const isLess = isSign && isApart(scan, from) && scan.isTight(from + 1);
  const isAt = scan.isSign(from, '@') || scan.word(from) === 'at';
  if ((!isLess && !isAt) || !startsNumber(scan, from + 1)) return null;
  const quantity = quantityAt(scan, from + 1, 'decimal');
  if (isLess) return quantity?.unit === '%' ? reader.note(from, quantity.to) : null;
  const time = timeAt(scan, from + 1, allTimeSigns);
  if (quantity?.unit === 'rm') return reader.note(from, quantity.to);
  // `@ 5K pace`
  if (quantity && scan.word(quantity.to) === 'pace') return reader.note(from, quantity.to + 1);
  const to = time?.to ?? paceClock(scan, from + 1);
  if (to === null) return null;
  const hasUnit = scan.isSign(to, '/') && scan.word(to + 1) !== '';
  const end = hasUnit ? to + 2 : to;
  return reader.note(from, scan.word(end) === 'pace' ? end + 1 : end);
}

/** `(-20%)`, `-20%`: no end of a range. */
const isApart = (scan: Scan, at: number): boolean =>
  scan.at(at).gap || scan.isSign(at - 1, '(') || at === scan.begin;

/** The end of the `5:30` of `5:30/km`, which is no time. */
const paceClock = (scan: Scan, from: number): number | null =>
  scan.isDigits(from) && scan.isSign(from + 1, ':') && scan.isDigits(from + 2) ? from + 3 : null;

function bareLoad(reader: Reader, from: number, quantity: Quantity): number | null {
  const { to, amounts } = quantity;
  if (amounts.every(({ high, text }) => high < 1 && text.startsWith('0.'))) {
    return reader.load({ percent: amounts.map(({ low }) => percentOfShare(low)) }, from, to);
  }
  if (amounts.every(({ low, high }) => low >= 1 && high <= 10)) {
    return reader.load({ rpe: amounts.map(({ text }) => text) }, from, to);
  }
  if (reader.category === 'Aerobic' || reader.isHeld) return null;
  reader.draft.isUnitAssumed = true;
  return reader.load({ weight: textsOf(quantity), unit: reader.options.weightUnit }, from, to);
}
