import { sidePhrases } from '#domain/program-reader/work/text/vocabulary.ts';
import { phraseAt } from '#domain/program-reader/work/text/phrases.ts';
import { quantityAt, startsNumber } from '#domain/program-reader/work/text/quantity.ts';
import {
  amountOrSets,
  repsOrSets,
  orderOfOthers,
  orderOfPercents,
  weightOrSets,
} from '#domain/program-reader/work/text/askings.ts';
import type { Segment } from '#domain/program-reader/work/text/draft.ts';
import type { Reader } from '#domain/program-reader/work/text/reader.ts';
import type { Scan } from '#domain/program-reader/work/text/scan.ts';
import { unitAt } from '#domain/program-reader/work/text/units.ts';
import { isTimes, type Term, termAt, textOf } from './terms.ts';
import { doneOf, repsOf } from './done.ts';

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
  if (terms.length === 1) return leaveBelowZero(reader, from, first.to);
  return readTerms(reader, from, to, terms);
}

/** `3x-8`: of nothing that is done there is less than none. */
function leaveBelowZero(reader: Reader, from: number, times: number): number | null {
  const { scan } = reader;
  const isBelow = scan.isSign(times, 'x') && scan.isSign(times + 1, '-') && scan.isTight(times + 2);
  const quantity = isBelow && startsNumber(scan, times + 2) ? quantityAt(scan, times + 2) : null;
  if (!quantity) return null;
  return reader.leave(from, quantity.to, `“${scan.slice(from, quantity.to)}” is not understood as sets.`);
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
    sets > maxSets
  )
    return null;
  const reps = repsOf(first);
  let to = from;
  const sign = scan.isSign(from, '/') ? '/' : ',';
  while (reps.length < sets && scan.isSign(to, sign) && startsNumber(scan, to + 1)) {
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
  const { scan } = reader;
  const isOpen = terms.at(-1)?.kind === 'weight' && scan.isSign(end, '+') && scan.isTight(end);
  // `5x100kg+`
  if (isOpen && !startsNumber(scan, end + 1))
    return reader.leave(from, end + 1, `“${scan.slice(from, end + 1)}” names no one weight.`);
  if (c === undefined && isShareOfBody(a, b))
    return reader.load({ weight: [`${textOf(a.quantity)} x BW`] }, from, end);
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

/** `1.5x bodyweight`: no number of sets. */
const isShareOfBody = (a: Term, b: Term): a is Term & { kind: 'count' } =>
  a.kind === 'count' &&
  b.kind === 'weight' &&
  b.quantity.amounts[0]?.text === 'BW' &&
  !Number.isInteger(a.quantity.amounts[0]?.low);

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
export const maxSets = 20;

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
  if (a.kind === 'time' || a.kind === 'distance' || a.kind === 'calories')
    return c ? null : { ...doneOf(reader, a), ...setsFrom(b) };
  if (a.kind !== 'count' || highOf(a) === 0) return null;
  const interval = c === undefined && b.kind === 'count' ? intervalOf(reader, a, b) : undefined;
  if (interval !== undefined) return interval;
  if (a.quantity.unit === 'reps')
    return { ...doneOf(reader, a), ...setsFrom(b), ...(c && { load: loadOf(c) ?? {} }) };
  if (a.quantity.shape !== 'one') return { ...doneOf(reader, a), load: loadOf(b) ?? {} };
  const isReps = c === undefined && a.quantity.unit === null;
  if (isReps && b.kind === 'percent') return { reps: repsOf(a), load: loadOf(b) ?? {} };
  if (isReps && b.kind === 'weight') return repsByWeight(reader, from, to, a, b);
  const isWeight = highOf(a) > maxSets || (c === undefined && isAmongWeights(reader, to, highOf(a)));
  if (a.quantity.unit === null && isWeight) return beyondSets(reader, from, to, a, b, c);
  const third = c && thirdOf(reader, c);
  if (third === null) return null;
  if (c === undefined && areTurned(reader, from, to, a, b))
    return { sets: textOf((b as Term & { kind: 'count' }).quantity), reps: repsOf(a) };
  const done = doneOf(reader, b);
  return done && { sets: textOf(a.quantity), ...bothSides(b, countOf(a), done), ...third };
}

/** `50% 5x1, 60% 4x2` in a text that says reps before sets. */
function areTurned(reader: Reader, from: number, to: number, a: Term & { kind: 'count' }, b: Term): boolean {
  const { repsFirst } = reader.options;
  if (!repsFirst || b.kind !== 'count') return false;
  if (reader.isHeld || reader.category === 'Aerobic' || !isPlainCount(a) || !isPlainCount(b)) return false;
  if (countOf(a) === countOf(b) || countOf(b) > maxSets) return false;
  const isOfPercent = reader.draft.pending.percent !== undefined;
  const meant = isOfPercent
    ? reader.decide(orderOfPercents, [from, to], 'reps')
    : reader.decide(orderOfOthers, [from, to], repsFirst.plain);
  return meant === 'reps';
}

/** A plain number, without a unit or a plus. */
function isPlainCount({ quantity }: Term & { kind: 'count' }): boolean {
  const [amount] = quantity.amounts;
  return quantity.unit === null && quantity.shape === 'one' && amount?.low === amount?.high && !amount?.plus;
}

/** `30/30 x 10`: so long on and so long off; null of a pair that says no such thing. */
function intervalOf(
  { draft }: Reader,
  a: Term & { kind: 'count' },
  b: Term & { kind: 'count' },
): Partial<Segment> | null | undefined {
  const { shape, amounts, unit } = a.quantity;
  const [on, off] = amounts;
  if (shape !== 'slashes' || amounts.length !== 2 || !on || !off || unit !== null) return undefined;
  if (b.quantity.shape !== 'one' || b.quantity.unit === 'reps') return undefined;
  const areSeconds = [on, off].every(({ low, high }) => low >= leastSeconds && high <= maxSeconds);
  if (!areSeconds || draft.fields.restSeconds !== undefined) return null;
  Object.assign(draft.fields, { restSeconds: off.text, restTimerSeconds: off.low });
  return { time: `${on.text} s`, sets: textOf(b.quantity) };
}

const leastSeconds = 10;

const maxSeconds = 180;

/** An empty bar, and the fewest that is more likely a weight among weights than a number of sets. */
const leastBar = 10;

/** `20x10 40x5 60x3`: the first of a list of weights, or the last. */
function isAmongWeights({ scan, draft }: Reader, to: number, first: number): boolean {
  if (first < leastBar) return false;
  const at = scan.isSign(to, ',') || scan.isSign(to, ';') ? to + 1 : to;
  const isNext = scan.isDigits(at) && scan.isSign(at + 1, 'x') && scan.isDigits(at + 2);
  if (isNext && Number(scan.at(at).text) > maxSets && unitAt(scan, at + 3) === null) return true;
  return draft.isUnitAssumed && draft.segments.at(-1)?.load.weight !== undefined;
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
  if (isList || highOf(a) > maxSets) return { reps: repsOf(a), load };
  const text = textOf(a.quantity);
  const meant = reader.decide(repsOrSets, [from, to], 'reps');
  return meant === 'reps' ? { reps: repsOf(a), load } : { sets: text, load };
}

/** Whether another set follows: `5x100kg, 3x110kg`. */
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

/** Sides of a set behind its work: `/side`, `(each side)`. */
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
