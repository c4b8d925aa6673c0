export type Chance = ReturnType<typeof chanceOf>;

/** Repeatable chance: the same seed takes the same course (xmur3 and mulberry32, both public domain). */
export function chanceOf(seed: string) {
  let state = hashOf(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const between = (low: number, high: number) => low + next() * (high - low);
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  return {
    between,
    /** A whole number from `low` to `high`, both included. */
    whole,
    happens: (probability: number) => next() < probability,
    /** About 0: two draws of three lie within one spread, none beyond three. */
    about: (spread: number) => (between(-1, 1) + between(-1, 1) + between(-1, 1)) * spread,
    oneOf: <T>(options: readonly [T, ...T[]]): T => options[whole(0, options.length - 1)] ?? options[0],
  };
}

function hashOf(text: string): number {
  let hash = 1_779_033_703 ^ text.length;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 3_432_918_353);
    hash = (hash << 13) | (hash >>> 19);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
  return hash ^ (hash >>> 16);
}
