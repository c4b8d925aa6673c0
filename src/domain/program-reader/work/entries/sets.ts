import { bodyweightPhrases, openPhrases, sidePhrases } from '#domain/program-reader/work/vocabulary.ts';
import { phraseAt } from '#domain/program-reader/work/phrases.ts';
import { quantityAt, startsNumber } from '#domain/program-reader/work/quantity.ts';
import type { Quantity } from '#domain/program-reader/work/quantity-types.ts';
import {
  amountOrSets,
  repsOrSets,
  runMeters,
  runMinutes,
  secondsOrReps,
  weightOrSets,
} from '#domain/program-reader/work/askings.ts';
import { dateAt, repsOfDate } from '#domain/program-reader/work/dates.ts';
import type { Segment } from '#domain/program-reader/work/draft.ts';
import type { Reader } from '#domain/program-reader/work/reader.ts';
import type { Scan } from '#domain/program-reader/work/scan.ts';
import { timeAt } from '#domain/program-reader/work/times.ts';
import { isDistanceUnit, isWeightUnit, unitAt } from '#domain/program-reader/work/units.ts';
import { tempoAt } from './tempo.ts';

/** What stands on one side of a times sign. */
export type Term =
  | { kind: 'count'; to: number; quantity: Quantity }
  | { kind: 'weight'; to: number; quantity: Quantity; unit: 'kg' | 'lb' }
  | { kind: 'percent'; to: number; quantity: Quantity }
  | { kind: 'time'; to: number; text: string }
  | { kind: 'distance'; to: number; text: string }
  | { kind: 'calories'; to: number; text: string }
  | { kind: 'open'; to: number; text: string }
  | { kind: 'date'; to: number; text: string }
  | { kind: 'tempo'; to: number; text: string };

const isTimes = (scan: Scan, index: number): boolean => scan.isSign(index, 'x');

/** One term; `place` says how many stand before it. */
export function termAt(reader: Reader, from: number, place: number): Term | null {
  const { scan } = reader;
  const complex =
    place > 0 && scan.isSign(from, '(') && startsNumber(scan, from + 1) ? quantityAt(scan, from + 1) : null;
  if (complex && scan.isSign(complex.to, ')') && complex.unit === null) {
    return { kind: 'count', to: complex.to + 1, quantity: complex };
  }
  const body = place > 0 ? phraseAt(scan, from, bodyweightPhrases) : null;
  if (body && scan.at(body.to).text !== '+') return bodyTerm(reader, from, body.to);
  const open = phraseAt(scan, from, openPhrases);
  if (open) return { kind: 'open', to: open.to, text: open.meaning };
  const date = place > 0 ? dateAt(scan, from, false) : null;
  if (date) return { kind: 'date', to: date.to, text: repsOfDate(reader, from, date) };
  const tempo = place > 1 ? tempoAt(scan, from, 'behind-sets') : null;
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
  if (unit === 'cal') return { kind: 'calories', to, text: `${textOf(quantity)} cal` };
  const distance = distanceText(quantity);
  if (distance !== null) return { kind: 'distance', to, text: distance };
  if (unit === null || unit === 'reps' || unit === 'sets') return { kind: 'count', to, quantity };
  // `5 in`: the number alone.
  return null;
}

export const textOf = ({ amounts, shape }: Quantity): string =>
  amounts.map(({ text }) => text).join(shape === 'slashes' ? '/' : shape === 'ladder' ? '-' : ',');

/** '400 m', '5 km', and miles as a number alone. */
export function distanceText(quantity: Quantity): string | null {
  const { unit } = quantity;
  if (unit === 'm' || unit === 'metres') return `${textOf(quantity)} m`;
  if (unit === "'") return `${textOf(quantity)} ft`;
  if (!isDistanceUnit(unit)) return null;
  return unit === 'mi' ? textOf(quantity) : `${textOf(quantity)} ${unit}`;
}

/** `3x8`, `100kg x 5 x 3`, `5 × 65%`, `8x400m`: two or three terms with times signs between. */
export function chainEntry(reader: Reader, from: number): number | null {
  const first = termAt(reader, from, 0);
  if (!first || first.kind === 'open' || !isTimesBehind(reader.scan, first)) return null;
  const terms: Term[] = [first];
  let to = first.to;
  while (terms.length < 3) {
    const next = isTimesBehind(reader.scan, terms.at(-1) ?? first)
      ? termAt(reader, to + 1, terms.length)
      : null;
    if (!next) break;
    terms.push(next);
    to = next.to;
  }
  if (terms.length === 1) return null;
  return readTerms(reader, from, to, terms);
}

/** `70%/3` and `100kg/5` stand for reps at a load. */
function isTimesBehind(scan: Scan, { kind, to }: Term): boolean {
  if (isTimes(scan, to)) return true;
  const isLoad = kind === 'percent' || kind === 'weight';
  if (
    !isLoad ||
    !scan.isSign(to, '/') ||
    !scan.isTight(to) ||
    !scan.isDigits(to + 1) ||
    !scan.isTight(to + 1)
  )
    return false;
  return unitAt(scan, to + 2) === null;
}

/** `3 x 12, 10, 8`: as many as there are sets, with blanks between. */
function spacedReps(
  scan: Scan,
  from: number,
  first: Term,
  sets: number,
): { reps: string[]; to: number } | null {
  if (
    first.kind !== 'count' ||
    first.quantity.shape !== 'one' ||
    first.quantity.unit !== null ||
    sets < 2 ||
    sets > mostSets
  )
    return null;
  const reps = repsOf(first);
  let to = from;
  while (reps.length < sets && scan.isSign(to, ',') && startsNumber(scan, to + 1)) {
    const next = quantityAt(scan, to + 1, 'list');
    if (
      !next ||
      next.shape !== 'one' ||
      (next.unit !== null && next.unit !== 'reps') ||
      isTimes(scan, next.to)
    )
      return null;
    reps.push(textOf(next));
    to = next.to;
  }
  return reps.length === sets ? { reps, to } : null;
}

function readTerms(reader: Reader, from: number, end: number, terms: readonly Term[]): number {
  const [a, b, c] = terms;
  if (!a || !b) return end;
  const things = c === undefined && asThings(reader, a, b);
  if (things) return reader.load(things, from, end);
  const segment = segmentOf(reader, from, end, a, b, c);
  if (segment === null)
    return reader.leave(from, end, `“${reader.scan.slice(from, end)}” is not understood as sets.`);
  const spaced =
    c === undefined && a.kind === 'count'
      ? spacedReps(reader.scan, end, b, Number(textOf(a.quantity)))
      : null;
  if (spaced && segment.reps?.length === 1 && segment.sets !== undefined) {
    reader.take(from, spaced.to);
    reader.draft.add({ ...segment, reps: spaced.reps });
    return spaced.to;
  }
  reader.take(from, end);
  const isOnce =
    segment.sets === undefined &&
    (segment.reps?.length ?? 0) === 1 &&
    (b.kind !== 'count' || !isListed(segment));
  reader.draft.add(isOnce ? { sets: '1', ...segment } : segment);
  return end;
}

/** A load for each set: then their number is theirs. */
const isListed = ({ load }: Partial<Segment>) =>
  [load?.weight, load?.percent].some(texts => (texts?.length ?? 0) > 1);

/** `2x24kg` behind sets and reps are two dumbbells. */
function asThings(reader: Reader, a: Term, b: Term) {
  if (a.kind !== 'count' || b.kind !== 'weight' || countOf(a) > 2 || !reader.draft.segment) return null;
  if (reader.draft.segment.load.weight) return null;
  return { weight: [`${countOf(a)} x ${textOf(b.quantity)}`], unit: b.unit };
}

const countOf = (term: Term): number => (term.kind === 'count' ? (term.quantity.amounts[0]?.low ?? 0) : 0);
const highOf = (term: Term): number => (term.kind === 'count' ? (term.quantity.amounts[0]?.high ?? 0) : 0);

/** More sets of one exercise are none. */
const mostSets = 20;

function segmentOf(
  reader: Reader,
  from: number,
  to: number,
  a: Term,
  b: Term,
  c?: Term,
): Partial<Segment> | null {
  const load = loadOf(a);
  if (load) return behindLoad(reader, load, b, c);
  if (a.kind === 'time' || a.kind === 'distance') return c ? null : { ...doneOf(reader, a), ...setsFrom(b) };
  if (a.kind !== 'count') return null;
  if (a.quantity.unit === 'reps')
    return { ...doneOf(reader, a), ...setsFrom(b), ...(c && { load: loadOf(c) ?? {} }) };
  if (a.quantity.shape !== 'one') return { ...doneOf(reader, a), load: loadOf(b) ?? {} };
  const isReps = c === undefined && a.quantity.unit === null;
  if (isReps && b.kind === 'percent') return { reps: repsOf(a), load: loadOf(b) ?? {} };
  if (isReps && b.kind === 'weight') return repsByWeight(reader, from, to, a, b);
  if (a.quantity.unit === null && highOf(a) > mostSets) return beyondSets(reader, from, to, a, b, c);
  const third = c && thirdOf(reader, c);
  if (third === null) return null;
  const done = doneOf(reader, b);
  return done && { sets: textOf(a.quantity), ...bothSides(b, countOf(a), done), ...third };
}

/** `3x8/8` is eight of each side, save of two sets. */
function bothSides(term: Term, sets: number, done: Partial<Segment>): Partial<Segment> {
  const isPair =
    term.kind === 'count' && term.quantity.shape === 'slashes' && term.quantity.amounts.length === 2;
  const [left, right] = done.reps ?? [];
  if (!isPair || sets === 2 || left === undefined) return done;
  return left === right ? { reps: [left], side: '/side' } : { reps: [`${left}/${right}`] };
}

/** `100kg x 5 x 3`, `60%x4x2`: reps, then sets. */
function behindLoad(reader: Reader, load: Segment['load'], b: Term, c?: Term): Partial<Segment> | null {
  if (b.kind === 'count' && b.quantity.unit === 'sets')
    return { load, ...setsFrom(b), ...(c && doneOf(reader, c)) };
  const done = doneOf(reader, b);
  return done && { load, ...done, ...(c && setsFrom(c)) };
}

function setsFrom(term: Term): Partial<Segment> {
  return term.kind === 'count' ? { sets: textOf(term.quantity) } : {};
}

/** `5x100kg`: reps at a weight, or sets of it. */
function repsByWeight(
  reader: Reader,
  from: number,
  to: number,
  a: Term & { kind: 'count' },
  b: Term,
): Partial<Segment> {
  const load = loadOf(b) ?? {};
  const isList =
    reader.draft.segments.length > 0 || isTimesAhead(reader.scan, to) || a.quantity.amounts[0]?.plus === true;
  if (isList || highOf(a) > mostSets) return { reps: repsOf(a), load };
  const text = textOf(a.quantity);
  const meant = reader.decide(repsOrSets, [from, to], 'reps');
  return meant === 'reps' ? { reps: repsOf(a), load } : { sets: text, load };
}

/** Another set follows: `5x100kg, 3x110kg`. */
const isTimesAhead = (scan: Scan, index: number) =>
  scan.isSign(index, ',') && scan.isDigits(index + 1) && isTimes(scan, index + 2);

/** `135x5`: what can't be sets is a weight; `60x3` of a hold is its time. */
function beyondSets(
  reader: Reader,
  from: number,
  to: number,
  a: Term & { kind: 'count' },
  b: Term,
  c?: Term,
): Partial<Segment> | null {
  const text = textOf(a.quantity);
  if (reader.isHeld || reader.category === 'Aerobic') {
    const unit = reader.isHeld ? 's' : countOf(a) >= 100 ? 'm' : 's';
    if (reader.decide(amountOrSets, [from, to], 'amount') === 'sets')
      return { sets: text, ...doneOf(reader, b) };
    return { ...(unit === 'm' ? { distance: `${text} m` } : { time: `${text} s` }), ...setsFrom(b) };
  }
  const load: Segment['load'] = { weight: [text], unit: reader.options.weightUnit };
  const isByDate = b.kind === 'date';
  const meant = isByDate ? 'weight' : reader.decide(weightOrSets, [from, to], 'weight');
  const done = doneOf(reader, b);
  if (done === null) return null;
  if (meant === 'sets') return { sets: text, ...done, ...(c && (thirdOf(reader, c) ?? {})) };
  reader.draft.isUnitAssumed = true;
  return { load, ...done, ...(c && setsFrom(c)) };
}

/** `3x8x100lb`, `3x8x100`, `3x10x60s`, `3x8x31X1`. */
function thirdOf(reader: Reader, term: Term): Partial<Segment> | null {
  const load = loadOf(term);
  if (load) return { load };
  if (term.kind === 'time') return { time: term.text };
  if (term.kind === 'distance') return { distance: term.text };
  if (term.kind === 'tempo') {
    reader.draft.fields.tempo = term.text;
    return {};
  }
  if (term.kind !== 'count' || term.quantity.shape === 'ladder') return null;
  reader.draft.isUnitAssumed = true;
  return { load: { weight: [textOf(term.quantity)], unit: reader.options.weightUnit } };
}

function loadOf(term: Term): Segment['load'] | null {
  if (term.kind === 'weight')
    return { weight: term.quantity.amounts.map(({ text }) => text), unit: term.unit };
  if (term.kind === 'percent') return { percent: term.quantity.amounts.map(({ text }) => text) };
  return null;
}

const repsOf = ({ quantity }: Term & { kind: 'count' }): string[] => quantity.amounts.map(({ text }) => text);

/** What is done in each set. */
export function doneOf(reader: Reader, term: Term): Partial<Segment> | null {
  switch (term.kind) {
    case 'count':
      return bareCount(reader, term);
    case 'open':
    case 'date':
      return { reps: [term.text] };
    case 'time':
      return { time: term.text };
    case 'distance':
      return { distance: term.text };
    case 'calories':
      reader.addNote(term.to - 1, term.text);
      return {};
    default:
      return null;
  }
}

/** A number alone is reps, seconds of a hold, metres or minutes of a run. */
function bareCount(reader: Reader, term: Term & { kind: 'count' }): Partial<Segment> {
  const { quantity } = term;
  const isBare =
    quantity.unit === null && quantity.shape === 'one' && phraseOfSide(reader.scan, term.to) !== 'reps';
  const low = quantity.amounts[0]?.low ?? 0;
  const text = textOf(quantity);
  if (isBare && reader.isHeld) return heldFor(reader, term, text, low);
  if (isBare && reader.category === 'Aerobic') return runFor(reader, term, text, low);
  return { reps: repsOf(term) };
}

const phraseOfSide = (scan: Scan, index: number) => unitAt(scan, index)?.unit ?? null;

/** So few seconds could be reps. */
const fewSeconds = 15;

function heldFor(
  reader: Reader,
  { quantity, to }: Term & { kind: 'count' },
  text: string,
  low: number,
): Partial<Segment> {
  if (low >= fewSeconds) return { time: `${text} s` };
  const meant = reader.decide(secondsOrReps, [quantity.from, to], 'time');
  return meant === 'time' ? { time: `${text} s` } : { reps: [text] };
}

/** From here on a run's number is metres. */
const leastMetres = 100;

function runFor(
  reader: Reader,
  { quantity, to }: Term & { kind: 'count' },
  text: string,
  low: number,
): Partial<Segment> {
  const isFar = low >= leastMetres;
  const meant = reader.decide(isFar ? runMeters : runMinutes, [quantity.from, to], isFar ? 'm' : 'min');
  if (meant === 'reps') return { reps: [text] };
  return meant === 'm' ? { distance: `${text} m` } : { time: `${text} ${meant}` };
}

/** `/side`, `(each side)` behind what is done. */
export function sideEntry(reader: Reader, from: number): number | null {
  const { scan, draft } = reader;
  const isParen = scan.isSign(from, '(');
  const side = phraseAt(scan, isParen ? from + 1 : from, sidePhrases);
  const segment = draft.segments.at(-1);
  if (!side || !segment || (isParen && !scan.isSign(side.to, ')'))) return null;
  if (segment.reps.length === 0 && segment.time === null && segment.distance === null) return null;
  const to = isParen ? side.to + 1 : side.to;
  if (segment.side !== '' && segment.side !== side.meaning)
    return reader.leave(from, to, 'The side is said twice.');
  segment.side = side.meaning;
  return reader.take(from, to);
}
