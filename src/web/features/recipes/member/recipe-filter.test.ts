import { describe, expect, it } from 'vitest';
import { isFiltered, queryOf, timeOptions, unfiltered } from './recipe-filter.ts';

describe('the recipes call', () => {
  it.each([
    [{}, [], {}],
    [{ diet: 'all', maxTime: 'all', search: '  ' }, [], {}],
    [{ diet: 'vegan' }, ['nuts', 'fish'], { diet: 'vegan', allergens: ['nuts', 'fish'] }],
    [{ maxTime: '30', search: ' oats ' }, [], { maxTime: 30, include: 'oats' }],
  ])('with %j and allergens %j asks %j', (chosen, allergens, query) => {
    expect(queryOf({ ...unfiltered, ...chosen }, allergens)).toEqual(query);
  });

  it('is unfiltered whatever allergens are left out', () => {
    expect([isFiltered(unfiltered), isFiltered({ ...unfiltered, diet: 'keto' })]).toEqual([false, true]);
  });

  it('offers any time, and under 15, 30, 45, 60 minutes', () => {
    expect(timeOptions.map(({ value }) => value)).toEqual(['all', '15', '30', '45', '60']);
  });
});
