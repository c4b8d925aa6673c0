import { compareNames } from '#domain/names/compare-names.ts';
import { foldText } from '#domain/names/fold-text.ts';
/** An exercise as lines name it. */
export type Nameable = { id: string; name: string; category: string; aliases?: readonly string[] };

/** A library by what its exercises are called, made once for many lines. */
export type ExerciseIndex<Exercise extends Nameable = Nameable> = {
  byName: ReadonlyMap<string, Exercise>;
  byAlias: ReadonlyMap<string, Exercise>;
  /** By the words without their plurals; null where two are called so. */
  bySingular: ReadonlyMap<string, Exercise | null>;
  /** By length, for slips. */
  byLength: ReadonlyMap<number, readonly (readonly [key: string, exercise: Exercise])[]>;
  all: readonly Exercise[];
};

export type FoundExercise<Exercise extends Nameable = Nameable> = {
  exercise: Exercise;
  how: 'name' | 'plural' | 'alias' | 'slip';
};

export type ExerciseMatch<Exercise extends Nameable = Nameable> =
  | FoundExercise<Exercise>
  | { nearest: Exercise[] };

/** Letters and digits alone count: 'Pull-Up', 'pull up' and 'Pullup' are one. */
const keyOf = (name: string): string => foldText(name).replace(/[^\p{L}\d]+/gu, '');

const singular = (name: string): string =>
  keyOf(
    name
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .map(word => word.replace(/(?<=[sxz]|ch|sh)es$|(?<=[^su])s$/, ''))
      .join(' '),
  );

export function exerciseIndex<Exercise extends Nameable>(
  library: readonly Exercise[],
): ExerciseIndex<Exercise> {
  const byName = new Map<string, Exercise>();
  const byAlias = new Map<string, Exercise>();
  const bySingular = new Map<string, Exercise | null>();
  const byLength = new Map<number, (readonly [string, Exercise])[]>();
  const addKey = (name: string, exercise: Exercise) => {
    const key = keyOf(name);
    byLength.set(key.length, [...(byLength.get(key.length) ?? []), [key, exercise]]);
    const plain = singular(name);
    const other = bySingular.get(plain);
    bySingular.set(plain, other === undefined || other?.id === exercise.id ? exercise : null);
  };
  for (const exercise of library) {
    if (!byName.has(keyOf(exercise.name))) byName.set(keyOf(exercise.name), exercise);
    addKey(exercise.name, exercise);
    for (const alias of exercise.aliases ?? []) {
      if (!byAlias.has(keyOf(alias))) byAlias.set(keyOf(alias), exercise);
      addKey(alias, exercise);
    }
  }
  return { byName, byAlias, bySingular, byLength, all: library };
}

/** The short forms of equipment. */
const equipment: Readonly<Record<string, string>> = { db: 'dumbbell', bb: 'barbell', kb: 'kettlebell' };

/** `DB Row` is `dumbbell Row`. */
const writtenOut = (name: string): string =>
  name.replace(/\b[dbk]bs?\b/gi, word => equipment[word.slice(0, 2).toLowerCase()] ?? word);

/** Under this many letters a slip could be another word. */
const leastForSlip = 5;

/**
 * The exercise that a name means: by its name, an alias, a plural, or one slip of the keyboard where no other is as near; with
 * equipment that is written short (`DB`, `BB`, `KB`) written out too. Null where it means none.
 */
export function findExercise<Exercise extends Nameable>(
  name: string,
  index: ExerciseIndex<Exercise>,
): FoundExercise<Exercise> | null {
  const out = writtenOut(name);
  return findCalled(name, index) ?? (out === name ? null : findCalled(out, index));
}

function findCalled<Exercise extends Nameable>(
  name: string,
  index: ExerciseIndex<Exercise>,
): FoundExercise<Exercise> | null {
  const key = keyOf(name);
  const byName = index.byName.get(key);
  if (byName) return { exercise: byName, how: 'name' };
  const byAlias = index.byAlias.get(key);
  if (byAlias) return { exercise: byAlias, how: 'alias' };
  const bySingular = index.bySingular.get(singular(name));
  if (bySingular) return { exercise: bySingular, how: 'plural' };
  const slip = slipOf(key, index);
  return slip && { exercise: slip, how: 'slip' };
}

/** The exercise that a name means, or else the three that are nearest, which takes longer. */
export const matchExercise = <Exercise extends Nameable>(
  name: string,
  index: ExerciseIndex<Exercise>,
): ExerciseMatch<Exercise> => findExercise(name, index) ?? { nearest: nearestTo(name, index) };

/** A letter too many, too few, another one, or two that changed places. */
function slipOf<Exercise extends Nameable>(key: string, index: ExerciseIndex<Exercise>): Exercise | null {
  if (key.length < leastForSlip) return null;
  const found = new Map<string, Exercise>();
  for (const length of [key.length - 1, key.length, key.length + 1]) {
    for (const [other, exercise] of index.byLength.get(length) ?? []) {
      if (isOneSlip(key, other)) found.set(exercise.id, exercise);
    }
  }
  const [only, second] = [...found.values()];
  return only && !second ? only : null;
}

function isOneSlip(a: string, b: string): boolean {
  // Front and back of the same kind are told apart by more than one letter; digits are never a slip.
  return isSlipOfSigns(a, b) && a.replace(/\D/g, '') === b.replace(/\D/g, '');
}

function isSlipOfSigns(a: string, b: string): boolean {
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  const rest = (text: string, skip: number) => text.slice(from + skip);
  if (a.length === b.length) {
    const isSwapped = a[from] === b[from + 1] && a[from + 1] === b[from] && rest(a, 2) === rest(b, 2);
    return isSwapped || rest(a, 1) === rest(b, 1);
  }
  return a.length > b.length ? rest(a, 1) === rest(b, 0) : rest(a, 0) === rest(b, 1);
}

const maxNearest = 3;

/** The three exercises nearest to a name, by the pairs of letters that both have, the most alike first (Dice's coefficient). */
export function nearestTo<Exercise extends Nameable>(
  name: string,
  index: ExerciseIndex<Exercise>,
): Exercise[] {
  const wanted = pairsOf(keyOf(name));
  if (wanted.size === 0) return [];
  const best = new Map<string, { exercise: Exercise; likeness: number }>();
  const { names, byPair } = pairIndexOf(index);
  const shared = new Uint16Array(names.length);
  for (const pair of wanted)
    for (const place of byPair.get(pair) ?? []) shared[place] = (shared[place] ?? 0) + 1;
  for (const [place, { exercise, pairs }] of names.entries()) {
    const count = shared[place] ?? 0;
    const likeness = (2 * count) / Math.max(1, wanted.size + pairs);
    if (likeness > (best.get(exercise.id)?.likeness ?? 0.2)) best.set(exercise.id, { exercise, likeness });
  }
  return [...best.values()]
    .toSorted((a, b) => b.likeness - a.likeness || compareNames(a.exercise.name, b.exercise.name))
    .slice(0, maxNearest)
    .map(({ exercise }) => exercise);
}

type NameOfIndex<Exercise extends Nameable> = { exercise: Exercise; pairs: number };

type PairIndex<Exercise extends Nameable> = {
  names: NameOfIndex<Exercise>[];
  /** In which names each pair of letters stands. */
  byPair: Map<string, number[]>;
};

/** Made once for a library, so that only names which share a pair are looked at. */
const pairIndexes = new WeakMap<object, PairIndex<Nameable>>();

function pairIndexOf<Exercise extends Nameable>(index: ExerciseIndex<Exercise>): PairIndex<Exercise> {
  const known = pairIndexes.get(index);
  if (known) return known as PairIndex<Exercise>;
  const made: PairIndex<Exercise> = { names: [], byPair: new Map() };
  for (const entries of index.byLength.values())
    for (const [key, exercise] of entries) {
      const pairs = pairsOf(key);
      for (const pair of pairs) {
        const places = made.byPair.get(pair);
        if (places) places.push(made.names.length);
        else made.byPair.set(pair, [made.names.length]);
      }
      made.names.push({ exercise, pairs: pairs.size });
    }
  pairIndexes.set(index, made);
  return made;
}

const pairsOf = (key: string): ReadonlySet<string> =>
  new Set(Array.from({ length: Math.max(0, key.length - 1) }, (_, at) => key.slice(at, at + 2)));
