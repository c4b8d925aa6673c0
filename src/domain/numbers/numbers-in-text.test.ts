import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readNumber } from './read-number.ts';
import { type NumberKind, numbersIn } from './numbers-in-text.ts';

const values = (text: string, kind?: NumberKind) => numbersIn(text, kind).map(({ value }) => value);

it.each([
  ['72,5', [72.5]],
  ['72,5-77,5', [72.5, 77.5]],
  ['61,25 kg', [61.25]],
  ['12,10,8', [12, 10, 8]],
  ['100,120,140', [100, 120, 140]],
  ['12.5,15,17.5', [12.5, 15, 17.5]],
  ['5, 3, 1', [5, 3, 1]],
  ['1,000 m', [1000]],
  ['1.234,5 kg', [1234.5]],
  ['1,234.5 lb', [1234.5]],
  ['1 000 m', [1000]],
  ['5x5 100 kg', [5, 5, 100]],
  ['10 000 and 1’300', [10_000, 1300]],
  ['2½ min', [2.5]],
  ['2 ½ cups', [2.5]],
  ['.5 or ,5', [0.5, 0.5]],
  ['a1b22', [1, 22]],
  ['1.2.3', [1.2]],
  ['no number', []],
  ['9'.repeat(400), []],
])('the numbers of %j are %j', (text, numbers) => {
  expect(values(text)).toEqual(numbers);
});

it('counts are whole: a comma lists them, save before thousands', () => {
  expect(values('12,10', 'counts')).toEqual([12, 10]);
  expect(values('12,10,8', 'counts')).toEqual([12, 10, 8]);
  expect(values('1,000', 'counts')).toEqual([1000]);
  expect(values('1.000', 'counts')).toEqual([1000]);
});

it('a dot groups thousands where its reader says so', () => {
  expect(values('1.000 m', 'thousands')).toEqual([1000]);
  expect(values('2.5 m', 'thousands')).toEqual([2.5]);
});

it('is of one mind with the reader of a whole text, and says where each number stands', () => {
  const number = fc.oneof(
    fc.double({ min: 0, max: 9999, noNaN: true }).map(value => value.toFixed(2)),
    fc.nat(99_999).map(String),
  );
  fc.assert(
    fc.property(
      number,
      fc.boolean(),
      fc.constantFrom('', 'kg', ' reps', '%'),
      (written, hasComma, behind) => {
        const text = hasComma ? written.replace('.', ',') : written;
        expect(numbersIn(`a ${text}${behind}`)).toEqual([
          { value: readNumber(text), from: 2, to: 2 + text.length },
        ]);
      },
    ),
  );
});

it('takes each character once, whatever it is given', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123.,  ½’x-'.split('')), maxLength: 60 }), text => {
      let end = 0;
      for (const { value, from, to } of numbersIn(text)) {
        expect(Number.isFinite(value) && from >= end && to > from).toBe(true);
        end = to;
      }
      expect(end).toBeLessThanOrEqual(text.length);
    }),
  );
});
