import { pounds, miles } from '#domain/measures/measure.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inPoundsAndMiles } from './entered.ts';
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
          expect(fromPounds(kept.weight ?? pounds(-1), unit)).toBeCloseTo(weight, 9);
          expect(fromMiles(kept.distance ?? miles(-1), distanceUnit)).toBeCloseTo(distance, 9);
        },
      ),
    );
  });
});
