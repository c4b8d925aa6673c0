import { asksForCalories } from '#domain/prescriptions/prescribed-calories.ts';
import {
  fewMetres,
  loneReps,
  loneWeight,
  restOrTime,
  rowOrReps,
} from '#domain/program-reader/work/text/askings.ts';
import { dateAt, repsOfDate } from '#domain/program-reader/work/text/dates.ts';
import { phraseAt } from '#domain/program-reader/work/text/phrases.ts';
import { quantityAt, startsNumber } from '#domain/program-reader/work/text/quantity.ts';
import type { Quantity } from '#domain/program-reader/work/text/quantity-types.ts';
import type { Reader } from '#domain/program-reader/work/text/reader.ts';
import type { Scan } from '#domain/program-reader/work/text/scan.ts';
import { type Time, timeAt } from '#domain/program-reader/work/text/times.ts';
import { sidePhrases } from '#domain/program-reader/work/text/vocabulary.ts';
import { doneOf } from './done.ts';
import { setRest } from './rest.ts';
import { maxSets } from './sets.ts';
import { caloriesOf, distanceText, termAt, textOf, timeSigns } from './terms.ts';

const betweenSets = new Set(['of', 'x', ':', 'at', '-', '@']);

/** `4 sets of 8-10 reps`, `3 sets to failure`, `4 sets`, `5 rounds`. */
export function setsHeadEntry(reader: Reader, from: number): number | null {
  const { scan, draft } = reader;
  const quantity = startsNumber(scan, from) ? quantityAt(scan, from) : null;
  if (!quantity || quantity.unit !== 'sets' || quantity.shape !== 'one') return null;
  const sets = textOf(quantity);
  const last = draft.segments.at(-1);
  const at = betweenSets.has(scan.at(quantity.to).text) ? quantity.to + 1 : quantity.to;
  const isLoadNext = scan.isSign(quantity.to, '@') || scan.word(quantity.to) === 'at';
  const term = isLoadNext || scan.isSign(at, 'x') ? null : termAt(reader, at, 1);
  const isCount = term?.kind === 'count' && scan.isSign(term.to, 'x');
  const done =
    term && !isCount && term.kind !== 'weight' && term.kind !== 'percent' ? doneOf(reader, term) : null;
  if (done && term) {
    draft.add({ sets, ...done });
    return reader.take(from, term.to);
  }
  // Counts before it have no number yet: `8 reps, 4 sets`.
  if (last && last.sets === null && last.kind !== 'drop') last.sets = sets;
  else draft.add({ sets });
  // `3 sets of Bench Press`
  const isOfName = scan.word(quantity.to) === 'of' && scan.isEnd(quantity.to + 1);
  return reader.take(from, isOfName ? quantity.to + 1 : quantity.to);
}

/** `(3-4) (6-10)`, `(4)(8)`: sets and reps in brackets of their own. */
export function bracketsEntry(reader: Reader, from: number): number | null {
  const { scan, draft } = reader;
  const sets = inBrackets(scan, from);
  const reps = sets && inBrackets(scan, sets.to + 1);
  if (!sets || !reps || draft.segments.length > 0 || (sets.amounts[0]?.high ?? 0) > maxSets) return null;
  draft.add({ sets: textOf(sets), reps: reps.amounts.map(({ text }) => text) });
  return reader.take(from, reps.to + 1);
}

/** A number alone between brackets. */
function inBrackets(scan: Scan, at: number): Quantity | null {
  const quantity = scan.isSign(at, '(') && startsNumber(scan, at + 1) ? quantityAt(scan, at + 1) : null;
  const isAll = quantity?.unit === null && quantity.shape === 'one' && scan.isSign(quantity.to, ')');
  return isAll ? quantity : null;
}

/** `8-10 reps`, `10 each leg`, `5/5/5+`, `21-15-9`, `12,10,8`, `5+`: how often, where no sets are named before. */
export function repsEntry(reader: Reader, from: number): number | null {
  const { scan } = reader;
  const isOf = (scan.word(from) === 'of' || scan.isSign(from, 'x')) && isOpen(reader);
  const at = isOf ? from + 1 : from;
  const date = dateAt(scan, at, false);
  if (date) return addReps(reader, from, date.to, [repsOfDate(reader, at, date)]);
  const quantity = startsNumber(scan, at) ? quantityAt(scan, at) : null;
  if (!quantity || scan.isSign(quantity.to, 'x')) return null;
  const isNamed = quantity.unit === 'reps';
  if (!isNamed && quantity.unit !== null) return null;
  const isListed = quantity.shape !== 'one' || quantity.amounts[0]?.plus === true;
  const isSided =
    phraseAt(scan, scan.isSign(quantity.to, '(') ? quantity.to + 1 : quantity.to, sidePhrases) !== null;
  const isLoaded = isLoadNext(reader, quantity.to);
  const isPair =
    quantity.shape === 'slashes' &&
    quantity.amounts.length === 2 &&
    quantity.amounts.every(({ low }) => low >= leastWeight);
  const isInBrackets = scan.isSign(from - 1, '(') && scan.isSign(quantity.to, ')');
  if (isPair && !isOpen(reader) && (isInBrackets || reader.draft.segments.length > 0))
    return pairOfWeights(reader, quantity);
  if (isLoaded && reader.draft.segment) reader.draft.endClause();
  if (!isNamed && !isListed && !isSided && !isLoaded && !isOf) return null;
  if (!isNamed && isLikeRow(reader, quantity) && reader.decide(rowOrReps, [at, quantity.to], 'row') === 'row')
    return addRow(reader, from, quantity);
  if (isNamed && scan.word(quantity.to) === 'in' && scan.word(quantity.to + 1) === 'reserve') return null;
  return addReps(
    reader,
    from,
    quantity.to,
    quantity.amounts.map(({ text }) => text),
  );
}

/** A row of numbers, `3,5,100`: no one does so many reps behind so few. */
const isLikeRow = ({ draft, isHeld, category }: Reader, { shape, amounts }: Quantity): boolean => {
  const [sets, reps, weight] = amounts;
  if (shape !== 'commas' || amounts.length !== 3 || !sets || !reps || !weight) return false;
  if (draft.segments.length > 0 || isHeld || category === 'Aerobic') return false;
  return sets.high <= maxSets && weight.low >= leastWeight && weight.low > 2 * Math.max(sets.high, reps.high);
};

function addRow(reader: Reader, from: number, { amounts, to }: Quantity): number {
  const [sets = '', reps = '', weight = ''] = amounts.map(({ text }) => text);
  reader.draft.isUnitAssumed = true;
  reader.draft.add({ sets, reps: [reps], load: { weight: [weight], unit: reader.options.weightUnit } });
  return reader.take(from, to);
}

const singles: Readonly<Record<string, string>> = {
  single: '1',
  singles: '1',
  double: '2',
  doubles: '2',
  triple: '3',
  triples: '3',
};

/** `single @8`: one rep, where its load follows. */
export function singleEntry(reader: Reader, from: number): number | null {
  const reps = singles[reader.scan.word(from)];
  if (reps === undefined || !isSingle(reader.scan, from) || isOpen(reader)) return null;
  if (reader.draft.segment) reader.draft.endClause();
  reader.draft.add({ sets: '1', reps: [reps] });
  return reader.take(from, from + 1);
}

/** `single @ 90%`; `Single Leg Press` is a name. */
const isSingle = (scan: Scan, at: number): boolean =>
  singles[scan.word(at)] !== undefined &&
  (scan.isSign(at + 1, '@') || (scan.word(at + 1) === 'at' && startsNumber(scan, at + 2)));

/** `5@60% 3@70%`: reps before their load, where those before have theirs. */
function isLoadNext({ scan, draft }: Reader, at: number): boolean {
  if (!scan.isSign(at, '@') && scan.word(at) !== 'at') return false;
  // `10 @ threshold`
  if (scan.word(at + 1) !== '' && !loadWords.has(scan.word(at + 1))) return false;
  const load = draft.segment?.load;
  return (
    load === undefined || load.percent !== undefined || load.weight !== undefined || load.rpe !== undefined
  );
}

const loadWords = new Set(['bw', 'bodyweight', 'body', 'rpe', 'rir']);

/** `135/95` behind sets and reps: for men and women. */
function pairOfWeights(reader: Reader, { from, to }: Quantity): number {
  const text = reader.scan.slice(from, to);
  reader.draft.isUnitAssumed = true;
  reader.addNote(from, text);
  const unit = reader.options.weightUnit;
  return reader.load({ weight: [`${text} ${unit}`], unit }, from, to);
}

const isOpen = ({ draft }: Reader): boolean => {
  const last = draft.segments.at(-1);
  return last !== undefined && last.reps.length === 0 && last.time === null && last.distance === null;
};

function addReps(reader: Reader, from: number, to: number, reps: string[]): number {
  const { draft } = reader;
  const last = draft.segments.at(-1);
  if (last && isOpen(reader)) last.reps = reps;
  else if (draft.segment && draft.segment.reps.length > 0)
    return reader.leave(from, to, 'The number of reps is said twice.');
  else draft.add({ reps });
  return reader.take(from, to);
}

/** `x 3`, `x 3 sets` behind reps that have a load: `5 @ 100kg x 3`. */
export function setsTailEntry(reader: Reader, from: number): number | null {
  const { scan, draft } = reader;
  const last = draft.segments.at(-1);
  if (!scan.isSign(from, 'x') || !startsNumber(scan, from + 1) || !last || last.sets !== null) return null;
  const quantity = quantityAt(scan, from + 1);
  if (!quantity || quantity.shape !== 'one' || (quantity.unit !== null && quantity.unit !== 'sets'))
    return null;
  last.sets = textOf(quantity);
  return reader.take(from, quantity.to);
}

/** `45 s`, `20 min`, `400 m`, `5k`, `1h30`, `15 cal` apart from a number of sets. */
export function amountEntry(reader: Reader, from: number): number | null {
  const { scan, draft } = reader;
  if (!startsNumber(scan, from)) return null;
  const time = timeAt(scan, from, timeSigns(reader));
  if (time) return addTime(reader, time);
  const quantity = quantityAt(scan, from);
  if (!quantity || (quantity.shape !== 'one' && quantity.shape !== 'slashes')) return null;
  if (isFewMetres(reader, quantity)) return addFewMetres(reader, quantity);
  if (quantity.unit === 'cal') return addCalories(reader, quantity);
  const isPair = quantity.shape === 'slashes' && quantity.unit === 'ft';
  if (isPair) return reader.note(from, quantity.to);
  const isHeight =
    quantity.unit === '"' || quantity.unit === 'in' || quantity.unit === 'cm' || quantity.unit === 'watts';
  if (isHeight) return reader.note(from, quantity.to);
  const distance = distanceText(quantity);
  if (distance === null) return null;
  const last = draft.segments.at(-1);
  if (last && last.distance === null && (draft.segment === last || isOpen(reader))) last.distance = distance;
  else if (draft.segment) return reader.leave(from, quantity.to, 'The distance is said twice.');
  else draft.add({ distance });
  return reader.take(from, quantity.to);
}

/** What each set is for; beside sets of another measure a note. */
function addCalories(reader: Reader, quantity: Quantity): number {
  const { draft } = reader;
  const { from, to } = quantity;
  const last = draft.segments.at(-1);
  const reps = caloriesOf(quantity);
  if (last && isOpen(reader)) last.reps = reps;
  else if (draft.segment || (last && !last.reps.some(asksForCalories))) reader.addNote(from, reps.join(', '));
  else draft.add({ reps });
  return reader.take(from, to);
}

/** Over so many it is a distance on the track. */
const maxFewMetres = 50;

const isFewMetres = ({ category, draft }: Reader, { unit, shape, amounts }: Quantity): boolean =>
  unit === 'm' &&
  shape === 'one' &&
  category === 'Aerobic' &&
  draft.segments.length === 0 &&
  (amounts[0]?.high ?? 0) < maxFewMetres;

/** `3 m run`, `30m easy`: miles or minutes, which plans write so. */
function addFewMetres(reader: Reader, quantity: Quantity): number {
  const { from, to } = quantity;
  const text = textOf(quantity);
  const isLong = (quantity.amounts[0]?.low ?? 0) > maxRunMiles;
  const meant = reader.decide(fewMetres, [from, to], isLong ? 'min' : 'mi');
  if (meant === 'min') reader.draft.add({ time: `${text} min` });
  else reader.draft.add({ distance: meant === 'mi' ? text : `${text} m` });
  return reader.take(from, to);
}

const maxRunMiles = 26.2;

/** A time behind sets and reps could be the rest or the length of each set: the coach is asked. */
function addTime(reader: Reader, time: Time): number {
  const { draft } = reader;
  const last = draft.segments.at(-1);
  const isTold = last !== undefined && last.reps.length > 0 && last.time === null;
  if (!last || (draft.segment === null && !isOpen(reader) && !isTold)) {
    draft.add({ time: time.text });
    return reader.take(time.from, time.to);
  }
  if (isOpen(reader) || (last.distance !== null && last.time === null && last.reps.length === 0)) {
    last.time = time.text;
    return reader.take(time.from, time.to);
  }
  if (last.time !== null) return reader.leave(time.from, time.to, 'The time is said twice.');
  const isRestKnown = draft.fields.restSeconds !== undefined;
  const meant = isRestKnown ? 'time' : reader.decide(restOrTime, [time.from, time.to], 'rest');
  if (meant === 'time') last.time = time.text;
  else return setRest(reader, time.from, time.to, time);
  return reader.take(time.from, time.to);
}

/** From here on a number alone is no number of reps. */
const leastWeight = 31;

/** A number and nothing else: reps, seconds, minutes, a weight, as the exercise has it. */
export function loneNumberEntry(reader: Reader, from: number): number | null {
  const { scan, draft } = reader;
  const quantity = startsNumber(scan, from) ? quantityAt(scan, from) : null;
  if (!quantity || quantity.unit !== null || quantity.shape !== 'one' || !isAlone(scan, quantity))
    return null;
  if (draft.segments.length > 0 && !isOpen(reader)) return null;
  const text = textOf(quantity);
  const isCounted =
    isOpen(reader) ||
    reader.isCounting ||
    reader.category === 'Calisthenics' ||
    reader.category === 'Plyometric';
  if (isCounted || reader.isHeld || reader.category === 'Aerobic') {
    const done = doneOf(reader, { kind: 'count', to: quantity.to, quantity }) ?? {};
    const last = draft.segments.at(-1);
    if (last && isOpen(reader)) Object.assign(last, done);
    else draft.add(done);
    return reader.take(from, quantity.to);
  }
  return askLone(reader, quantity, text);
}

const isAlone = (scan: Scan, { to }: Quantity): boolean =>
  scan.isEnd(to) || !scan.isTight(to) || [',', ';', '·', ')'].includes(scan.at(to).text);

function askLone(reader: Reader, quantity: Quantity, text: string): number {
  const { draft, options } = reader;
  const isHeavy = !reader.isBeforeName && (quantity.amounts[0]?.low ?? 0) >= leastWeight;
  const asked = isHeavy ? loneWeight : loneReps;
  const meant = reader.decide(asked, [quantity.from, quantity.to], isHeavy ? 'weight' : 'reps');
  if (meant === 'weight') {
    draft.isUnitAssumed = true;
    return reader.load({ weight: [text], unit: options.weightUnit }, quantity.from, quantity.to);
  }
  draft.add(meant === 'reps' ? { reps: [text] } : { sets: text });
  return reader.take(quantity.from, quantity.to);
}
