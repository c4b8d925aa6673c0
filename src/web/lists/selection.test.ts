import { expect, it } from 'vitest';
import { nothingSelected, pressed, type Selection } from './selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];

/** A press is the letter, with shift the capital. */
const after = (presses: string) =>
  presses
    .split('')
    .reduce<Selection>(
      (selection, key) =>
        pressed(selection, key.toLowerCase(), { order, isRange: key !== key.toLowerCase() }),
      nothingSelected,
    );

it.each([
  ['b', 'b'],
  ['bd', 'bd'],
  ['bdb', 'd'],
  ['bD', 'bcd'],
  ['dB', 'bcd'],
  ['bDe', 'bcde'],
  // A range of selected rows is removed with shift, too.
  ['aEbD', 'ae'],
  ['B', 'b'],
])('after the presses %s, of a to e %s are selected', (presses, selected) => {
  expect([...after(presses).ids].toSorted().join('')).toBe(selected);
});

it('a range from one that is no longer shown is the one pressed', () => {
  const { ids } = pressed({ ids: new Set(['x']), last: 'x' }, 'c', { order, isRange: true });
  expect([...ids]).toEqual(['x', 'c']);
});
