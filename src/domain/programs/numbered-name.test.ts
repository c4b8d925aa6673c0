import { expect, it } from 'vitest';
import { compareNames } from '#domain/names/compare-names.ts';
import { numberedName } from './numbered-name.ts';

it.each([
  ['Block Five', 'Block 5'],
  ['Phase TWO of Twelve', 'Phase 2 of 12'],
  ['Onesimus', 'Onesimus'],
  ['Base 10', 'Base 10'],
])('%s is ordered as %s', (name, expected) => expect(numberedName(name)).toBe(expected));

it('blocks stand in the order of their numbers, in words or digits', () => {
  const blocks = ['Block Ten', 'Block Eight', 'Block 9', 'Block Five', 'Block One'];
  expect(blocks.toSorted((a, b) => compareNames(numberedName(a), numberedName(b)))).toEqual([
    'Block One',
    'Block Five',
    'Block Eight',
    'Block 9',
    'Block Ten',
  ]);
});
