import { toPounds } from '#domain/measures/measure.ts';
import type { Load } from '#domain/program-reader/work/text/draft.ts';
import { phraseAt, phrasesOf } from '#domain/program-reader/work/text/phrases.ts';
import { quantityAt, startsNumber } from '#domain/program-reader/work/text/quantity.ts';
import type { Quantity } from '#domain/program-reader/work/text/quantity-types.ts';
import type { Reader } from '#domain/program-reader/work/text/reader.ts';
import type { Scan } from '#domain/program-reader/work/text/scan.ts';
import { allTimeSigns, timeAt } from '#domain/program-reader/work/text/times.ts';
import { isWeightUnit } from '#domain/program-reader/work/text/units.ts';
import { bodyweightPhrases, percentTails } from '#domain/program-reader/work/text/vocabulary.ts';
import { textOf } from './sets.ts';

const texts = ({ amounts }: Quantity) => amounts.map(({ text }) => text);

/** `100kg`, `+10 lb`, `-20 kg`, `BW+10`, `135/95 lb`. */
export function weightEntry(reader: Reader, from: number): number | null {
  const { scan } = reader;
  const body = phraseAt(scan, from, bodyweightPhrases);
  if (body) return bodyweight(reader, from, body.to);
  const sign = scan.isSign(from, '+') || scan.isSign(from, '-') ? scan.at(from).text : '';
  const at = sign === '' ? from : from + 1;
  if (sign !== '' && (!startsNumber(scan, at) || (sign === '-' && !scan.isTight(at)))) return null;
  const quantity = startsNumber(scan, at) ? quantityAt(scan, at) : null;
  if (!quantity || !isWeightUnit(quantity.unit)) return null;
  return weight(reader, from, quantity, quantity.unit, sign);
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
  const isPair =
    quantity.shape === 'slashes' && quantity.amounts.length === 2 && draft.segment?.reps.length !== 2;
  if (isPair) {
    const text = scan.slice(from, quantity.to);
    reader.addNote(from, text);
    return reader.load({ weight: [`${textOf(quantity)} ${unit}`], unit }, from, quantity.to);
  }
  const help = sign === '' ? phraseAt(scan, quantity.to, helpPhrases) : null;
  const to = reader.load(
    { weight: texts(quantity).map(text => (help ? '-' : sign) + text), unit },
    from,
    help?.to ?? quantity.to,
  );
  return sameInOther(reader, quantity, unit, to);
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

/** `75%`, `70-75 % of 1RM`, `85% TM`, `75% BW`. */
export function percentEntry(reader: Reader, from: number): number | null {
  const { scan } = reader;
  const quantity = startsNumber(scan, from) ? quantityAt(scan, from) : null;
  if (!quantity || quantity.unit !== '%') return null;
  return percent(reader, from, quantity, texts(quantity));
}

function percent(reader: Reader, from: number, { to }: Quantity, list: string[]): number {
  const tail = phraseAt(reader.scan, to, percentTails);
  const end = tail?.to ?? to;
  if (list.some(text => Number(text.split('-')[0]) > mostPercent)) {
    return reader.leave(from, end, `“${reader.scan.slice(from, end)}” is no percent of a max.`);
  }
  if (tail?.meaning === 'BW') return reader.load({ weight: [`${list.join('/')}% BW`] }, from, end);
  const load: Load = { percent: list };
  if (tail?.meaning === 'training-max') load.percentOf = 'training-max';
  return reader.load(load, from, end);
}

const mostPercent = 150;

/** A tail that stands apart behind a chain: `5 x 65% TM`, `@65/75/85% of TM`. */
export function percentTailEntry(reader: Reader, from: number): number | null {
  const tail = phraseAt(reader.scan, from, percentTails);
  const load = reader.draft.segment?.load ?? reader.draft.pending;
  if (!tail || !load.percent || tail.meaning === 'BW') return null;
  if (tail.meaning === 'training-max') load.percentOf = 'training-max';
  return reader.take(from, tail.to);
}

/** `RPE 8`, `8 RPE`, `RIR 2`, `2RIR`, `@2RIR`. */
export function effortEntry(reader: Reader, from: number): number | null {
  const { scan } = reader;
  const start = scan.isSign(from, '@') || scan.word(from) === 'at' ? from + 1 : from;
  const word = scan.word(start);
  if (word === 'rpe' || word === 'rir') {
    const at =
      scan.isSign(start + 1, ':') || scan.isSign(start + 1, '@') || scan.isSign(start + 1, '-')
        ? start + 2
        : start + 1;
    const quantity = startsNumber(scan, at) ? quantityAt(scan, at, 'decimal') : null;
    return (
      quantity &&
      effort(
        reader,
        from,
        quantity.unit === null ? quantity.to : endOfNumbers(scan, quantity),
        quantity,
        word,
      )
    );
  }
  const quantity = startsNumber(scan, start) ? quantityAt(scan, start, 'decimal') : null;
  const unit = quantity?.unit;
  return quantity && (unit === 'rpe' || unit === 'rir')
    ? effort(reader, from, quantity.to, quantity, unit)
    : null;
}

/** Without the unit that was read behind them: `RPE 8 reps…`. */
function endOfNumbers(scan: Scan, quantity: Quantity): number {
  let to = quantity.from + 1;
  while (to < quantity.to && (scan.isDigits(to) || ['.', ',', '-', '/', '+'].includes(scan.at(to).text)))
    to += 1;
  return to;
}

function effort(reader: Reader, from: number, to: number, quantity: Quantity, word: 'rpe' | 'rir'): number {
  const list = quantity.amounts.map(amount => (word === 'rpe' ? rpeText(amount) : rpeOfRir(amount)));
  const read = list.filter(text => text !== null);
  if (read.length < list.length) {
    const name = word.toUpperCase();
    return reader.leave(
      from,
      to,
      `“${reader.scan.slice(from, to)}” is no ${name} from ${word === 'rpe' ? '1 to 10' : '0 to 9'}.`,
    );
  }
  return reader.load({ rpe: read }, from, to);
}

type Span = Quantity['amounts'][number];

export const rpeText = ({ text, low, high }: Span): string | null =>
  low >= 1 && high <= 10 ? text.replace('+', '') : null;

/** Reps in reserve count down from ten. */
export function rpeOfRir({ low, high }: Span): string | null {
  const [least, most] = [Math.min(low, high), Math.max(low, high)];
  if (least < 0 || most > 9) return null;
  return least === most ? String(10 - least) : `${10 - most}-${10 - least}`;
}

/** `@8`, `@100`, `@0.75`, `@ 65/75/85%`, `@ 60 kg`, `@ BW`. */
export function atEntry(reader: Reader, from: number): number | null {
  const { scan } = reader;
  if (!scan.isSign(from, '@') && scan.word(from) !== 'at') return null;
  const at = from + 1;
  const body = phraseAt(scan, at, bodyweightPhrases);
  if (body) {
    reader.take(from, at);
    return bodyweight(reader, at, body.to);
  }
  const other = percentEntry(reader, at) ?? weightEntry(reader, at);
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

/** `@ 5:30/km`, `@ 10RM`, `-10%`: how fast or heavy, which no field holds. */
export function mannerEntry(reader: Reader, from: number): number | null {
  const { scan } = reader;
  const isLess =
    (scan.isSign(from, '-') || scan.isSign(from, '+')) && scan.at(from).gap && scan.isTight(from + 1);
  const isAt = scan.isSign(from, '@') || scan.word(from) === 'at';
  if ((!isLess && !isAt) || !startsNumber(scan, from + 1)) return null;
  const quantity = quantityAt(scan, from + 1, 'decimal');
  if (isLess) return quantity?.unit === '%' ? reader.note(from, quantity.to) : null;
  const time = timeAt(scan, from + 1, allTimeSigns);
  if (quantity?.unit === 'rm') return reader.note(from, quantity.to);
  const to = time?.to ?? paceClock(scan, from + 1);
  if (to === null) return null;
  const hasUnit = scan.isSign(to, '/') && scan.word(to + 1) !== '';
  const end = hasUnit ? to + 2 : to;
  return reader.note(from, scan.word(end) === 'pace' ? end + 1 : end);
}

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
  return reader.load({ weight: texts(quantity), unit: reader.options.weightUnit }, from, to);
}

/** '75' of 0.75, '82.5' of 0.825. */
export const percentOfShare = (share: number): string => String(Math.round(share * 10_000) / 100);
