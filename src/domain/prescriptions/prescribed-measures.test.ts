import { describe, expect, it } from 'vitest';
import { convertedDistance, convertedWeight } from './prescribed-measures.ts';

describe('a prescribed weight, in the unit of who reads it', () => {
  it.each([
    ['185', 'lbs', 'kg', 83.9, 83.9],
    ['135-155', 'lbs', 'kg', 61.2, 70.3],
    ['135 to 155 lb', 'lbs', 'kg', 61.2, 70.3],
    ['100', 'kg', 'lb', 220.5, 220.5],
    ['100 kg', 'lbs', 'lb', 220.5, 220.5],
    ['45 lbs.', 'kg', 'kg', 20.4, 20.4],
  ] as const)('%j, %s, in %s: %d to %d', (text, weightUnit, unit, min, max) => {
    expect(convertedWeight(text, weightUnit, unit)).toEqual({ min, max });
  });

  it.each([
    ['185', 'lbs', 'lb'],
    ['100 kg', 'lbs', 'kg'],
    ['bodyweight', 'lbs', 'kg'],
    ['2 plates', 'lbs', 'kg'],
    ['70%', 'lbs', 'kg'],
    ['5/3/1', 'lbs', 'kg'],
    ['0', 'lbs', 'kg'],
    ['185', 'bands', 'kg'],
    [null, 'lbs', 'kg'],
  ] as const)('%j, %s, in %s is as it was typed', (text, weightUnit, unit) => {
    expect(convertedWeight(text, weightUnit, unit)).toBeNull();
  });
});

describe('a prescribed distance', () => {
  it.each([
    ['3.1', 'km', 4.99, 4.99],
    ['3-4 miles', 'km', 4.83, 6.44],
    ['5 km', 'mi', 3.11, 3.11],
  ] as const)('%j in %s: %d to %d', (text, unit, min, max) => {
    expect(convertedDistance(text, unit)).toEqual({ min, max });
  });

  it.each([
    ['3.1', 'mi'],
    ['5 km', 'km'],
    ['400 m', 'km'],
    ['6 x 400', 'km'],
    [null, 'km'],
  ] as const)('%j in %s is as it was typed', (text, unit) => {
    expect(convertedDistance(text, unit)).toBeNull();
  });
});
