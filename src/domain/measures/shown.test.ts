import { pounds as inLb, miles as inMiles } from '#domain/measures/measure.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inPoundsAndMiles } from './entered.ts';
import { fromPounds, poundsOfKilogram, weightUnits } from './measure.ts';
import { distanceIn, oneRepMaxIn, typedWeightIn, typedWeightOf, weightIn } from './shown.ts';

describe('a weight in lb, shown', () => {
  it.each([
    [225, 'lb', 225],
    [202.555, 'lb', 202.56],
    [220.46226218, 'kg', 100],
    // As the columns keep it.
    [220.46, 'kg', 100],
    [225.97, 'kg', 102.5],
    [185, 'kg', 83.9],
    [135.03, 'kg', 61.25],
    [5, 'kg', 2.3],
    [0, 'kg', 0],
  ] as const)('%d lb in %s is %d', (pounds, unit, shown) => {
    expect(weightIn(inLb(pounds), unit)).toBe(shown);
  });

  it.each([
    [100, 'kg', 'lb', 220.5],
    [20, 'kg', 'lb', 44.1],
    [62.35, 'kg', 'kg', 62.35],
    [45, 'lb', 'kg', 20.4],
    [45.25, 'lb', 'lb', 45.25],
  ] as const)('%d typed in %s is in %s %d', (weight, typedIn, unit, shown) => {
    expect(typedWeightIn({ weight, unit: typedIn }, unit)).toBe(shown);
  });

  it('in kg is what was typed in kg, though a column has kept two decimals of its lb', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4000 }), quarters => {
        const pounds = Math.round(((quarters * poundsOfKilogram) / 4) * 100) / 100;
        expect(weightIn(inLb(pounds), 'kg')).toBe(quarters / 4);
      }),
    );
  });

  it('comes back as it was typed in its own unit, whatever it was kept as', () => {
    const twoDecimals = fc.integer({ min: 1, max: 200_000 }).map(hundredths => hundredths / 100);
    fc.assert(
      fc.property(twoDecimals, fc.constantFrom(...weightUnits), (weight, unit) => {
        const typed = typedWeightOf(inPoundsAndMiles({ weight, unit }));
        expect(typed).toEqual({ weight, unit });
        expect(typed && typedWeightIn(typed, unit)).toBe(weight);
      }),
    );
  });
});

describe('other measures', () => {
  it.each([
    [233.33, 'lb', 233],
    [257.21, 'kg', 116.7],
  ] as const)('an estimate of %d lb in %s is %d', (pounds, unit, shown) => {
    expect(oneRepMaxIn(inLb(pounds), unit)).toBe(shown);
  });

  it.each([
    [3.1068559611866697, 'km', 5],
    [3.1, 'mi', 3.1],
    [26.2, 'km', 42.16],
  ] as const)('a distance of %d miles in %s is %d', (miles, unit, shown) => {
    expect(distanceIn(inMiles(miles), unit)).toBe(shown);
  });

  it('a set without a weight was typed as nothing', () => {
    expect(typedWeightOf({ weight: null, entered: null })).toBeNull();
    expect(typedWeightOf({})).toBeNull();
    expect(fromPounds(inLb(0), 'kg')).toBe(0);
  });
});
