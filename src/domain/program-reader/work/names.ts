import { englishName } from '#domain/exercises/foreign-names/foreign-names.ts';
import { type ExerciseIndex, type FoundExercise, findExercise } from '#domain/shorthand/match-exercise.ts';
import { startsWork } from './name-end.ts';
import { Scan } from '#domain/program-reader/work/text/scan.ts';

/** The position of an exercise's name; its work begins behind it. */
export type ReadName = { from: number; to: number; work: number; name: string; found: FoundExercise | null };

const longestName = 120;
const known = new WeakMap<ExerciseIndex, Map<string, FoundExercise | null>>();
const maxKnown = 2_000;

/** The exercise that a name means, looked up once per library. */
function exerciseNamed(name: string, library: ExerciseIndex | null | undefined): FoundExercise | null {
  if (!library || name.length > longestName || name.length < 2) return null;
  const names = known.get(library) ?? new Map<string, FoundExercise | null>();
  known.set(library, names);
  const before = names.get(name);
  if (before !== undefined) return before;
  const near = findExercise(name, library);
  const found = near?.how === 'slip' && englishName(name) !== undefined ? null : near;
  if (names.size >= maxKnown) names.clear();
  names.set(name, found);
  return found;
}

/** The likely exercise of a name in another language, which decides what a number is of. */
export function foreignNamed(name: string, library: ExerciseIndex | null | undefined): FoundExercise | null {
  const english = library && name.length <= longestName ? englishName(name) : undefined;
  return english === undefined ? null : exerciseNamed(english, library);
}

/** So many ends of a name are tried with the library. */
const maxEnds = 4;

/** The name at this place: up to where work begins, or farther where the library has an exercise of that name. */
export function nameAt(scan: Scan, from: number, library: ExerciseIndex | null | undefined): ReadName | null {
  const braced = bracedName(scan, from, library);
  if (braced) return braced;
  const ends = endsOf(scan, from);
  const [first] = ends;
  if (first === undefined) return null;
  const longer = ends.slice(1).findLast(end => isLonger(scan, from, end, library));
  if (longer !== undefined) return readName(scan, from, longer, library);
  const primary = readName(scan, from, first, library);
  if (primary.found && primary.found.how !== 'slip') return primary;
  return shorterName(scan, from, first, library) ?? primary;
}

type LongerNames = { names: ReadonlySet<string>; firstWords: ReadonlySet<string> };

const longerNames = new WeakMap<ExerciseIndex, LongerNames>();

/** Whether a library has a name that goes on behind what looks like work: `Row 500m`. */
function isLonger(scan: Scan, from: number, end: number, library: ExerciseIndex | null | undefined): boolean {
  if (!library) return false;
  const longer = longerNames.get(library) ?? namesWithWork(library);
  longerNames.set(library, longer);
  if (!longer.firstWords.has(scan.at(from).text)) return false;
  const text = scan.slice(from, end);
  return text.length <= longestName && longer.names.has(plainName(text));
}

const plainName = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]+/gu, '');

function namesWithWork(library: ExerciseIndex): LongerNames {
  const names = library.all
    .flatMap(({ name, aliases }) => [name, ...(aliases ?? [])])
    .filter(name => endsOf(new Scan(name), 0).length > 1);
  return {
    names: new Set(names.map(plainName)),
    firstWords: new Set(names.flatMap(name => new Scan(name).tokens[0]?.text ?? [])),
  };
}

function readName(
  scan: Scan,
  from: number,
  end: number,
  library: ExerciseIndex | null | undefined,
): ReadName {
  let to = end;
  while (to > from + 1 && endSigns.has(scan.at(to - 1).text) && scan.at(to - 1).kind === 'sign') to -= 1;
  const name = scan.slice(from, to).replace(/\s+/g, ' ');
  return { from, to, work: end, name, found: exerciseNamed(name, library) };
}

const endSigns = new Set([':', ',', ';', '-', '·', '|', '.', '→', '←', '>', '(', '/']);

/** No name has more words and signs; a text without work up to here is one whole. */
const maxNameTokens = 40;

/** Ends of words behind which work could begin, and the end of all. */
function endsOf(scan: Scan, from: number): number[] {
  const ends: number[] = [];
  let hasWord = false;
  for (let at = from; !scan.isEnd(at) && at < from + maxNameTokens; at += 1) {
    if (hasWord && at > from && startsWork(scan, at)) ends.push(at);
    if (ends.length >= maxEnds) return ends;
    if (scan.at(at).kind === 'word' && !(scan.at(at).text === 'x' && scan.isDigits(at - 1))) hasWord = true;
  }
  return hasWord ? [...ends, scan.end] : ends;
}

const openers = new Set(['(', ',', '-', ':', ';', '[']);
/** Words behind a name that say how the sets are, never another exercise. */
export const manners = new Set([
  'heavy',
  'light',
  'moderate',
  'easy',
  'hard',
  'fsl',
  'ssl',
  'bbb',
  'volume',
  'top',
  'backoff',
  'back',
  'then',
  'joker',
  'main',
  'assistance',
  'optional',
  'amrap',
  'warm',
  'warmup',
  'working',
  'work',
  'each',
  'with',
  'w',
  'using',
  'slow',
  'strict',
  'max',
  'for',
]);

/** `Bench Press (close grip) 3x5`: what stands apart from a name that is known is a note. */
function shorterName(
  scan: Scan,
  from: number,
  end: number,
  library: ExerciseIndex | null | undefined,
): ReadName | null {
  if (!library) return null;
  let tries = 0;
  for (let at = from + 1; at < end && tries < maxEnds; at += 1) {
    const { text, gap, kind } = scan.at(at);
    const isApart = kind === 'sign' ? openers.has(text) && (text !== '-' || gap) : gap && manners.has(text);
    if (!isApart) continue;
    tries += 1;
    const name = readName(scan, from, at, library);
    if (name.found && name.found.how !== 'slip') return name;
  }
  return null;
}

/** `{3x3 Press}`: a name that is taken as it is; braces within it stand twice. */
function bracedName(scan: Scan, from: number, library: ExerciseIndex | null | undefined): ReadName | null {
  if (!scan.isSign(from, '{')) return null;
  let to = from + 1;
  while (!scan.isEnd(to)) {
    const isPair =
      (scan.isSign(to, '}') || scan.isSign(to, '{')) &&
      scan.isSign(to + 1, scan.at(to).text) &&
      scan.isTight(to + 1);
    if (!isPair && scan.isSign(to, '}')) break;
    to += isPair ? 2 : 1;
  }
  if (scan.isEnd(to) || to === from + 1) return null;
  const name = scan.slice(from + 1, to).replace(/\{\{|\}\}/g, pair => pair.charAt(0));
  return { from, to: to + 1, work: to + 1, name, found: exerciseNamed(name, library) };
}
