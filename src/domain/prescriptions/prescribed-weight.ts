import { type NumberInText, numbersIn } from '#domain/numbers/numbers-in-text.ts';
import type { WeightUnit } from '#domain/measures/measure.ts';

/** A number, or from one to another: what a prescribed text comes to in a unit. */
export type Span = { min: number; max: number };

/** A weight that a coach has prescribed, in the unit in which it was. */
export type PrescribedWeight = Span & { unit: WeightUnit; isEachHand: boolean };

/** A prescription's name for its unit of weight. */
export const prescribedUnit: Record<WeightUnit, string> = { lb: 'lbs', kg: 'kg' };

/** A prescription's `weightUnit`, which is text: in lb where it is empty; null where it names no unit of weight, as 'bands'. */
export function unitOfText(weightUnit: string): WeightUnit | null {
  const word = weightUnit.trim();
  if (word === '' || /^(?:lbs?\.?|pounds?|#)$/i.test(word)) return 'lb';
  return /^(?:kgs?\.?|kilos?|kilograms?|kilogrammes?)$/i.test(word) ? 'kg' : null;
}

/** 'kg' for people to read: '185 lb', '60 kg', '3 bands'. */
export const unitWord = (weightUnit: string): string => unitOfText(weightUnit) ?? weightUnit.trim();

/**
 * The weight that a whole text is: '185', '135-155 lb', '60kg', 'BW + 10', '2 x 24 kg' (what is in each hand). Its own unit wins
 * over the prescription's. Null for all else, which is not a load: 'level 8', '3 plates', '135/95', '-20 kg'.
 */
export function prescribedWeight(text: string | null, weightUnit: string): PrescribedWeight | null {
  const read = readWeight(text);
  const unit = read && (read.unit ?? unitOfText(weightUnit));
  if (!read || !unit) return null;
  const [min, most] = [read.numbers[0]?.value ?? 0, read.numbers[1]?.value ?? 0];
  const span =
    read.numbers.length > 1 ? { min: Math.min(min, most), max: Math.max(min, most) } : { min, max: min };
  return span.max > 0 ? { ...span, unit, isEachHand: read.isEachHand } : null;
}

/** '20 kg' of '-20 kg', the help of an assisted exercise; null for a text that names none. */
export const helpIn = (text: string | null | undefined): string | null =>
  /^\s*[-−]\s*(\d.*)$/.exec(text ?? '')?.[1] ?? null;

/** '0 kg' of '-0 kg': no help has no sign. */
export const withoutSignOfNone = (text: string): string => text.replace(/^\s*[-−]\s*(?=0(?![\d.,]))/, '');

/** A load in a text, and the unit that the text names. Help is marked by a sign before it, which is no part of the number. */
export type LoadInText = NumberInText & { unit: WeightUnit | null; isHelp: boolean };

/** The numbers of a text that are loads, where they stand: of a weight, of help ('-20 kg'), and of a list of weights. */
export function loadsIn(text: string): LoadInText[] {
  const help = helpIn(text);
  if (help === null) return weightsIn(text).map(weight => ({ ...weight, isHelp: false }));
  const start = text.lastIndexOf(help);
  return weightsIn(help).map(weight => ({
    ...weight,
    from: weight.from + start,
    to: weight.to + start,
    isHelp: true,
  }));
}

function weightsIn(text: string): Omit<LoadInText, 'isHelp'>[] {
  const whole = readWeight(text);
  if (whole) return whole.numbers.map(number => ({ ...number, unit: whole.unit }));
  const parts = partsOf(text);
  const reads = parts.map(({ text: part }) => readWeight(part));
  if (parts.length < 2 || reads.includes(null)) return [];
  // '60/70/80 kg' are weights, '5/3/1' and '135/95' may be anything.
  if (text.includes('/') && !reads.at(-1)?.unit) return [];
  return parts.flatMap(({ from }, at) => {
    const read = reads[at];
    return (read?.numbers ?? []).map(({ value, from: start, to }) => ({
      value,
      from: from + start,
      to: from + to,
      unit: read?.unit ?? reads.at(-1)?.unit ?? null,
    }));
  });
}

/** '135, 155, 175' and '60/70/80', parted where no number is. */
function partsOf(text: string): { text: string; from: number }[] {
  const numbers = numbersIn(text);
  let from = 0;
  const parts: { text: string; from: number }[] = [];
  for (const [at, { to }] of numbers.entries()) {
    const next = numbers[at + 1];
    const sign = next ? text.slice(to, next.from).search(/[,;/]/) : -1;
    if (sign === -1) continue;
    parts.push({ text: text.slice(from, to + sign), from });
    from = to + sign + 1;
  }
  return [...parts, { text: text.slice(from), from }];
}

type ReadWeight = { numbers: NumberInText[]; unit: WeightUnit | null; isEachHand: boolean };

/** Longer than any weight, and than a prescription's text may be. */
const longestWeight = 100;
/** Stands for each number while the words around them are read. */
const mark = '■';
const unit = String.raw`(lbs?\b\.?|pounds?\b|#|kgs?\b\.?|kilos?\b|kilogram(?:me)?s?\b)`;
const eachHand = String.raw` ?(?:(?:each|per|a|\/) ?(?:hand|arm|dumbbell)s?|each|ea\b\.?|dumbbells?|dbs?|kettlebells?|kbs?)`;
const span = `${mark} ?${unit}?(?: ?(?:-|–|—|to) ?${mark} ?${unit}?)?`;
const weight = new RegExp(
  `^(?:(?:@|~|≈|about|ca\\.?) ?)?(?:(?:bw|body ?-?weight) ?\\+ ?|(${mark}) ?[x×] ?)?${span}(${eachHand})?( ?\\(${mark} ?${unit}\\)| ?[,;(][^${mark}]*)?$`,
  'i',
);

/** The numbers that are the weight, and the unit that the text names. */
function readWeight(typed: string | null): ReadWeight | null {
  const text = typed ?? '';
  if (text.length > longestWeight || text.includes(mark)) return null;
  const numbers = numbersIn(text);
  const found = weight.exec(wordsAround(text, numbers));
  if (!found) return null;
  const [, count, first, last, hands, remark, other] = found;
  const named = last ?? first;
  // A remark may follow a weight that says its unit: '100 kg, slow', '100 kg (220 lb)'. '60, heavy' may be anything.
  if (remark !== undefined && named === undefined) return null;
  const counts = count === undefined ? 0 : 1;
  // More than two are sets.
  if (counts === 1 && ![1, 2].includes(numbers[0]?.value ?? 0)) return null;
  return {
    numbers: numbers.slice(counts, other === undefined ? undefined : -1),
    unit: named === undefined ? null : unitOfText(named),
    isEachHand: numbers[0]?.value === 2 && counts === 1 ? true : hands !== undefined,
  };
}

function wordsAround(text: string, numbers: readonly NumberInText[]): string {
  let at = 0;
  const words = numbers.map(({ from, to }) => {
    const before = text.slice(at, from);
    at = to;
    return before + mark;
  });
  return [...words, text.slice(at)].join('').replace(/\s+/g, ' ').trim();
}
