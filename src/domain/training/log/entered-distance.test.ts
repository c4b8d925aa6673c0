import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMiles, miles } from '#domain/measures/measure.ts';
import { inMiles } from './entered-distance.ts';
import { firstNumber } from '#domain/prescriptions/prescription-text.ts';

describe("a log's distance", () => {
  it.each([
    [null, 'km', null, null],
    ['3.1', null, '3.1', null],
    ['3,1', null, '3.1', null],
    ['1,000', null, '1000', null],
    ['3,1', 'mi', '3.1', { distance: '3,1', distanceUnit: 'mi' }],
    ['16,09344', 'km', '10', { distance: '16,09344', distanceUnit: 'km' }],
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
        expect(fromMiles(miles(firstNumber(distanceCompleted) ?? -1), 'km')).toBeCloseTo(
          Number(distance.toFixed(4)),
          9,
        );
      }),
    );
  });
});
