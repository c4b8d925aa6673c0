import { type Expression, readExpression } from './read-expression.twin.ts';

/** A place of an expression that takes one character: which ones, as bits of the alphabet. */
type State = { takes: bigint; next: Map<number, number>; mayEnd: boolean };

/** A part as built: where it begins and ends, and whether it may be empty. Counts are ways to get there. */
type Built = {
  first: Map<number, number>;
  last: Map<number, boolean>;
  isEmpty: boolean;
  /** Something in it may fail without taking a character. */
  isConditional: boolean;
};

/** More copies of what is bounded show nothing new about what is not. */
const maxCopies = 2;

const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
const others = Array.from('éÉßжЖ第½’″–—−×✓⃣️😀ª٣\u00A0\u202F\u2028\u0301');

/**
 * Whether a text can make the expression try far more ways than it has characters, before it fails: the same text is
 * taken by two loops, one after the other, in as many ways as there are places to divide it (`quadratic`, or worse), or
 * by one loop in two ways each time (`exponential`). Null when the work grows as the text does. A search that is begun
 * again at each character is a loop too.
 */
export function slowPathOf(source: string, flags = ''): 'quadratic' | 'exponential' | null {
  const expression = readExpression(source, flags);
  const isSearched = !flags.includes('y');
  /** Every character that it names is told apart, and one of each kind that it does not. */
  const alphabet = [...new Set([...ascii, ...others, ...Array.from(source)])];
  const parts = expression.kind === 'one-of' ? expression.parts : [expression];
  const found = [
    ...parts.map(part => slowOf(part, isSearched && !isAnchored(part), alphabet)),
    ...behind(expression).map(part => slowOf(part, false, alphabet)),
  ];
  return found.find(one => one === 'exponential') ?? found.find(one => one !== null) ?? null;
}

function isAnchored(expression: Expression): boolean {
  if (expression.kind === 'condition') return expression.of === 'start';
  if (expression.kind === 'one-of') return expression.parts.every(isAnchored);
  return expression.kind === 'all' && expression.parts[0] !== undefined && isAnchored(expression.parts[0]);
}

/** The expressions that have to lie behind: each is looked for from its end, on its own. */
function behind(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'condition':
      return expression.of === 'behind' ? [expression.part] : [];
    case 'repeated':
      return behind(expression.part);
    case 'characters':
      return [];
    default:
      return expression.parts.flatMap(behind);
  }
}

function slowOf(expression: Expression, isSearched: boolean, alphabet: readonly string[]) {
  const places: State[] = [];
  const whole = build(expression, places, alphabet);
  for (const [place, isConditional] of whole.last) (places[place] as State).mayEnd = !isConditional;
  if (isSearched) searchFor(expression, whole, places, alphabet);
  const reach = reachOf(places);
  const loops = places.flatMap((_, place) => (reach[place]?.has(place) ? [place] : []));
  if (loops.some(place => isTakenTwice(places, reach, place))) return 'exponential';
  const isDivided = loops.some(one =>
    loops.some(two => one !== two && reach[one]?.has(two) && areDivided(places, reach, one, two)),
  );
  return isDivided ? 'quadratic' : null;
}

/** Adds the search before a match: any text, that ends with what has to lie behind. */
function searchFor(expression: Expression, whole: Built, places: State[], alphabet: readonly string[]): void {
  const any = (1n << BigInt(alphabet.length)) - 1n;
  const [first] = expression.kind === 'all' ? expression.parts : [expression];
  const isBehind = first?.kind === 'condition' && first.of === 'behind' && first.part.kind === 'all';
  const [one] =
    isBehind && first.part.kind === 'all' && first.part.parts.length === 1 ? first.part.parts : [];
  const takes = one?.kind === 'characters' ? bitsOf(one, alphabet) : any;
  const isNot = one?.kind === 'characters' && isBehind && first.isNot;
  const before = places.push({ takes: isNot ? any & ~takes : takes, next: whole.first, mayEnd: false }) - 1;
  places.push({
    takes: any,
    next: new Map([
      [before, 1],
      [before + 1, 1],
    ]),
    mayEnd: false,
  });
}

const bitsOf = (
  { isOne }: Extract<Expression, { kind: 'characters' }>,
  alphabet: readonly string[],
): bigint =>
  alphabet.reduce((bits, character, index) => (isOne(character) ? bits | (1n << BigInt(index)) : bits), 0n);

function build(expression: Expression, places: State[], alphabet: readonly string[]): Built {
  switch (expression.kind) {
    case 'characters': {
      const place = places.push({ takes: bitsOf(expression, alphabet), next: new Map(), mayEnd: false }) - 1;
      return {
        first: new Map([[place, 1]]),
        last: new Map([[place, false]]),
        isEmpty: false,
        isConditional: false,
      };
    }
    case 'condition':
      // A lookahead is gone through, and leads nowhere.
      return expression.of === 'ahead'
        ? { ...build(expression.part, places, alphabet), last: new Map(), isEmpty: true, isConditional: true }
        : { ...empty(), isConditional: true };
    case 'one-of':
      return expression.parts.map(part => build(part, places, alphabet)).reduce(either);
    case 'all':
      return expression.parts
        .map(part => build(part, places, alphabet))
        .reduce((before, after) => follow(places, before, after), empty());
    default:
      return repeat(expression, places, alphabet);
  }
}

const empty = (): Built => ({ first: new Map(), last: new Map(), isEmpty: true, isConditional: false });

function either(one: Built, two: Built): Built {
  return {
    first: sum(one.first, two.first),
    last: new Map([...one.last, ...two.last]),
    isEmpty: one.isEmpty || two.isEmpty,
    isConditional: one.isConditional || two.isConditional,
  };
}

/** The part after may fail, so an end before it is no sure one. */
function follow(places: State[], before: Built, after: Built): Built {
  for (const place of before.last.keys()) join(places, place, after.first);
  const passed = [...before.last].map(([place, is]) => [place, is || after.isConditional] as const);
  return {
    first: before.isEmpty ? sum(before.first, after.first) : before.first,
    last: new Map([...(after.isEmpty ? passed : []), ...after.last]),
    isEmpty: before.isEmpty && after.isEmpty,
    isConditional: before.isConditional || after.isConditional,
  };
}

function repeat(
  { part, min, max }: Extract<Expression, { kind: 'repeated' }>,
  places: State[],
  alphabet: readonly string[],
): Built {
  const needed = Math.min(min, maxCopies);
  let whole = empty();
  for (let copy = 0; copy < needed; copy += 1) whole = follow(places, whole, build(part, places, alphabet));
  if (max === Number.POSITIVE_INFINITY) {
    const loop = build(part, places, alphabet);
    for (const place of loop.last.keys()) join(places, place, loop.first);
    return follow(places, whole, { ...loop, isEmpty: true });
  }
  let more = empty();
  for (let copy = Math.min(max - min, maxCopies); copy > 0; copy -= 1)
    more = { ...follow(places, build(part, places, alphabet), more), isEmpty: true };
  return follow(places, whole, more);
}

const sum = (one: ReadonlyMap<number, number>, two: ReadonlyMap<number, number>) => {
  const both = new Map(one);
  for (const [place, ways] of two) both.set(place, (both.get(place) ?? 0) + ways);
  return both;
};

function join(places: State[], place: number, next: ReadonlyMap<number, number>): void {
  const from = places[place] as State;
  from.next = sum(from.next, next);
}

/** By each place, those that can come after it. */
function reachOf(places: readonly State[]): Set<number>[] {
  return places.map(({ next }) => {
    const seen = new Set<number>();
    const open = [...next.keys()];
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
      if (seen.has(place)) continue;
      seen.add(place);
      open.push(...(places[place] as State).next.keys());
    }
    return seen;
  });
}

const inLoop = (reach: readonly Set<number>[], one: number, two: number) =>
  one === two || (reach[one]?.has(two) === true && reach[two]?.has(one) === true);

/** From a place back to it, by one text, in two ways. */
function isTakenTwice(places: readonly State[], reach: readonly Set<number>[], place: number): boolean {
  const stays = ([one, two]: readonly number[]) =>
    inLoop(reach, place, one as number) && inLoop(reach, place, two as number);
  const { has } = walk(places, [place, place], stays);
  return (
    has(([one, two], ways) => one === two && ways === 2) || has(([one, two]) => one !== two && back(one, two))
  );
  /** The two ways come together again. */
  function back(one: number | undefined, two: number | undefined): boolean {
    return walk(places, [one as number, two as number], stays).has(
      ([first, second]) => first === place && second === place,
    );
  }
}

/** Looks for a text that the first loop takes, the second takes, and that leads from one to the other. */
function areDivided(
  places: readonly State[],
  reach: readonly Set<number>[],
  one: number,
  two: number,
): boolean {
  const stays = ([a, between, b]: readonly number[]) =>
    inLoop(reach, one, a as number) &&
    inLoop(reach, two, b as number) &&
    (between === two || reach[between as number]?.has(two) === true);
  return walk(places, [one, one, two], stays).has(
    ([a, between, b]) => a === one && between === two && b === two,
  );
}

/**
 * Walks several paths at once by the same text, as far as `stays` lets it. Where a sure end is passed, all has not failed: the way
 * back to it is no longer than the text.
 */
function walk(places: readonly State[], from: readonly number[], stays: (at: readonly number[]) => boolean) {
  const found = new Map<string, { at: number[]; ways: number }>();
  const open: (readonly number[])[] = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const step of stepsOf(places, at)) {
      const key = step.at.join(' ');
      if (!stays(step.at) || step.at.some(place => places[place]?.mayEnd)) continue;
      const before = found.get(key);
      if (before) before.ways = Math.max(before.ways, step.ways);
      else {
        found.set(key, step);
        open.push(step.at);
      }
    }
  }
  return {
    has: (is: (at: readonly number[], ways: number) => boolean) =>
      [...found.values()].some(({ at, ways }) => is(at, ways)),
  };
}

/** The steps possible by one character. Two ways from one place to another are two. */
function stepsOf(places: readonly State[], at: readonly number[]) {
  let steps: { at: number[]; takes: bigint; ways: number }[] = [{ at: [], takes: -1n, ways: 1 }];
  for (const place of at) {
    steps = steps.flatMap(step =>
      [...(places[place] as State).next].flatMap(([next, ways]) => {
        const takes = step.takes & (places[next] as State).takes;
        return takes === 0n
          ? []
          : [{ at: [...step.at, next], takes, ways: Math.max(step.ways, Math.min(ways, 2)) }];
      }),
    );
  }
  return steps;
}
