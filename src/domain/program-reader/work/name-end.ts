import { phraseAt } from '#domain/program-reader/work/text/phrases.ts';
import { quantityAt, startsNumber } from '#domain/program-reader/work/text/quantity.ts';
import type { Scan } from '#domain/program-reader/work/text/scan.ts';
import { unitAt } from '#domain/program-reader/work/text/units.ts';
import {
  bodyweightPhrases,
  dropPhrases,
  openPhrases,
  restPhrases,
  settingWords,
  sidePhrases,
  warmUpPhrases,
} from '#domain/program-reader/work/text/vocabulary.ts';

const namedNumbers = new Set([
  'rpe',
  'rir',
  'tempo',
  't',
  'r',
  'hr',
  'contacts',
  'zone',
  'z',
  'w',
  'for',
  'sets',
  'reps',
  'x',
  'of',
  'at',
]);
const breaks = new Set([',', ';', ':', '·', '|', '-', '/', '→', '←', '>']);
const fieldWords = new Set([
  'load',
  'reps',
  'sets',
  'percent',
  'time',
  'distance',
  'rest',
  'contact',
  'ground',
  'hr',
  'rpe',
  'weight',
  'notes',
  'note',
  'unit',
  'rir',
  'tempo',
  'contacts',
]);

const deepest = 2;

/** Whether work begins here, where a name could end: a number that is of something, a sign, or a word that says what follows. */
export function startsWork(scan: Scan, at: number, depth = 0): boolean {
  // Signs before signs say nothing of what follows.
  if (depth > deepest) return false;
  const { kind, text } = scan.at(at);
  if (kind === 'quoted' || kind === 'emoji') return true;
  if (kind === 'digits' || startsNumber(scan, at)) return startsWithNumber(scan, at, depth);
  if (kind === 'word') return startsWithWord(scan, at, text);
  if (text === '@' || (kind === 'sign' && scan.isBound(at))) return true;
  // `Back Squat #225 5x5`; `Bench Press #2` is a second one.
  if (text === '#') return scan.isTight(at + 1) && scan.isDigits(at + 1) && scan.at(at + 1).text.length > 1;
  if (text === '+') return scan.isDigits(at + 1) && scan.at(at).gap;
  if (text === '(')
    return startsWork(scan, at + 1, depth + 1) || phraseAt(scan, at + 1, sidePhrases) !== null;
  return (
    breaks.has(text) && isBreak(scan, at) && !scan.isEnd(at + 1) && startsBehind(scan, at + 1, depth + 1)
  );
}

/** `Squat: 3x5`, `Squat - 3x5`; the hyphen of a word is none. */
const isBreak = (scan: Scan, at: number) =>
  !(scan.isSign(at, '-') || scan.isSign(at, '/')) || (scan.at(at).gap && scan.at(at + 1).gap);

const startsBehind = (scan: Scan, at: number, depth: number): boolean =>
  startsWork(scan, at, depth) ||
  phraseAt(scan, at, warmUpPhrases) !== null ||
  phraseAt(scan, at, bodyweightPhrases) !== null;

function startsWithNumber(scan: Scan, at: number, depth: number): boolean {
  const before = scan.at(at - 1);
  // `Z2`, `A1`, `1-2`: it is part of the word before.
  if (
    scan.isTight(at) &&
    (before.kind === 'word' || before.text === '-' || before.text === '/' || before.text === '#')
  )
    return false;
  const quantity = quantityAt(scan, at);
  if (quantity === null) return scan.isDigits(at + 2);
  const next = scan.at(quantity.to);
  if (quantity.unit !== null)
    return !(scan.isTight(quantity.to) && ((next.kind === 'word' && next.text !== 'x') || next.text === '-'));
  if (
    next.text === 'x' ||
    next.kind === 'sign' ||
    next.text === '' ||
    next.kind === 'quoted' ||
    next.kind === 'emoji'
  ) {
    // `1-Arm`, `90/90`: a number within a word.
    return !(next.text === '-' && scan.isTight(quantity.to) && isOfName(scan.word(quantity.to + 1)));
  }
  const isTightWord = scan.isTight(quantity.to);
  const isList =
    quantity.shape !== 'one' ||
    quantity.amounts[0]?.plus === true ||
    quantity.amounts[0]?.low !== quantity.amounts[0]?.high;
  const isKnown =
    unitAt(scan, quantity.to) !== null ||
    phraseAt(scan, quantity.to, sidePhrases) !== null ||
    startsWork(scan, quantity.to, depth + 1);
  return !isTightWord && (isList || isKnown);
}

/** `1-Arm`, `45-Degree`; `30-sec` is how long. */
const isOfName = (word: string): boolean => word.length > 3 || word === 'arm' || word === 'leg';

function startsWithWord(scan: Scan, at: number, text: string): boolean {
  if (scan.isTight(at) && scan.at(at - 1).text === '-') return false;
  const isNumberNext = startsNumber(scan, at + 1);
  if (settingWords.has(text) && scan.isDigits(at + 1)) return true;
  if (namedNumbers.has(text) && isNumberNext) {
    const isLetter = text.length === 1;
    return isLetter && text !== 'x' ? scan.isTight(at + 1) && startsWithSign(scan, at, text) : true;
  }
  if (fieldWords.has(text) && scan.isSign(at + 1, ':')) return true;
  const open = phraseAt(scan, at, openPhrases);
  if (open && open.meaning !== 'max') return true;
  if (open) return scan.isEnd(open.to) || ['reps', 'rep'].includes(scan.word(open.to - 1));
  const rest = phraseAt(scan, at, restPhrases);
  if (rest) return startsNumber(scan, rest.to) || scan.isSign(rest.to - 1, ':');
  const warmUp = phraseAt(scan, at, warmUpPhrases) ?? phraseAt(scan, at, dropPhrases);
  if (warmUp) return scan.isEnd(warmUp.to) || startsNumber(scan, warmUp.to) || scan.isSign(warmUp.to, ':');
  const body = phraseAt(scan, at, bodyweightPhrases);
  if (body) return scan.isEnd(body.to) || ['+', '-', 'x', ','].includes(scan.at(body.to).text);
  return text === 'last' && scan.word(at + 1) === 'set';
}

/** `r120` and `t3010`; but `Z2 Run` and `W1` begin a name or a heading. */
function startsWithSign(scan: Scan, at: number, letter: string): boolean {
  const digits = scan.at(at + 1).text.length;
  if (letter === 'r') return digits >= 2 || unitAt(scan, at + 2) !== null;
  if (letter === 't') return digits >= 2 || scan.isSign(at + 2, 'x');
  return letter === 'z' && at > scan.begin;
}
