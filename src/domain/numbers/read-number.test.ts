import { expect, it } from 'vitest';
import { readNumber } from './read-number.ts';

it.each<[string, number | null]>([
  ['72', 72],
  ['72.5', 72.5],
  ['72,5', 72.5],
  ['61,25', 61.25],
  ['7,5', 7.5],
  ['0,125', 0.125],
  ['0.125', 0.125],
  ['.5', 0.5],
  [',5', 0.5],
  ['1,000', 1000],
  ['12,500', 12_500],
  ['1,234,567', 1_234_567],
  ['1.234.567', 1_234_567],
  ['1,234.5', 1234.5],
  ['1.234,5', 1234.5],
  ['45.000', 45],
  ['1 000', 1000],
  ['1 000,5', 1000.5],
  ["1'000", 1000],
  ['½', 0.5],
  ['2½', 2.5],
  ['+10', 10],
  ['-20', -20],
  ['−2,5', -2.5],
  ['  8 ', 8],
  ['8.', 8],
  ['1000,5', 1000.5],
  ['1000,555', 1000.555],
  // Lists, ranges, units and words are no number.
  ['5,5,5', null],
  ['12,10,8', null],
  ['1.2.3', null],
  ['1,2.3,4', null],
  ['8-12', null],
  ['20 kg', null],
  ['level 8', null],
  ['12 10', null],
  ['', null],
  ['-', null],
  ['.', null],
  ['9'.repeat(31), null],
])('%j reads %j', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

it('reads a dot before three digits as thousands where its reader says so', () => {
  expect(readNumber('1.000', 'thousands')).toBe(1000);
  expect(readNumber('0.125', 'thousands')).toBe(0.125);
  expect(readNumber('2.5', 'thousands')).toBe(2.5);
});

it('reads nothing from nothing', () => {
  expect([readNumber(null), readNumber(undefined)]).toEqual([null, null]);
});
