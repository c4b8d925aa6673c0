import { expect, it } from 'vitest';
import { blockLengths, blocksOfWeeks } from './blocks-of-weeks.ts';

const weeksTo = (last: number) =>
  Array.from({ length: last }, (_, at) => ({ weekNumber: at + 1, first: at + 1 }));

it.each([
  [1, [1]],
  [12, [12]],
  [13, [12, 1]],
  [16, [12, 4]],
  [52, [12, 12, 12, 12, 4]],
])('%d weeks are blocks of %j', (weeks, lengths) => {
  expect(blockLengths(weeks)).toEqual(lengths);
  expect(blocksOfWeeks(weeksTo(weeks)).map(({ length }) => length)).toEqual(lengths);
});

it('each block is counted from 1 again, and no week is lost', () => {
  const blocks = blocksOfWeeks(weeksTo(30));
  expect(blocks.flat().map(({ first }) => first)).toEqual(weeksTo(30).map(({ first }) => first));
  expect(blocks.map(block => block[0]?.weekNumber)).toEqual([1, 1, 1]);
});

it('weeks without anything keep their place', () => {
  expect(blocksOfWeeks([{ weekNumber: 2 }, { weekNumber: 14 }])).toEqual([
    [{ weekNumber: 2 }],
    [{ weekNumber: 2 }],
  ]);
});
