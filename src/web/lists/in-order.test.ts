import { describe, expect, it } from 'vitest';
import { inOrder, type Orders, pressed, sortOptions } from './in-order.ts';

type Program = { name: string; members: number | null };

const programs: Program[] = [
  { name: 'Block 10', members: 3 },
  { name: 'Élan', members: null },
  { name: 'Block 2', members: 12 },
  { name: 'Block 9', members: 3 },
];

const orders: Orders<Program> = {
  name: { of: ({ name }) => name, up: 'By name' },
  members: { of: ({ members }) => members, down: 'Most members first' },
};

const names = (sort: string) => inOrder(programs, orders, sort).map(({ name }) => name);

describe('a list in the order of a column', () => {
  const cases: [sort: string, expected: string[]][] = [
    ['name', ['Block 2', 'Block 9', 'Block 10', 'Élan']],
    ['-name', ['Élan', 'Block 10', 'Block 9', 'Block 2']],
    // Equals stay as they came, and who has none is last whichever way.
    ['members', ['Block 10', 'Block 9', 'Block 2', 'Élan']],
    ['-members', ['Block 2', 'Block 10', 'Block 9', 'Élan']],
    ['-weight', ['Block 10', 'Élan', 'Block 2', 'Block 9']],
  ];
  it.each(cases)('%s', (sort, expected) => expect(names(sort)).toEqual(expected));
});

it.each([
  ['name', '-members', false, 'name'],
  ['name', 'name', false, '-name'],
  ['name', '-name', false, 'name'],
  ['members', 'name', true, '-members'],
  ['members', '-members', true, 'members'],
])('a press on %s while by %s', (column, now, firstDown, expected) => {
  expect(pressed(column, now, firstDown)).toBe(expected);
});

it('names of its orders those that have one', () => {
  expect(sortOptions(orders)).toEqual([
    { value: 'name', label: 'By name' },
    { value: '-members', label: 'Most members first' },
  ]);
});
