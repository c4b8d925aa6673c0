import { chainEntry, sideEntry } from './entries/sets.ts';
import {
  amountEntry,
  loneNumberEntry,
  repsEntry,
  setsHeadEntry,
  setsTailEntry,
  singleEntry,
} from './entries/counts.ts';
import { contactsEntry, heartRateEntry, labelEntry, namedFieldEntry, zoneEntry } from './entries/general.ts';
import { dropEntry, kindEntry, lastSetEntry, openEntry } from './entries/kinds.ts';
import {
  atEntry,
  effortEntry,
  mannerEntry,
  percentEntry,
  percentTailEntry,
  weightEntry,
} from './entries/loads.ts';
import { restEntry } from './entries/rest.ts';
import { tempoEntry } from './entries/tempo.ts';
import { fieldsOf } from './finish.ts';
import { Reader } from './reader.ts';
import { Scan } from './scan.ts';
import { unitAt } from './units.ts';
import { fillers, leadWords } from './vocabulary.ts';
import type { Work, WorkOptions } from './work.ts';

type Entry = (reader: Reader, from: number) => number | null;

/** What can end a note that has begun: it says itself what it is. */
const strongEntries: readonly Entry[] = [
  namedFieldEntry,
  labelEntry,
  restEntry,
  kindEntry,
  tempoEntry,
  heartRateEntry,
  effortEntry,
  zoneEntry,
  dropEntry,
  lastSetEntry,
  contactsEntry,
  setsHeadEntry,
  chainEntry,
  singleEntry,
  mannerEntry,
  percentEntry,
  atEntry,
  weightEntry,
];

const entries: readonly Entry[] = [
  ...strongEntries,
  sideEntry,
  setsTailEntry,
  repsEntry,
  openEntry,
  percentTailEntry,
  amountEntry,
  loneNumberEntry,
];

/** Even behind a word that a number belongs to: `add 5 kg`, but `pause @75%`. */
const strongestEntries: readonly Entry[] = [
  namedFieldEntry,
  restEntry,
  tempoEntry,
  effortEntry,
  chainEntry,
  atEntry,
];

/** Work alone, as in a cell `Sets x Reps` or behind the name: `3x8 @75% rest 2 min`. */
export function readWork(text: string, options: WorkOptions): Work {
  const scan = new Scan(text.length > longestLine ? '' : text);
  if (text.length <= longestLine && scan.end <= mostTokens) return workOf(scan, options);
  const why = text.length > longestLine ? tooManyCharacters : tooManyWords;
  const stretch = { from: 0, to: text.length };
  return {
    fields: {},
    doubts: [],
    leftovers: [{ ...stretch, text, why }],
    parts: [{ ...stretch, as: 'leftover' }],
    isUnitAssumed: false,
  };
}

/** Longer is no line; a note in quotes counts as one word. */
export const longestLine = 10_000;
export const mostTokens = 500;
export const tooManyCharacters = `A line has at most ${longestLine.toLocaleString('en-US')} characters.`;
export const tooManyWords = `A line of work has at most ${mostTokens} words and numbers.`;

/** The work of a stretch, with what it reads as under each choice of what has to be asked. */
function workOf(scan: Scan, options: WorkOptions): Work {
  return workBy(options, reader => {
    reader.scan = scan;
    readAll(reader);
  });
}

/** What a reading comes to; each choice of a doubt is a reading of its own. */
export function workBy(options: WorkOptions, read: (reader: Reader) => void): Work {
  const reader = readingOf(options, read);
  const fields = fieldsOf(reader.draft, options);
  return {
    fields,
    doubts: reader.doubts.map(doubt => ({
      ...doubt,
      choices: doubt.choices.map(choice => {
        const isHeld = (options.answers?.[doubt.id] ?? doubt.proposed) === choice.value;
        const answers = { ...options.answers, [doubt.id]: choice.value };
        return {
          ...choice,
          fields: isHeld ? fields : fieldsOf(readingOf({ ...options, answers }, read).draft, options),
        };
      }),
    })),
    leftovers: reader.leftovers,
    parts: reader.parts,
    isUnitAssumed: reader.draft.isUnitAssumed,
  };
}

const none = new Scan('');

function readingOf(options: WorkOptions, read: (reader: Reader) => void): Reader {
  const reader = new Reader(none, options);
  read(reader);
  return reader;
}

/** All of a cell or a stretch, entry by entry; what is none goes into a note, or is left over. */
function readAll(reader: Reader): void {
  readEntries(reader);
  reader.settlePending();
  reader.endCell();
}

export function readEntries(reader: Reader): void {
  const { scan } = reader;
  let at = scan.begin;
  while (!scan.isEnd(at)) at = readNext(reader, at);
}

function readNext(reader: Reader, at: number): number {
  const { scan } = reader;
  const { kind, text } = scan.at(at);
  if (kind === 'quoted') return reader.note(at, at + 1, text);
  if (kind === 'emoji') return reader.note(at, at + 1);
  const entry = firstOf(entries, reader, at);
  if (entry !== null) return entry;
  if (isClauseEnd(scan, at)) {
    reader.draft.endClause();
    if (text === '+') reader.take(at, at + 1);
    return at + 1;
  }
  if (isFiller(scan, at)) {
    const next = text === 'w' && scan.isSign(at + 1, '/') ? at + 2 : at + 1;
    const behind = firstOf(entries, reader, next);
    if (behind !== null) {
      reader.take(at, next);
      return behind;
    }
  }
  if (kind === 'word' && text !== 'x') return readNote(reader, at);
  return readNumberWords(reader, at);
}

function firstOf(list: readonly Entry[], reader: Reader, at: number): number | null {
  for (const entry of list) {
    const to = entry(reader, at);
    if (to !== null && to > at) return to;
  }
  return null;
}

const clauseEnds = new Set([',', ';', '·', '|', '+']);

function isClauseEnd(scan: Scan, at: number): boolean {
  const { kind, text, gap } = scan.at(at);
  if (kind !== 'sign') return false;
  return clauseEnds.has(text) || (text === '-' && gap && scan.at(at + 1).gap);
}

const isFiller = (scan: Scan, at: number): boolean =>
  fillers.has(scan.at(at).text) && scan.at(at).kind !== 'quoted';

/** Words that no entry is made of, up to the next sign or what says itself what it is. */
function readNote(reader: Reader, from: number): number {
  const { scan } = reader;
  let to = from + 1;
  while (!scan.isEnd(to) && !endsNote(scan, to)) {
    const isLed = leadWords.has(scan.word(to - 1));
    const next = firstOf(isLed ? strongestEntries : strongEntries, reader, to);
    if (next !== null) {
      reader.note(from, to);
      return next;
    }
    to = runEnd(scan, to);
  }
  return reader.note(from, to);
}

/** Behind a run of numbers and signs without blanks, which is read as a whole or not at all. */
function runEnd(scan: Scan, from: number): number {
  let to = from + 1;
  if (!scan.isDigits(from)) return to;
  while (scan.isTight(to) && (scan.isDigits(to) || runSigns.has(scan.at(to).text))) to += 1;
  return to;
}

const runSigns = new Set([',', '.', '-', '/', '+', ':']);

function endsNote(scan: Scan, at: number): boolean {
  const { kind, text } = scan.at(at);
  if (kind === 'quoted' || kind === 'emoji') return true;
  return (
    kind === 'sign' &&
    (text === ';' ||
      text === '|' ||
      text === '(' ||
      text === ')' ||
      text === '·' ||
      (text === ',' && !isWithinNote(scan, at)))
  );
}

/** A comma between words of one note. */
const isWithinNote = (scan: Scan, at: number): boolean =>
  scan.word(at + 1).length > 1 && scan.word(at - 1) !== '' && !scan.isDigits(at + 2);

/** `20 in box`, `2 plates`: a number with a word behind that is no unit is part of what is said; alone it is left over. */
function readNumberWords(reader: Reader, at: number): number {
  const { scan } = reader;
  const isNumber = scan.isDigits(at) && scan.at(at).text.length <= 4;
  const word = scan.word(at + 1);
  if (isNumber && unitAt(scan, at + 1)?.unit === 'rm') return readNote(reader, at);
  if (isNumber && word.length > 2 && !scan.isTight(at + 1) && reader.draft.segments.length > 0)
    return readNote(reader, at);
  return runEnd(scan, at);
}
