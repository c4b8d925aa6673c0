import { describe, expect, it } from 'vitest';
import { ruleOf, type TypedProgression } from './typed-progression.ts';

const typed: TypedProgression = {
  field: 'weight',
  kind: 'amount',
  value: '5',
  deloadEvery: '',
  deloadPercent: '40',
  deloadOf: 'load',
  roundTo: '5',
};

describe('a progression as it is typed', () => {
  it.each([
    ['2,5', 2.5],
    [' 2.5 ', 2.5],
    ['-5', -5],
    ['2½', 2.5],
  ])('an amount of %j is %d', (value, amount) => {
    expect(ruleOf({ ...typed, value })).toMatchObject({ by: { kind: 'amount', value: amount } });
  });

  it.each([
    ['70, 75, 80', [70, 75, 80]],
    ['70,75,80', [70, 75, 80]],
    ['70 75 80', [70, 75, 80]],
    ['62,5; 65; 67,5', [62.5, 65, 67.5]],
    ['62,5 65 67,5', [62.5, 65, 67.5]],
    ['62.5, 65', [62.5, 65]],
    ['70,', [70]],
    ['70 , 75', [70, 75]],
  ])('a wave of %j is %j', (value, values) => {
    expect(ruleOf({ ...typed, kind: 'wave', value })).toMatchObject({ by: { values } });
  });

  it.each(['', '62,5, 65', '70, x', '70-80', '-5'])('a wave of %j is none', value => {
    expect(ruleOf({ ...typed, kind: 'wave', value })).toMatch(/^A wave is a list of numbers/);
  });

  it.each<Partial<TypedProgression>>([
    { value: '5o' },
    { value: '' },
    { roundTo: 'five' },
    { roundTo: '-1' },
    { deloadEvery: 'x' },
    { deloadEvery: '2,5' },
    { deloadEvery: '4', deloadPercent: '4o' },
  ])('%j is refused with a sentence', change => {
    expect(ruleOf({ ...typed, ...change })).toEqual(expect.any(String));
  });

  it('rounds to nothing where that is left empty', () => {
    expect(ruleOf({ ...typed, roundTo: '' })).toMatchObject({ roundTo: 0 });
    expect(ruleOf({ ...typed, roundTo: '2,5' })).toMatchObject({ roundTo: 2.5 });
  });
});
