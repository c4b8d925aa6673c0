import { phraseAt, phrasesOf } from '#domain/program-reader/work/text/phrases.ts';
import { quantityAt, startsNumber } from '#domain/program-reader/work/text/quantity.ts';
import type { Load } from '#domain/program-reader/work/text/draft.ts';
import type { Reader } from '#domain/program-reader/work/text/reader.ts';
import { Scan } from '#domain/program-reader/work/text/scan.ts';
import { isWeightUnit } from '#domain/program-reader/work/text/units.ts';
import type { WorkOptions } from '#domain/program-reader/work/text/work.ts';
import { fieldNames } from '#domain/shorthand/signs.ts';
import type { SpokenField } from '#domain/shorthand/spoken-fields.ts';
import { textOf } from './terms.ts';

/** `HR 140-150`, `140-150 bpm`, `@ 140 bpm`. */
export function heartRateEntry(reader: Reader, from: number): number | null {
  const { scan } = reader;
  const start = scan.isSign(from, '@') || scan.word(from) === 'at' ? from + 1 : from;
  const named = phraseAt(scan, start, heartRates);
  const colon = named && scan.isSign(named.to, ':') ? 1 : 0;
  const bound = named && scan.isBound(named.to + colon) ? 1 : 0;
  const at = named ? named.to + colon + bound : start;
  const quantity = startsNumber(scan, at) ? quantityAt(scan, at) : null;
  if (!quantity || quantity.shape !== 'one') return null;
  const [amount] = quantity.amounts;
  const isRate = amount !== undefined && amount.low >= 30 && amount.high <= 250;
  if (!isRate || (quantity.unit !== 'bpm' && !(named && quantity.unit === null))) return null;
  const to = reader.set('targetHeartRate', textOf(quantity), from, quantity.to);
  if (bound > 0 && reader.isTaken(at)) reader.noteAlso(at - 1, to, from);
  return to;
}

const heartRates = phrasesOf<true>([
  [true, 'hr', 'heart rate', 'target hr', 'target heart rate', 'heartrate', 'puls'],
]);

/** `contacts 20`, `20 contacts`. */
export function contactsEntry(reader: Reader, from: number): number | null {
  const { scan } = reader;
  const isNamed = scan.word(from) === 'contacts';
  const at = isNamed ? (scan.isSign(from + 1, ':') ? from + 2 : from + 1) : from;
  const quantity = startsNumber(scan, at) ? quantityAt(scan, at) : null;
  if (!quantity || (quantity.unit !== 'contacts' && !(isNamed && quantity.unit === null))) return null;
  return reader.set('volume', textOf(quantity), from, quantity.to);
}

/** `zone 2`, `@ Z2`, `in zone 2-3`: no field holds it. */
export function zoneEntry(reader: Reader, from: number): number | null {
  const { scan } = reader;
  const isLed = scan.isSign(from, '@') || ['at', 'in', 'hr'].includes(scan.word(from));
  const start = isLed ? from + 1 : from;
  const isZone =
    scan.word(start) === 'zone' ||
    scan.word(start) === 'zones' ||
    (scan.word(start) === 'z' && scan.isTight(start + 1));
  const quantity = isZone && scan.isDigits(start + 1) ? quantityAt(scan, start + 1) : null;
  if (!quantity || quantity.amounts.some(({ low }) => low > 7)) return null;
  if (isLed) reader.mark(from, start, 'note');
  return reader.note(start, quantity.unit === null ? quantity.to : start + 2);
}

const byName = new Map<string, SpokenField>(
  Object.entries(fieldNames).map(([field, name]) => [name, field as SpokenField]),
);

/** `load:"2 x 24"`, as shorthand writes what has no sign of its own. */
export function namedFieldEntry(reader: Reader, from: number): number | null {
  const { scan } = reader;
  const word = scan.word(from);
  if (word === '' || !scan.isSign(from + 1, ':') || scan.isEnd(from + 2)) return null;
  if (noteNames.has(word)) return reader.noteAfter(from, from + 2, scan.end);
  const field = byName.get(word);
  const value = scan.at(from + 2);
  if (!field || field === 'notes' || value.kind !== 'quoted' || !scan.isTight(from + 2)) return null;
  if (field === 'weight') reader.load(loadInQuotes(value.text, reader.options), from, from + 3);
  else if (field === 'percent1RM') reader.load({ percent: [value.text] }, from, from + 3);
  else if (field === 'rpe') reader.load({ rpe: [value.text] }, from, from + 3);
  else reader.setQuoted(field, value.text, from, from + 3);
  return from + 3;
}

/** `load:"65/75/85%"`, `load:"60, 70, 80 kg"`: percents, and weights for the sets one by one; any other text stays as it is written. */
function loadInQuotes(text: string, { weightUnit }: WorkOptions): Load {
  const scan = new Scan(text);
  const quantity = startsNumber(scan, 0) ? quantityAt(scan, 0, 'list') : null;
  const written = { weight: [text], unit: weightUnit };
  if (!quantity || !scan.isEnd(quantity.to) || quantity.shape === 'ladder') return written;
  const texts = quantity.amounts.map(amount => amount.text);
  if (quantity.unit === '%') return { percent: texts };
  // `135/95 lb` is for men and women.
  return isWeightUnit(quantity.unit) && texts.length > 2 ? { weight: texts, unit: quantity.unit } : written;
}

const noteNames = new Set([
  'notes',
  'note',
  'cue',
  'cues',
  'comment',
  'comments',
  'coach',
  'nb',
  'notiz',
  'notizen',
  'remarks',
]);

const leading = phrasesOf<true>([
  [
    true,
    'sets:',
    'reps:',
    'load:',
    'weight:',
    'percent:',
    'time:',
    'duration:',
    'distance:',
    'intensity:',
    'dist:',
    'wt:',
  ],
]);

/** `Sets: 3, Reps: 10, Weight: 60 kg`: the name before a value that says it itself, or whose place says it. */
export function labelEntry(reader: Reader, from: number): number | null {
  const { scan } = reader;
  const label = phraseAt(scan, from, leading);
  if (!label || !startsNumber(scan, label.to)) return null;
  const quantity = quantityAt(scan, label.to, 'decimal');
  if (!quantity) return null;
  const word = scan.word(from);
  const isBare = quantity.unit === null && !scan.isSign(quantity.to, 'x');
  if (word === 'sets' && isBare && quantity.shape === 'one') {
    reader.draft.add({ sets: textOf(quantity) });
    return reader.take(from, quantity.to);
  }
  if (word === 'reps' && isBare) {
    const last = reader.draft.segments.at(-1);
    const reps = quantity.amounts.map(({ text }) => text);
    if (last && last.reps.length === 0) last.reps = reps;
    else reader.draft.add({ reps });
    return reader.take(from, quantity.to);
  }
  if (['load', 'weight', 'wt'].includes(word) && isBare) {
    reader.draft.isUnitAssumed = true;
    return reader.load(
      { weight: quantity.amounts.map(({ text }) => text), unit: reader.options.weightUnit },
      from,
      quantity.to,
    );
  }
  if (word === 'percent' && isBare)
    return reader.load({ percent: quantity.amounts.map(({ text }) => text) }, from, quantity.to);
  return reader.take(from, label.to);
}
