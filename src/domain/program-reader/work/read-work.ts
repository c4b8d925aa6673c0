import { chainEntry, sideEntry } from './entries/sets.ts';
import {
  amountEntry,
  bracketsEntry,
  loneNumberEntry,
  repsEntry,
  setsHeadEntry,
  setsTailEntry,
  singleEntry,
} from './entries/counts.ts';
import { contactsEntry, heartRateEntry, labelEntry, namedFieldEntry, zoneEntry } from './entries/general.ts';
import { dropEntry, kindEntry, lastSetEntry, openEntry } from './entries/kinds.ts';
import { effortEntry } from './entries/efforts.ts';
import { atEntry, helpEntry, mannerEntry, settingEntry, weightEntry } from './entries/loads.ts';
import { percentEntry, percentTailEntry } from './entries/percents.ts';
import { restEntry } from './entries/rest.ts';
import { tempoEntry } from './entries/tempo.ts';
import { maxSetTargets } from '#domain/limits.ts';
import { fieldsOf, setsBeyond } from './finish.ts';
import { settleLastSetOpen } from './last-set-open.ts';
import { leaveUnequalLists } from './unequal-lists.ts';
import { Reader } from '#domain/program-reader/work/text/reader.ts';
import { Scan } from '#domain/program-reader/work/text/scan.ts';
import { unitAt } from '#domain/program-reader/work/text/units.ts';
import { fillers, leadWords } from '#domain/program-reader/work/text/vocabulary.ts';
import type { Work, WorkOptions } from '#domain/program-reader/work/text/work.ts';

type Entry = (reader: Reader, from: number) => number | null;

/** Entries that end a note: their own form is unmistakable. */
const strongEntries: readonly Entry[] = [
  namedFieldEntry,
  labelEntry,
  helpEntry,
  restEntry,
  kindEntry,
  tempoEntry,
  heartRateEntry,
  settingEntry,
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
  bracketsEntry,
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
  if (text.length <= longestLine && scan.end <= maxTokens) return workOf(scan, options);
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
export const maxTokens = 500;
export const tooManyCharacters = `A line has at most ${longestLine.toLocaleString('en-US')} characters.`;
export const tooManyWords = `A line of work has at most ${maxTokens} words and numbers.`;

/** The work of a stretch, with its reading under each choice of every question. */
function workOf(scan: Scan, options: WorkOptions): Work {
  return workBy(options, reader => {
    reader.scan = scan;
    readAll(reader);
  });
}

/** The result of a reading; every choice of a doubt is a reading of its own. */
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
  settleLastSetOpen(reader);
  leaveUnequalLists(reader);
  leaveBeyond(reader);
  return reader;
}

/** Sets that differ are named one by one, as far as a prescription can. */
function leaveBeyond({ draft, leftovers }: Reader): void {
  const beyond = setsBeyond(draft);
  if (beyond === 0) return;
  const text = `${beyond} of ${maxSetTargets + beyond} sets`;
  leftovers.push({
    from: 0,
    to: 0,
    text,
    why: `At most ${maxSetTargets} sets that differ are named one by one.`,
  });
}

/** Reads a whole cell or stretch, entry by entry; other text goes into a note, or is left over. */
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
  const bounded = kind === 'sign' && scan.isBound(at) ? readBound(reader, at) : null;
  if (bounded !== null) return bounded;
  const entry = firstOf(entries, reader, at);
  if (entry !== null) return entry;
  if (isClauseEnd(scan, at)) {
    reader.draft.endClause();
    if (text === '+' || text === '/') reader.take(at, at + 1);
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

/** `~60 kg`, `>8 reps`: the number holds, and the notes say that it is about so much, or more. */
function readBound(reader: Reader, at: number): number | null {
  const to = firstOf(entries, reader, at + 1);
  if (to === null) return null;
  if (reader.isTaken(at + 1)) reader.noteAlso(at, to);
  return to;
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
  return clauseEnds.has(text) || ((text === '-' || text === '/') && gap && scan.at(at + 1).gap);
}

const isFiller = (scan: Scan, at: number): boolean =>
  fillers.has(scan.at(at).text) && scan.at(at).kind !== 'quoted';

/** Words outside any entry, up to the next sign or an unmistakable entry. */
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

/** `20 in box`, `2 plates`: a number before a word that is no unit is part of a phrase; alone it is left over. */
function readNumberWords(reader: Reader, at: number): number {
  const { scan } = reader;
  const isNumber = scan.isDigits(at) && scan.at(at).text.length <= 4;
  const word = scan.word(at + 1);
  if (isNumber && unitAt(scan, at + 1)?.unit === 'rm') return readNote(reader, at);
  if (isNumber && word.length > 2 && !scan.isTight(at + 1) && reader.draft.segments.length > 0)
    return readNote(reader, at);
  return runEnd(scan, at);
}
