import { compareNames } from '#domain/names/compare-names.ts';
import { type Named, namesOf } from './exercise-names.ts';
import { abbreviations, mainLifts, wordsOf } from './exercise-words.ts';

/** As much of an exercise as a search looks at. */
export type Searched = {
  id: string;
  name: string;
  category: string;
  muscleGroups: readonly string[];
  equipment: readonly string[];
  /** Other names, and those of exercises merged into it: a search finds it by these as by its name. */
  aliases?: readonly string[];
  merged?: Named['merged'];
  /** Starred by the person who searches. */
  isFavourite?: boolean | undefined;
};

/**
 * The fit of an exercise, the best first:
 * 0 it is called so;
 * 1 it is the main lift of these words;
 * 2 its name ends with them: a front squat is a squat, a squat jump is a jump;
 * 3 its name begins with them;
 * 4 its name holds them all, in any order;
 * 5 they begin words of its name: the word being typed is not finished;
 * 6 those that its name does not hold, its equipment, muscles or category do;
 * 7 a part of its name is written so;
 * 8 its name holds them all but for one slip in each, where nothing else was found.
 * By its other names it fits as by its own. Favourites whose names fit come first, save where something is called just so.
 * Of equals main lifts come first, in their order; then those used lately, the last one first; then those found by their
 * first name; then the shorter name, then by the alphabet.
 */
type Fit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** The exercises that a search finds, the best first; all of them, as they are, for a blank one. */
export function searchExercises<Exercise extends Searched>(
  library: readonly Exercise[],
  search: string,
  recent: readonly string[] = [],
): Exercise[] {
  const wordings = wordingsOf(search);
  if (wordings.length === 0) return [...library];
  const index = indexOf(library);
  const found = ranked(index, wordings, fitOf, recent);
  return (found.length > 0 ? found : ranked(index, wordings, slipOf, recent)) as Exercise[];
}

/** Searches by name, the best first; allows slips where nothing fits and `orSlips` is set. */
export function searchNames<Exercise extends Searched>(
  library: readonly Exercise[],
  search: string,
  orSlips: boolean,
): Exercise[] {
  const [index, wordings] = [indexOf(library), wordingsOf(search)];
  const found = wordings.length === 0 ? [] : ranked(index, wordings, fitOfName, []);
  return (found.length > 0 || !orSlips ? found : ranked(index, wordings, slipOf, [])) as Exercise[];
}

/** A name of an exercise. */
type Entry = {
  exercise: Searched;
  isAlias: boolean;
  /** The words of its name; and with them each two and three neighbours as one: 'pull', 'up', 'pullup'. */
  words: readonly string[];
  tokens: readonly string[];
  /** The name in one, and its other search words. */
  joined: string;
  others: readonly string[];
  /** The rank among the main lifts; behind them all where it is none. */
  mainLift: number;
};

/** Made once for a library, not at every key: the answer of a read stays the same object. */
const indexes = new WeakMap<readonly Searched[], readonly Entry[]>();

function indexOf(library: readonly Searched[]): readonly Entry[] {
  const made = indexes.get(library) ?? inAlphabet(library).flatMap(entriesOf);
  indexes.set(library, made);
  return made;
}

const inAlphabet = (library: readonly Searched[]) => library.toSorted((a, b) => compareNames(a.name, b.name));

function entriesOf(exercise: Searched): Entry[] {
  const { name, aliases = [], merged = [] } = exercise;
  return namesOf({ name, aliases, merged }).map((each, place) => entryOf(exercise, each, place > 0));
}

function entryOf(exercise: Searched, name: string, isAlias: boolean): Entry {
  const words = wordsOf(name);
  const { category, muscleGroups, equipment } = exercise;
  const joined = words.join('');
  return {
    exercise,
    isAlias,
    words,
    tokens: [...words, ...neighbours(words, 2), ...neighbours(words, 3)],
    joined,
    others: wordsOf([category, ...muscleGroups, ...equipment].join(' ')),
    mainLift: mainLiftRanks.get(joined) ?? mainLifts.length,
  };
}

/** The names of main lifts in one, with and without their barbell. */
const mainLiftRanks = new Map(
  mainLifts.flatMap((lift, place) =>
    [lift, `barbell ${lift}`].map((name): [string, number] => [name.replaceAll(' ', ''), place]),
  ),
);

const neighbours = (words: readonly string[], count: number): string[] =>
  words.slice(count - 1).map((_, start) => words.slice(start, start + count).join(''));

const maxWordings = 24;

/** The words of a search; also with abbreviations written out, and with two words as the one that they may be ('dead lift'). */
function wordingsOf(search: string): string[][] {
  const typed = wordsOf(search).slice(0, 8);
  if (typed.length === 0) return [];
  const spelled = writtenOut(typed);
  const pairs = typed.slice(1).map((word, before) => typed.toSpliced(before, 2, `${typed[before]}${word}`));
  return [...spelled, ...pairs].slice(0, maxWordings);
}

/** With each abbreviation as it is, and as what it stands for. */
function writtenOut(words: readonly string[]): string[][] {
  if (words.length === 0) return [[]];
  const wordings: string[][] = [];
  for (const length of [3, 2, 1]) {
    if (length > words.length) continue;
    const meanings = abbreviations[words.slice(0, length).join(' ')] ?? [];
    const rest = writtenOut(words.slice(length));
    wordings.push(...meanings.flatMap(meaning => rest.map(after => [...meaning.split(' '), ...after])));
  }
  const [first = ''] = words;
  return [...wordings, ...writtenOut(words.slice(1)).map(after => [first, ...after])].slice(0, maxWordings);
}

type Fitting = (entry: Entry, words: readonly string[]) => Fit | undefined;

function ranked(
  index: readonly Entry[],
  wordings: readonly string[][],
  fitting: Fitting,
  recent: readonly string[],
): Searched[] {
  const lastUsed = new Map(recent.map((id, place) => [id, place]));
  const found: Found[] = [];
  for (const entry of index) {
    let fit = Number.POSITIVE_INFINITY;
    for (const words of wordings) fit = Math.min(fit, fitting(entry, words) ?? fit);
    if (fit === Number.POSITIVE_INFINITY) continue;
    const { exercise } = entry;
    const isStarred = exercise.isFavourite === true && fit > 0 && fit < 6;
    found.push({ entry, fit, isStarred, used: lastUsed.get(exercise.id) ?? recent.length });
  }
  // The index is in the order of the alphabet, which equals keep. An exercise stands where its best name does.
  return [...new Set(found.toSorted(byFit).map(({ entry }) => entry.exercise))];
}

type Found = { entry: Entry; fit: number; isStarred: boolean; used: number };

function byFit(a: Found, b: Found): number {
  const [isExact, isOtherExact] = [a.fit === 0, b.fit === 0];
  if (isExact !== isOtherExact) return isExact ? -1 : 1;
  if (a.isStarred !== b.isStarred) return a.isStarred ? -1 : 1;
  return (
    a.fit - b.fit ||
    a.entry.mainLift - b.entry.mainLift ||
    a.used - b.used ||
    Number(a.entry.isAlias) - Number(b.entry.isAlias) ||
    a.entry.words.length - b.entry.words.length
  );
}

function fitOfName(entry: Entry, words: readonly string[]): Fit | undefined {
  const fit = fitOf(entry, words);
  return fit === 6 ? undefined : fit;
}

function fitOf(entry: Entry, words: readonly string[]): Fit | undefined {
  const { tokens, others, joined, mainLift } = entry;
  const asOne = words.join('');
  if (joined === asOne) return 0;
  const isThere = (word: string) => tokens.includes(word);
  const begins = (word: string) => tokens.some(token => token.startsWith(word));
  if (words.every(isThere)) return mainLift < mainLifts.length ? 1 : matchOf(entry, words);
  if (words.every(begins)) return 5;
  const isTold = (word: string) => begins(word) || others.some(other => other.startsWith(word));
  if (words.every(isTold)) return 6;
  return asOne.length > 2 && words.every(word => joined.includes(word)) ? 7 : undefined;
}

/** The fit of a name by where the wanted words stand in it, as whole words. */
function matchOf({ words }: Entry, wanted: readonly string[]): Fit {
  const asOne = wanted.join('');
  const isOne = (part: readonly string[]) => part.join('') === asOne;
  if (words.some((_, start) => isOne(words.slice(start)))) return 2;
  return words.some((_, end) => isOne(words.slice(0, end))) ? 3 : 4;
}

/** As short a word as may hold a slip: of shorter ones too many are alike. */
const shortestSlip = 4;

function slipOf({ tokens }: Entry, words: readonly string[]): Fit | undefined {
  const isMeant = (word: string) =>
    tokens.some(
      token =>
        token === word ||
        (word.length >= shortestSlip && (isSlip(word, token) || isSlip(word, token.slice(0, word.length)))),
    );
  return words.every(isMeant) ? 8 : undefined;
}

/** Whether one letter too many, too few, another one, or two that have changed places make one word of the other. */
export function isSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [rest, wanted] = [typed.slice(start), meant.slice(start)];
  return (
    rest.slice(1) === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  );
}
