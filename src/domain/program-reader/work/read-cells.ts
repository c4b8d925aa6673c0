import { shareOrWeight } from '#domain/program-reader/work/text/askings.ts';
import type { Load } from '#domain/program-reader/work/text/draft.ts';
import { dateAt, repsOfDate } from '#domain/program-reader/work/text/dates.ts';
import { rpeOfRir, rpeText } from './entries/efforts.ts';
import { sameInOther, thingsAt } from './entries/loads.ts';
import { leaveOtherMax, otherMaxEnd, percentOfShare } from './entries/percents.ts';
import { bareRest, setRest } from './entries/rest.ts';
import { doneOf } from './entries/done.ts';
import { termAt, textOf } from './entries/terms.ts';
import { maxSets } from './entries/sets.ts';
import { tempoAt } from './entries/tempo.ts';
import { phraseAt } from '#domain/program-reader/work/text/phrases.ts';
import { quantityAt, startsNumber } from '#domain/program-reader/work/text/quantity.ts';
import type { Quantity } from '#domain/program-reader/work/text/quantity-types.ts';
import { readEntries, workBy } from './read-work.ts';
import type { Reader } from '#domain/program-reader/work/text/reader.ts';
import { Scan } from '#domain/program-reader/work/text/scan.ts';
import { allTimeSigns, timeAt } from '#domain/program-reader/work/text/times.ts';
import { isWeightUnit } from '#domain/program-reader/work/text/units.ts';
import { nothingPhrases } from '#domain/program-reader/work/text/vocabulary.ts';
import type { Work, WorkCell, WorkColumn, WorkOptions } from '#domain/program-reader/work/text/work.ts';

/** Longer is no cell of work, but a note. */
const longestCell = 1_000;

/**
 * The cells of a row as one prescription: sets beside reps, a load for each of them. `cell` in the results counts from
 * 0.
 */
export function readCells(cells: readonly WorkCell[], options: WorkOptions): Work {
  const inOrder = cells
    .map((cell, index) => ({ cell, index }))
    .toSorted((a, b) => orderOf(a.cell) - orderOf(b.cell));
  return workBy(options, reader => {
    for (const { cell, index } of inOrder) {
      const scan = new Scan(cell.text);
      reader.startCell(scan, index);
      if (scan.end > 0) readOne(reader, scan, cell);
      reader.endCell();
    }
    reader.settlePending();
  });
}

/** Warm-ups come before the sets, and sets before their details. */
const order: readonly WorkColumn[] = [
  'warm-up-sets',
  'sets-and-reps',
  'sets',
  'reps',
  'time',
  'distance',
  'load',
  'percent',
  'rpe',
  'rir',
];
const orderOf = ({ column }: WorkCell): number => {
  const at = order.indexOf(column);
  return at === -1 ? order.length : at;
};

function readOne(reader: Reader, scan: Scan, cell: WorkCell): void {
  if (cell.column === 'notes' || cell.text.length > longestCell) {
    reader.note(0, scan.end, cell.text);
    return;
  }
  const nothing = phraseAt(scan, 0, nothingPhrases);
  if (nothing && scan.isEnd(nothing.to)) {
    reader.take(0, nothing.to);
    return;
  }
  const to = readers[cell.column](reader, cell);
  if (to === null) readEntries(reader);
  else if (!scan.isEnd(to)) readRest(reader, to);
  reader.draft.clause = 0;
}

/** Text after the value of a cell: `3 (each side)`, `80 kg, paused`. */
function readRest(reader: Reader, from: number): void {
  const { scan } = reader;
  reader.scan = scan.part(from, scan.end);
  readEntries(reader);
  reader.scan = scan;
}

type ReadCell = (reader: Reader, cell: WorkCell) => number | null;

const readers: Record<WorkColumn, ReadCell> = {
  sets: readSets,
  reps: readReps,
  'sets-and-reps': readSetsAndReps,
  'warm-up-sets': readWarmUps,
  load: readLoad,
  percent: readPercent,
  rpe: (reader, cell) => readEffort(reader, cell, 'rpe'),
  rir: (reader, cell) => readEffort(reader, cell, 'rir'),
  'last-set-rpe': readLastEffort,
  rest: readRestCell,
  time: readTime,
  distance: readDistance,
  tempo: readTempo,
  'heart-rate': readHeartRate,
  contacts: readContacts,
  notes: () => null,
};

/** A quantity that nothing goes on behind: a word or sign that follows has to be apart. */
function valueAt(scan: Scan, from: number, commas: 'decimal' | 'open' = 'decimal'): Quantity | null {
  const quantity = startsNumber(scan, from) ? quantityAt(scan, from, commas) : null;
  return quantity && !scan.isSign(quantity.to, 'x') ? quantity : null;
}

function readSets(reader: Reader): number | null {
  const { scan } = reader;
  const date = dateAt(scan, 0, true);
  if (date) {
    reader.draft.add({ sets: repsOfDate(reader, 0, date) });
    return reader.take(0, date.to);
  }
  const quantity = valueAt(scan, 0);
  if (!quantity || quantity.shape !== 'one' || (quantity.unit !== null && quantity.unit !== 'sets'))
    return null;
  if (quantity.amounts[0]?.high === 0) return reader.leave(0, quantity.to, 'No set is done.');
  reader.draft.add({ sets: textOf(quantity).replace('+', '') });
  return reader.take(0, quantity.to);
}

/** `3/8` under `Sets/Reps` is three sets of eight; `5/5/5+` is the reps of each. */
function readSetsAndReps(reader: Reader): number | null {
  const { scan } = reader;
  const quantity = valueAt(scan, 0);
  const [sets, reps, more] = quantity?.amounts ?? [];
  if (!quantity || !sets || !reps || more || quantity.shape !== 'slashes' || quantity.unit !== null)
    return null;
  const isCount = sets.low === sets.high && sets.low >= 1 && sets.low <= maxSets && !sets.plus;
  if (!isCount || !scan.isEnd(quantity.to)) return null;
  reader.draft.add({ sets: sets.text, reps: [reps.text] });
  return reader.take(0, quantity.to);
}

function readReps(reader: Reader): number | null {
  const { scan, draft } = reader;
  const date = dateAt(scan, 0, true);
  const quantity = date ? null : valueAt(scan, 0, 'open');
  const term = date || (quantity === null && startsNumber(scan, 0)) ? null : termAt(reader, 0, 1);
  if (!date && (!term || term.kind === 'weight' || term.kind === 'percent')) return null;
  const done = date ? { reps: [repsOfDate(reader, 0, date)] } : term && doneOf(reader, term);
  const to = date?.to ?? term?.to;
  if (!done || to === undefined) return null;
  const last = draft.segments.at(-1);
  if (last && last.reps.length === 0 && last.kind === 'work') Object.assign(last, done);
  else draft.add(done);
  return reader.take(0, to);
}

/** `2`, `2x5`, `1-2`: so many before the sets that count. */
function readWarmUps(reader: Reader): number | null {
  const { scan, draft } = reader;
  const quantity = valueAt(scan, 0);
  draft.nextKind = 'warmup';
  draft.isKindSticky = true;
  if (quantity && quantity.shape === 'one' && (quantity.unit === null || quantity.unit === 'sets')) {
    const isNone = quantity.amounts[0]?.high === 0;
    if (!isNone) draft.add({ sets: textOf(quantity) });
    reader.take(0, quantity.to);
    if (!scan.isEnd(quantity.to)) readRest(reader, quantity.to);
  } else readEntries(reader);
  draft.nextKind = 'work';
  draft.isKindSticky = false;
  draft.endClause();
  return scan.end;
}

/** A load applies to the sets that stand already, or to those that follow. */
function addLoad(reader: Reader, load: Load, to: number): number {
  const work = reader.draft.segments.filter(({ kind }) => kind === 'work');
  if (work.length <= 1) {
    if (work.length === 1) reader.draft.clause = work[0]?.clause ?? 0;
    return reader.load(load, 0, to);
  }
  for (const segment of work) segment.load = { ...load, ...segment.load };
  return reader.take(0, to);
}

/** `100`, `82,5`, `+10`, `-20 kg`, `BW+10`, `75%`, `RPE 8`; a text that is no weight stays as it is written. */
function readLoad(reader: Reader, cell: WorkCell): number | null {
  const { scan, options } = reader;
  const sign = scan.isSign(0, '+') || (scan.isSign(0, '-') && scan.isTight(1)) ? 1 : 0;
  const quantity = valueAt(scan, sign);
  if (sign > 0 && quantity?.unit === '%')
    return reader.leave(0, quantity.to, `“${scan.slice(0, quantity.to)}” does not say of what it is.`);
  const ofHead = cell.unit === 'kg' || cell.unit === 'lb' ? cell.unit : null;
  const isWhole = quantity && (scan.isEnd(quantity.to) || scan.isSign(quantity.to, '('));
  if (quantity && isWhole && quantity.unit === null && quantity.shape !== 'ladder') {
    if (ofHead === null) reader.draft.isUnitAssumed = true;
    const texts = quantity.amounts.map(({ text }) => (sign ? scan.at(0).text : '') + text);
    const unit = ofHead ?? options.weightUnit;
    const isPair = quantity.shape === 'slashes' && quantity.amounts.length === 2;
    if (isPair) reader.addNote(0, scan.slice(0, quantity.to));
    if (
      ofHead === null &&
      quantity.amounts.every(({ high, text }) => high <= maxShare && text.includes('.'))
    ) {
      return shareOrLoad(reader, quantity);
    }
    return addLoad(reader, { weight: isPair ? [`${textOf(quantity)} ${unit}`] : texts, unit }, quantity.to);
  }
  if (quantity && isWhole && isWeightUnit(quantity.unit) && quantity.shape !== 'slashes') {
    const texts = quantity.amounts.map(({ text }) => (sign ? scan.at(0).text : '') + text);
    const to = addLoad(reader, { weight: texts, unit: quantity.unit }, quantity.to);
    return sameInOther(reader, quantity, quantity.unit, to);
  }
  return thingsAt(reader, 0, 0) ?? (isUnderstood(reader) ? null : asWritten(reader));
}

/** `0.75` where a weight is expected: no weight is so small. */
function shareOrLoad(reader: Reader, quantity: Quantity): number {
  const { to, amounts } = quantity;
  if (reader.decide(shareOrWeight, [0, to], 'percent') === 'percent') {
    return addLoad(reader, { percent: amounts.map(({ low }) => percentOfShare(low)) }, to);
  }
  reader.draft.isUnitAssumed = true;
  return addLoad(reader, { weight: amounts.map(({ text }) => text), unit: reader.options.weightUnit }, to);
}

const loadWords = new Set(['bw', 'bodyweight', 'rpe', 'rir', 'at', 'body']);

/** Whether a load's text begins as one that can be read, with nothing behind that can't. */
function isUnderstood({ scan }: Reader): boolean {
  let hasNumber = false;
  for (let at = 0; at < scan.end; at += 1) {
    const { kind, text } = scan.at(at);
    if (kind === 'digits') hasNumber = true;
    if (kind === 'word' && !knownInLoad.has(text)) return false;
  }
  return hasNumber || loadWords.has(scan.word(0));
}

const knownInLoad = new Set([
  'kg',
  'kgs',
  'lb',
  'lbs',
  'bw',
  'bodyweight',
  'body',
  'weight',
  'rpe',
  'rir',
  'at',
  'x',
  'of',
  'rm',
  'max',
  'tm',
  'training',
  'percent',
  'pounds',
  'kilos',
  'pound',
  'kilo',
  'to',
  'e',
  'в',
  'кг',
]);

/** `Yellow band`, `level 8`: as written, never a number. */
function asWritten(reader: Reader): number {
  const { scan, options } = reader;
  const text = scan.slice(0, scan.end).trim();
  if (text.length > 100) return reader.note(0, scan.end);
  return addLoad(reader, { weight: [text], unit: options.weightUnit }, scan.end);
}

/** The most that a number under a percent can be a share: 1.2 is 120 %. */
const maxShare = 1.2;

function readPercent(reader: Reader, { percentOf }: WorkCell): number | null {
  const { scan } = reader;
  const at = scan.isSign(0, '@') ? 1 : 0;
  const quantity = valueAt(scan, at);
  if (!quantity || (quantity.unit !== null && quantity.unit !== '%') || quantity.shape === 'ladder')
    return null;
  const ofOther = otherMaxEnd(scan, quantity.to);
  if (ofOther !== null) return leaveOtherMax(reader, 0, ofOther);
  const isShare = quantity.unit === null && quantity.amounts.every(({ high }) => high <= maxShare);
  const percent = quantity.amounts.map(({ low, high, text }) => {
    if (!isShare) return text;
    return low === high ? percentOfShare(low) : `${percentOfShare(low)}-${percentOfShare(high)}`;
  });
  return addLoad(reader, { percent, ...(percentOf && { percentOf }) }, quantity.to);
}

function readEffort(reader: Reader, _: WorkCell, kind: 'rpe' | 'rir'): number | null {
  const { scan } = reader;
  const at = scan.isSign(0, '@') ? 1 : 0;
  const date = dateAt(scan, at, true);
  if (date) {
    const text = repsOfDate(reader, at, date);
    const [low = 0, high = low] = text.split('-').map(Number);
    const rpe =
      kind === 'rpe' ? rpeText({ text, low, high, plus: false }) : rpeOfRir({ text, low, high, plus: false });
    return rpe === null ? null : addLoad(reader, { rpe: [rpe] }, date.to);
  }
  const quantity = valueAt(scan, at);
  const isIts = quantity && (quantity.unit === null || quantity.unit === kind);
  // `RPE 8` under RIR, `2 RIR` under RPE say themselves what they are.
  if (!isIts) return null;
  const read = quantity.amounts.map(amount => (kind === 'rpe' ? rpeText(amount) : rpeOfRir(amount)));
  const rpe = read.filter(text => text !== null);
  return rpe.length === read.length ? addLoad(reader, { rpe }, quantity.to) : null;
}

function readLastEffort(reader: Reader): number | null {
  const { scan, draft } = reader;
  const at = scan.word(0) === 'rpe' ? 1 : 0;
  const quantity = valueAt(scan, at);
  const [amount] = quantity?.amounts ?? [];
  const rpe = quantity && amount && quantity.shape === 'one' ? rpeText(amount) : null;
  if (!quantity || rpe === null) return null;
  draft.last.rpe = rpe;
  return reader.take(0, quantity.to);
}

function readRestCell(reader: Reader, { unit }: WorkCell): number | null {
  const { scan } = reader;
  if (!startsNumber(scan, 0))
    return scan.word(0) === 'rest' || scan.word(0) === 'r' ? null : restInWords(reader);
  const ofHead = unit === 's' || unit === 'min' || unit === 'h' ? unit : null;
  const time = timeAt(scan, 0, allTimeSigns) ?? bareRest(reader, 0, ofHead);
  return time && setRest(reader, 0, time.to, time);
}

function restInWords(reader: Reader): number {
  const { scan } = reader;
  const text = scan.slice(0, scan.end).trim();
  return text.length > 100 ? reader.note(0, scan.end) : reader.set('restSeconds', text, 0, scan.end);
}

function readTime(reader: Reader, { unit }: WorkCell): number | null {
  const { scan, draft } = reader;
  const time = startsNumber(scan, 0) ? timeAt(scan, 0, allTimeSigns) : null;
  const quantity = time ? null : valueAt(scan, 0);
  const [amount] = quantity?.amounts ?? [];
  if (!time && (!quantity || !amount || quantity.unit !== null || quantity.shape !== 'one')) return null;
  const ofHead = unit === 's' || unit === 'min' || unit === 'h' ? unit : null;
  const text = time?.text ?? `${amount?.text} ${ofHead ?? (reader.category === 'Aerobic' ? 'min' : 's')}`;
  const last = draft.segments.at(-1);
  if (last && last.time === null) last.time = text;
  else draft.add({ time: text });
  return reader.take(0, time?.to ?? quantity?.to ?? 0);
}

function readDistance(reader: Reader, { unit }: WorkCell): number | null {
  const { scan, draft, options } = reader;
  const term = startsNumber(scan, 0) ? termAt(reader, 0, 0) : null;
  const quantity = valueAt(scan, 0);
  let text = term?.kind === 'distance' ? term.text : null;
  if (text === null && quantity?.unit === null && quantity.shape === 'one') {
    const ofHead = unit && ['m', 'km', 'mi', 'yd'].includes(unit) ? unit : options.distanceUnit;
    if (!unit) draft.isUnitAssumed = true;
    text = ofHead === 'mi' ? textOf(quantity) : `${textOf(quantity)} ${ofHead}`;
  }
  if (text === null) return null;
  const last = draft.segments.at(-1);
  if (last && last.distance === null) last.distance = text;
  else draft.add({ distance: text });
  return reader.take(0, term?.to ?? quantity?.to ?? 0);
}

function readTempo(reader: Reader): number | null {
  const { scan } = reader;
  const at = scan.word(0) === 'tempo' || scan.word(0) === 't' || scan.isSign(0, '@') ? 1 : 0;
  const tempo = tempoAt(scan, at, 'named');
  if (tempo && scan.isEnd(tempo.to)) return reader.set('tempo', tempo.text, 0, tempo.to);
  const text = scan.slice(0, scan.end).trim();
  return text.length <= 20 ? reader.set('tempo', text, 0, scan.end) : reader.note(0, scan.end);
}

function readHeartRate(reader: Reader): number | null {
  const { scan } = reader;
  const text = scan.slice(0, scan.end).trim();
  const quantity = valueAt(scan, 0);
  const isRate = quantity && (quantity.unit === null || quantity.unit === 'bpm') && scan.isEnd(quantity.to);
  if (isRate) return reader.set('targetHeartRate', textOf(quantity), 0, quantity.to);
  return text.length > 100 ? reader.note(0, scan.end) : reader.set('targetHeartRate', text, 0, scan.end);
}

function readContacts(reader: Reader): number | null {
  const { scan } = reader;
  const quantity = valueAt(scan, 0);
  const isCount =
    quantity && (quantity.unit === null || quantity.unit === 'contacts') && quantity.shape === 'one';
  return isCount ? reader.set('volume', textOf(quantity), 0, quantity.to) : null;
}
