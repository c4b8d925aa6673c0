import type { Loading } from './loading.ts';

/** The plates of each side, heaviest first, and what bar and plates weigh together. */
export type PlatesOn = {
  perSide: { weight: number; count: number }[];
  /** The wanted weight, or the nearest below that can be made; null where the bar alone is heavier. */
  weight: number | null;
  isExact: boolean;
};

/** Nobody loads more on one side; weights are counted in hundredths, where sums are exact. */
const maxPerSide = 100_000;
const unreachable = 65_535;

export const hundredths = (weight: number): number => Math.round(weight * 100);

/** For each weight of one side (a multiple of `grain`): the fewest plates that make it, and how many of each kind that takes. */
type Sides = {
  grain: number;
  kinds: { weight: number; taken: Uint8Array }[];
  fewest: Uint16Array;
};

const known = new WeakMap<Loading, Sides>();

/** All weights that plates make on one side of the bar. Pairs are limited, so taking the heaviest first would not do. */
function sidesOf(loading: Loading): Sides {
  const before = known.get(loading);
  if (before) return before;
  const plates = loading.plates
    .map(({ weight, pairs }) => ({ weight: hundredths(weight), pairs }))
    .filter(({ weight, pairs }) => weight > 0 && pairs > 0)
    .toSorted((one, other) => one.weight - other.weight);
  const grain = plates.reduce((divisor, { weight }) => commonDivisor(divisor, weight), 0) || 1;
  const heaviest = plates.reduce((sum, { weight, pairs }) => sum + weight * pairs, 0);
  let fewest = new Uint16Array(Math.floor(Math.min(heaviest, maxPerSide) / grain) + 1).fill(unreachable);
  fewest[0] = 0;
  const kinds = plates.map(({ weight, pairs }) => {
    const { fewest: withKind, taken } = addKind(fewest, weight / grain, pairs);
    fewest = withKind;
    return { weight, taken };
  });
  const sides = { grain, kinds, fewest };
  known.set(loading, sides);
  return sides;
}

function addKind(without: Uint16Array, weight: number, pairs: number) {
  const fewest = without.slice();
  const taken = new Uint8Array(without.length);
  for (let sum = weight; sum < without.length; sum++) {
    for (let count = 1; count <= pairs && count * weight <= sum; count++) {
      const rest = without[sum - count * weight] ?? unreachable;
      // Of as few plates the heavier ones: kinds come from the lightest on.
      if (rest === unreachable || rest + count > (fewest[sum] ?? unreachable)) continue;
      fewest[sum] = rest + count;
      taken[sum] = count;
    }
  }
  return { fewest, taken };
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}

/** The plates on each side for a weight in the loading's unit: the fewest; the nearest below when it can't be made. */
export function platesFor(loading: Loading, weight: number): PlatesOn {
  const [prescribed, bar] = [hundredths(weight), hundredths(loading.bar)];
  if (!(prescribed >= bar)) return { perSide: [], weight: null, isExact: false };
  const { grain, kinds, fewest } = sidesOf(loading);
  let sum = Math.min(Math.floor((prescribed - bar) / 2 / grain), fewest.length - 1);
  while (fewest[sum] === unreachable) sum--;
  const made = bar + 2 * sum * grain;
  const perSide = kinds.toReversed().flatMap(kind => {
    const count = kind.taken[sum] ?? 0;
    sum -= (count * kind.weight) / grain;
    return count > 0 ? [{ weight: kind.weight / 100, count }] : [];
  });
  return { perSide, weight: made / 100, isExact: made === prescribed };
}

const ladders = new WeakMap<Loading, number[]>();

/** The weights that bar and plates make, from the bar on up, each at least a step above the one before. In hundredths. */
export function ladderOf(loading: Loading): readonly number[] {
  const before = ladders.get(loading);
  if (before) return before;
  const { grain, fewest } = sidesOf(loading);
  const [bar, step] = [hundredths(loading.bar), hundredths(loading.step)];
  const ladder: number[] = [];
  for (const [sum, count] of fewest.entries()) {
    const weight = bar + 2 * sum * grain;
    if (count !== unreachable && weight > 0 && weight >= (ladder.at(-1) ?? -step) + step) ladder.push(weight);
  }
  ladders.set(loading, ladder);
  return ladder;
}
