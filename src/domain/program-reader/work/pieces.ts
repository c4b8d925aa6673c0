import { startsWork } from './name-end.ts';
import { nameAt } from './names.ts';
import { phraseAt, phrasesOf } from '#domain/program-reader/work/text/phrases.ts';
import { quantityAt, startsNumber } from '#domain/program-reader/work/text/quantity.ts';
import { Scan } from '#domain/program-reader/work/text/scan.ts';
import {
  dropPhrases,
  openPhrases,
  sidePhrases,
  warmUpPhrases,
} from '#domain/program-reader/work/text/vocabulary.ts';
import type { Part, WorkOptions } from '#domain/program-reader/work/text/work.ts';

export function partOf(scan: Scan, from: number, to: number, as: Part['as']): Part[] {
  if (to <= from) return [];
  return [{ from: scan.at(from).from, to: scan.at(to - 1).to, as }];
}

const joins = phrasesOf<true>([
  [
    true,
    'superset with',
    'supersetted with',
    'super set with',
    'superset w/',
    'ss w/',
    'ss with',
    'ss',
    'paired with',
    'alternating with',
    'into',
  ],
]);

/** The position of each exercise in a line: `Row 3x10 + Push-up 3x15`, and behind a head those between commas. */
export function piecesOf(
  scan: Scan,
  begin: number,
  isGroup: boolean,
  options: WorkOptions,
): [number, number][] {
  const pieces: [number, number][] = [];
  let from = begin;
  let depth = 0;
  let hasWork = false;
  for (let at = begin; !scan.isEnd(at); at += 1) {
    if (scan.isSign(at, '(')) depth += 1;
    if (scan.isSign(at, ')')) depth = Math.max(0, depth - 1);
    if (!hasWork) hasWork = startsWork(scan, at);
    if (depth > 0) continue;
    const next = joinEnd(scan, at, isGroup, hasWork);
    if (next === null || next <= from || !beginsExercise(scan, next, isGroup, options)) continue;
    pieces.push([from, at]);
    from = next;
    hasWork = false;
    at = next - 1;
  }
  return [...pieces, [from, scan.end]];
}

/** The text that joins the exercises of a line. */
export const between = (scan: Scan, pieces: readonly [number, number][]): Part[] =>
  pieces.slice(1).flatMap(([from], index) => partOf(scan, pieces[index]?.[1] ?? from, from, 'group'));

/** Behind what stands between two exercises; null where nothing of the kind stands here. */
function joinEnd(scan: Scan, at: number, isGroup: boolean, hasWork: boolean): number | null {
  const { kind, text, gap } = scan.at(at);
  const phrase = phraseAt(scan, at, joins);
  if (phrase && (hasWork || isGroup)) return phrase.to;
  if (kind === 'word') return isGroup && (text === 'and' || text === 'then') ? at + 1 : null;
  if (kind !== 'sign') return null;
  if (text === '+' && gap && !scan.isTight(at + 1)) return hasWork || isGroup ? at + 1 : null;
  if (text === '/' && phraseAt(scan, at, sidePhrases)) return null;
  if (text === '&' || text === '/') return gap && (hasWork || isGroup) ? at + 1 : null;
  return isGroup && (text === ',' || text === ';' || text === '·' || text === '|') ? at + 1 : null;
}

/** A name begins here: in a group maybe behind its reps. */
function beginsExercise(scan: Scan, at: number, isGroup: boolean, { library }: WorkOptions): boolean {
  const isWork =
    startsWork(scan, at) ||
    phraseAt(scan, at, dropPhrases) !== null ||
    phraseAt(scan, at, warmUpPhrases) !== null;
  if (isWork && !isGroup) return namesBehindSets(scan, at, library);
  const start = isGroup ? countEnd(scan, at) : at;
  if (start === at && isWork) return false;
  const word = scan.at(start);
  if (word.kind !== 'word' && !scan.isDigits(start)) return false;
  if (turnEnd(scan.part(start, scan.end)) > start) return true;
  const name = nameAt(scan, start, library);
  if (!name) return false;
  if (name.found) return true;
  // Unknown, but with work of its own; in a group the words alone will do.
  const isNote = word.text.length < 3 || noteBegins.has(word.text);
  return !isNote && (isGroup || name.work < scan.end) && !startsWork(scan, start);
}

/** `… SS 3x15 lateral raises`: sets and then a name. */
function namesBehindSets(scan: Scan, at: number, library: WorkOptions['library']): boolean {
  const start = countEnd(scan, at);
  const isSets = start > at && scan.isSign(at + 1, 'x') && scan.at(start).kind === 'word';
  if (!isSets || startsWork(scan, start)) return false;
  const isJoined = scan.word(at - 1) === 'ss' || scan.word(at - 1) === 'with';
  return nameAt(scan, start, library)?.found != null || (isJoined && !noteBegins.has(scan.word(start)));
}

export const noteBegins = new Set([
  'rest',
  'each',
  'per',
  'last',
  'then',
  'with',
  'drop',
  'set',
  'sets',
  'reps',
  'light',
  'heavy',
  'easy',
  'slow',
  'pause',
  'hold',
  'no',
  'between',
  'for',
  'and',
  'rpe',
  'rir',
  'tempo',
  'zone',
  'jog',
  'walk',
  'amrap',
  'max',
  'back',
  'backoff',
]);

/** Behind `5`, `10 cal`, `400m`, `3x10`, `4x5, 1x5+` that stand before a name. */
export function countEnd(scan: Scan, from: number): number {
  let to = chainEnd(scan, from);
  for (let next = to; scan.isSign(to, ','); to = next) {
    const isSets = startsNumber(scan, to + 1) && chainEnd(scan, to + 1) > (quantityAt(scan, to + 1)?.to ?? 0);
    if (!isSets) break;
    next = chainEnd(scan, to + 1);
  }
  const isOf = scan.word(to) === 'x' || scan.word(to) === 'of';
  return to > from && isOf && !scan.isTight(to) ? to + 1 : to;
}

/** Behind a number, and those that stand with a times sign behind it. */
export function chainEnd(scan: Scan, from: number): number {
  if (!startsNumber(scan, from)) return from;
  let to = quantityAt(scan, from)?.to ?? from;
  while (to > from && scan.isSign(to, 'x')) {
    const open = phraseAt(scan, to + 1, openPhrases);
    const next = open?.to ?? (startsNumber(scan, to + 1) ? quantityAt(scan, to + 1)?.to : undefined);
    if (next === undefined) break;
    to = next;
  }
  return to;
}

/** `21-15-9 Thruster, Pull-up`: a ladder before the names of all that follow. */
export function ladderAhead(
  scan: Scan,
  from: number,
  options: WorkOptions,
): { from: number; to: number } | null {
  const quantity = startsNumber(scan, from) ? quantityAt(scan, from) : null;
  if (!quantity || quantity.shape !== 'ladder' || quantity.unit === '%') return null;
  let to = quantity.to;
  while ([':', 'of', 'x', '-'].includes(scan.at(to).text)) to += 1;
  return beginsExercise(scan, to, true, options) ? { from, to } : null;
}

/** `min 1:`, `odd:`, `station 2:` say in which minute an exercise of an EMOM has its turn. */
export function turnEnd(scan: Scan): number {
  const isTurn = turns.has(scan.word(scan.begin));
  const at = isTurn && scan.isDigits(scan.begin + 1) ? scan.begin + 2 : scan.begin + 1;
  return isTurn && scan.isSign(at, ':') ? at + 1 : scan.begin;
}

const turns = new Set(['min', 'minute', 'odd', 'even', 'station', 'minutes']);
