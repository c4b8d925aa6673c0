import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstNumber } from '#domain/training/prescription-text.ts';
import { inMiles, inPoundsAndMiles } from './entered.ts';
import { distanceUnits, fromMiles, fromPounds, weightUnits } from './measure.ts';

describe('a sent set', () => {
  it.each([
    [{}, { weight: null, distance: null, entered: null }],
    [{ weight: 225 }, { weight: 225, distance: null, entered: null }],
    [{ unit: 'kg' as const }, { weight: null, distance: null, entered: null }],
    [
      { weight: 225, unit: 'lb' as const },
      {
        weight: 225,
        distance: null,
        entered: { weight: 225, unit: 'lb', distance: null, distanceUnit: null },
      },
    ],
    [
      { weight: 100, unit: 'kg' as const },
      {
        weight: 220.46226218,
        distance: null,
        entered: { weight: 100, unit: 'kg', distance: null, distanceUnit: null },
      },
    ],
    [
      { distance: 1.609344, distanceUnit: 'km' as const },
      {
        weight: null,
        distance: 1,
        entered: { weight: null, unit: null, distance: 1.609344, distanceUnit: 'km' },
      },
    ],
  ])('%j is kept as %j', (typed, kept) => {
    expect(inPoundsAndMiles(typed)).toEqual(kept);
  });

  it('holds what was typed, and in lb and miles the same, whatever the number and unit', () => {
    const number = fc.double({ min: 0, max: 5000, noNaN: true });
    fc.assert(
      fc.property(
        number,
        fc.constantFrom(...weightUnits),
        number,
        fc.constantFrom(...distanceUnits),
        (weight, unit, distance, distanceUnit) => {
          const kept = inPoundsAndMiles({ weight, unit, distance, distanceUnit });
          expect(kept.entered).toEqual({ weight, unit, distance, distanceUnit });
          expect(fromPounds(kept.weight ?? -1, unit)).toBeCloseTo(weight, 9);
          expect(fromMiles(kept.distance ?? -1, distanceUnit)).toBeCloseTo(distance, 9);
        },
      ),
    );
  });
});

describe("a log's distance", () => {
  it.each([
    [null, 'km', null, null],
    ['3.1', null, '3.1', null],
    ['3.1', 'mi', '3.1', { distance: '3.1', distanceUnit: 'mi' }],
    ['1.609344', 'km', '1', { distance: '1.609344', distanceUnit: 'km' }],
    ['5 km', 'km', '3.1068559611866697', { distance: '5 km', distanceUnit: 'km' }],
    ['1,000', 'km', '621.371192237334', { distance: '1,000', distanceUnit: 'km' }],
    ['far', 'km', 'far', { distance: 'far', distanceUnit: 'km' }],
  ] as const)('%j in %j is kept as %j', (distanceCompleted, distanceUnit, miles, entered) => {
    expect(inMiles({ distanceCompleted, distanceUnit })).toEqual({ distanceCompleted: miles, entered });
  });

  it('is read back in miles to the last digit, however short', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.0001, max: 10_000, noNaN: true }), distance => {
        const { distanceCompleted } = inMiles({ distanceCompleted: distance.toFixed(4), distanceUnit: 'km' });
        expect(fromMiles(firstNumber(distanceCompleted) ?? -1, 'km')).toBeCloseTo(
          Number(distance.toFixed(4)),
          9,
        );
      }),
    );
  });
});
