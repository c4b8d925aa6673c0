import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weightUnits } from '#domain/measures/measure.ts';
import { inLoadingsUnit, type Loadable, nearestLoadable, nextLoadable } from './loadable.ts';
import { gymLoading, loadedOnOf, type Loading } from './loading.ts';
import { ladderOf, platesFor } from './plates.ts';
import { warmUpFor } from './warm-up.ts';

const some = (bar: number, plates: Record<string, number>, step = 5): Loading => ({
  unit: 'lb',
  bar,
  step,
  plates: Object.entries(plates).map(([weight, pairs]) => ({ weight: Number(weight), pairs })),
});

describe('plates', () => {
  it.each<[Loading, number, Record<string, number>, number | null]>([
    [gymLoading.lb, 45, {}, 45],
    [gymLoading.lb, 135, { 45: 1 }, 135],
    [gymLoading.lb, 185, { 45: 1, 25: 1 }, 185],
    [gymLoading.lb, 187, { 45: 1, 25: 1 }, 185],
    [gymLoading.lb, 405, { 45: 4 }, 405],
    [gymLoading.lb, 40, {}, null],
    [gymLoading.kg, 62.5, { 20: 1, 1.25: 1 }, 62.5],
    [gymLoading.kg, 100, { 25: 1, 15: 1 }, 100],
    // The heaviest first would take the 25 and reach 30 a side no more.
    [some(45, { 25: 1, 15: 2, 10: 0 }), 105, { 15: 2 }, 105],
    [some(45, { 25: 1, 15: 2 }), 400, { 25: 1, 15: 2 }, 155],
    [some(45, { 0.1: 3, 0.2: 1 }), 45.6, { 0.2: 1, 0.1: 1 }, 45.6],
    [some(0, { 10: 1 }), 20, { 10: 1 }, 20],
    [some(45, {}), 100, {}, 45],
  ])('of %o for %d are %o', (loading, prescribed, perSide, weight) => {
    const plates = platesFor(loading, prescribed);
    expect(Object.fromEntries(plates.perSide.map(each => [each.weight, each.count]))).toEqual(perSide);
    expect([plates.weight, plates.isExact]).toEqual([weight, weight === prescribed]);
  });

  it('are the fewest, the heavier ones of as few', () => {
    expect(platesFor(some(0, { 40: 1, 30: 2, 20: 2, 10: 2 }), 120).perSide).toEqual([
      { weight: 40, count: 1 },
      { weight: 20, count: 1 },
    ]);
  });
});

describe("a weight in the loading's own unit", () => {
  it.each([
    [40.82, 90],
    [61.23, 135],
    [104.33, 230],
    [101.25, 223.22],
    [9.07, 20],
  ])('%d kg on a bar in lb are %d lb, exactly where the plates make it', (weight, inPounds) => {
    const loadable = { loading: gymLoading.lb, loadedOn: 'bar', unit: 'kg' } as const;
    expect(inLoadingsUnit(weight, loadable)).toBe(inPounds);
    expect(inLoadingsUnit(weight, { ...loadable, unit: 'lb' })).toBe(weight);
  });
});

const hundredths = (most: number) => fc.integer({ min: 1, max: most * 100 }).map(value => value / 100);
const quarters = (most: number) => fc.integer({ min: 1, max: most * 4 }).map(value => value / 4);

const aLoading = fc.record({
  unit: fc.constantFrom(...weightUnits),
  bar: fc.oneof(fc.constantFrom(0, 15, 20, 35, 45), hundredths(100)),
  plates: fc.uniqueArray(
    fc.record({
      weight: fc.oneof(fc.constantFrom(1.25, 2.5, 5, 10, 20, 25, 45), quarters(50), hundredths(50)),
      pairs: fc.integer({ min: 1, max: 3 }),
    }),
    { maxLength: 5, selector: ({ weight }) => weight },
  ),
  step: fc.constantFrom(0.25, 1, 2.5, 5, 10),
});

const cents = (weight: number) => Math.round(weight * 100);

/** Every choice of plates, one after another. */
function sidesByTrying({ plates }: Loading): Map<number, number> {
  let fewest = new Map([[0, 0]]);
  for (const { weight, pairs } of plates) {
    const next = new Map<number, number>();
    for (const [sum, count] of fewest)
      for (let more = 0; more <= pairs; more++) {
        const made = sum + more * cents(weight);
        next.set(made, Math.min(next.get(made) ?? Infinity, count + more));
      }
    fewest = next;
  }
  return fewest;
}

describe('any bar and plates', () => {
  it('make a weight exactly, with the fewest plates there are, never above, and none nearer below', () => {
    fc.assert(
      fc.property(aLoading, hundredths(400), (loading, prescribed) => {
        const { perSide, weight, isExact } = platesFor(loading, prescribed);
        if (weight === null) {
          expect(prescribed).toBeLessThan(loading.bar);
          return;
        }
        const side = perSide.reduce((sum, plate) => sum + plate.count * cents(plate.weight), 0);
        expect(cents(weight)).toBe(cents(loading.bar) + 2 * side);
        expect(weight).toBeLessThanOrEqual(prescribed);
        expect(isExact).toBe(cents(weight) === cents(prescribed));
        const has = new Map(loading.plates.map(plate => [plate.weight, plate.pairs]));
        for (const plate of perSide) expect(plate.count).toBeLessThanOrEqual(has.get(plate.weight) ?? 0);
        const sides = sidesByTrying(loading);
        expect(perSide.reduce((sum, { count }) => sum + count, 0)).toBe(sides.get(side));
        const room = (cents(prescribed) - cents(loading.bar)) / 2;
        expect(Math.max(...[...sides.keys()].filter(sum => sum <= room))).toBe(side);
      }),
      { numRuns: 500 },
    );
  });

  const aLoadable: fc.Arbitrary<Loadable> = fc.record({
    loading: fc.option(aLoading),
    loadedOn: fc.constantFrom('bar', 'step', 'either'),
    unit: fc.constantFrom(...weightUnits),
  });

  it('a step up and one down come back, and so the other way round', () => {
    fc.assert(
      fc.property(aLoadable, hundredths(400), (loadable, prescribed) => {
        const from = nearestLoadable(prescribed, loadable);
        expect(nearestLoadable(from, loadable)).toBe(from);
        const up = nextLoadable(from, 'up', loadable);
        if (up !== null) {
          expect(up).toBeGreaterThan(from);
          expect(nextLoadable(up, 'down', loadable)).toBe(from);
        }
        const down = nextLoadable(from, 'down', loadable);
        if (down !== null) {
          expect(down).toBeLessThan(from);
          expect(nextLoadable(down, 'up', loadable)).toBe(from);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('the nearest that can be loaded is made of them, and none is nearer', () => {
    fc.assert(
      fc.property(aLoading, hundredths(400), (loading, prescribed) => {
        const nearest = nearestLoadable(prescribed, { loading, loadedOn: 'bar', unit: loading.unit });
        const ladder = ladderOf(loading);
        if (ladder.length === 0) return;
        expect(platesFor(loading, nearest).isExact).toBe(true);
        const least = Math.min(...ladder.map(rung => Math.abs(rung - cents(prescribed))));
        expect(Math.abs(cents(nearest) - cents(prescribed))).toBe(least);
        for (const [index, rung] of ladder.entries())
          if (index > 0) expect(rung - (ladder[index - 1] ?? 0)).toBeGreaterThanOrEqual(cents(loading.step));
      }),
      { numRuns: 500 },
    );
  });
});

it.each<[string[], string]>([
  [['Barbell', 'Rack'], 'bar'],
  [['Dumbbells', 'Bench'], 'step'],
  [['Barbell', 'Landmine'], 'step'],
  [['Trap Bar'], 'either'],
  [['Pull-up Bar'], 'either'],
  [[], 'either'],
])('what %o is loaded on: %s', (equipment, loadedOn) => {
  expect(loadedOnOf(equipment)).toBe(loadedOn);
});

describe('a warm-up', () => {
  const lb: Loadable = { loading: gymLoading.lb, loadedOn: 'bar', unit: 'lb' };
  const kg: Loadable = { loading: null, loadedOn: 'bar', unit: 'kg' };

  it.each<[string, number | null, Loadable, [number, number][]]>([
    [
      '225 lb',
      225,
      lb,
      [
        [5, 90],
        [3, 135],
        [2, 180],
      ],
    ],
    [
      '105 lb, 60 above the bar',
      105,
      lb,
      [
        [5, 45],
        [3, 65],
        [2, 85],
      ],
    ],
    ['100 lb, which is light', 100, lb, []],
    [
      '100 kg',
      100,
      kg,
      [
        [5, 40],
        [3, 60],
        [2, 80],
      ],
    ],
    [
      '47.5 kg, just 60 lb above the bar',
      47.5,
      kg,
      [
        [5, 20],
        [3, 27.5],
        [2, 37.5],
      ],
    ],
    ['45 kg', 45, kg, []],
    [
      'the bar of 45 twice',
      110,
      { ...lb, loading: { ...gymLoading.lb, plates: [{ weight: 45, pairs: 2 }] } },
      [[5, 45]],
    ],
    [
      'dumbbells, from below the bar on',
      105,
      { ...lb, loadedOn: 'step' },
      [
        [5, 40],
        [3, 65],
        [2, 85],
      ],
    ],
    ['nothing known', null, lb, []],
  ])('for %s', (_, weight, loadable, sets) => {
    expect(warmUpFor('Strength', weight, loadable)).toEqual(sets.map(([reps, of]) => ({ reps, weight: of })));
  });

  it('is that of a strength exercise', () => {
    expect(warmUpFor('Calisthenics', 225, lb)).toEqual([]);
  });
});
