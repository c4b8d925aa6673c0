import { bodyweightPhrases, openPhrases } from '#domain/program-reader/work/text/vocabulary.ts';
import { phraseAt } from '#domain/program-reader/work/text/phrases.ts';
import { quantityAt, startsNumber } from '#domain/program-reader/work/text/quantity.ts';
import type { Quantity } from '#domain/program-reader/work/text/quantity-types.ts';
import { dateAt, repsOfDate } from '#domain/program-reader/work/text/dates.ts';
import type { Reader } from '#domain/program-reader/work/text/reader.ts';
import type { Scan } from '#domain/program-reader/work/text/scan.ts';
import { timeAt } from '#domain/program-reader/work/text/times.ts';
import { isDistanceUnit, isWeightUnit } from '#domain/program-reader/work/text/units.ts';
import { tempoAt } from './tempo.ts';

/** A side of a times sign. */
export type Term =
  | { kind: 'count'; to: number; quantity: Quantity }
  | { kind: 'weight'; to: number; quantity: Quantity; unit: 'kg' | 'lb' }
  | { kind: 'percent'; to: number; quantity: Quantity }
  | { kind: 'time'; to: number; text: string }
  | { kind: 'distance'; to: number; text: string }
  | { kind: 'calories'; to: number; quantity: Quantity }
  | { kind: 'open'; to: number; text: string }
  | { kind: 'date'; to: number; text: string }
  | { kind: 'tempo'; to: number; text: string };

export const isTimes = (scan: Scan, index: number): boolean => scan.isSign(index, 'x');

/** The term that begins here; `place` is the number of terms before it. */
export function termAt(reader: Reader, from: number, position: number): Term | null {
  const { scan } = reader;
  const bound = position > 0 && scan.isBound(from) ? termAt(reader, from + 1, position) : null;
  // Approximate reps as in `3x~8` are kept in the notes.
  if (bound) {
    const isBare = bound.kind === 'count' && bound.quantity.unit === null && !reader.isHeld;
    reader.addNote(from, scan.slice(from, bound.to) + (isBare ? ' reps' : ''));
    return bound;
  }
  const { kind, text } = scan.at(from);
  const complex =
    text === '(' && kind === 'sign' && startsNumber(scan, from + 1) ? quantityAt(scan, from + 1) : null;
  const isPlaced = complex !== null && (position > 0 || isTimes(scan, complex.to + 1));
  if (isPlaced && scan.isSign(complex.to, ')') && complex.unit === null) {
    return { kind: 'count', to: complex.to + 1, quantity: complex };
  }
  const body = kind === 'word' ? phraseAt(scan, from, bodyweightPhrases) : null;
  // `BW x 12 x 3`
  const isLead = body !== null && isTimes(scan, body.to) && startsNumber(scan, body.to + 1);
  if (body && (position > 0 || isLead) && scan.at(body.to).text !== '+')
    return bodyTerm(reader, from, body.to);
  const open = kind === 'word' ? phraseAt(scan, from, openPhrases) : null;
  if (open) return { kind: 'open', to: open.to, text: open.meaning };
  const date = position > 0 ? dateAt(scan, from, false) : null;
  if (date) return { kind: 'date', to: date.to, text: repsOfDate(reader, from, date) };
  const tempo = position > 1 ? tempoAt(scan, from, 'behind-sets') : null;
  if (tempo) return { kind: 'tempo', ...tempo };
  if (!startsNumber(scan, from)) return null;
  const time = timeAt(scan, from, timeSigns(reader));
  if (time) return { kind: 'time', to: time.to, text: time.text };
  const quantity = quantityAt(scan, from);
  return quantity && termOf(quantity);
}

/** `3x8xBW`. */
function bodyTerm({ options }: Reader, from: number, to: number): Term {
  const amounts = [{ text: 'BW', low: 0, high: 0, plus: false }];
  return {
    kind: 'weight',
    to,
    unit: options.weightUnit,
    quantity: { from, to, amounts, shape: 'one', unit: options.weightUnit },
  };
}

/** `m` and `'` are time for a hold; a prime is minutes save where feet are jumped or carried. */
export const timeSigns = ({ isHeld, category }: Reader) => ({
  m: isHeld,
  prime: isHeld || category === 'Aerobic' || category === null,
  double: isHeld || category === 'Aerobic' || category === null,
});

function termOf(quantity: Quantity): Term | null {
  const { unit, to } = quantity;
  if (isWeightUnit(unit)) return { kind: 'weight', to, quantity, unit };
  if (unit === '%') return { kind: 'percent', to, quantity };
  if (unit === 'cal') return { kind: 'calories', to, quantity };
  const distance = distanceText(quantity);
  if (distance !== null) return { kind: 'distance', to, text: distance };
  if (unit === null || unit === 'reps' || unit === 'sets') return { kind: 'count', to, quantity };
  // `5 in`: the number alone.
  return null;
}

export const textsOf = ({ amounts }: Quantity): string[] => amounts.map(({ text }) => text);

export const textOf = ({ amounts, shape }: Quantity): string =>
  amounts.map(({ text }) => text).join(shape === 'slashes' ? '/' : shape === 'ladder' ? '-' : ',');

/** '12 cal', one for each set of a list or a ladder; '15/12 cal' is of men and women. */
export const caloriesOf = (quantity: Quantity): string[] =>
  quantity.shape === 'slashes'
    ? [`${textOf(quantity)} cal`]
    : quantity.amounts.map(({ text }) => `${text} cal`);

/** '400 m', '5 km', and miles as a number alone. */
export function distanceText(quantity: Quantity): string | null {
  const { unit } = quantity;
  if (unit === 'm' || unit === 'metres') return `${textOf(quantity)} m`;
  if (unit === "'") return `${textOf(quantity)} ft`;
  if (!isDistanceUnit(unit)) return null;
  return unit === 'mi' ? textOf(quantity) : `${textOf(quantity)} ${unit}`;
}
