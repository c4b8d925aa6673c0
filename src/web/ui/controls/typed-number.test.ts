import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberOrText, steppedText, typedNumber, unreadText } from './typed-number.ts';

describe('a number as it is typed or pasted', () => {
  it.each([
    ['62,5', 62.5],
    ['62.5', 62.5],
    [' 62,5 ', 62.5],
    ['62,', 62],
    [',5', 0.5],
    ['1,000', 1000],
    ['1 000', 1000],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['2½', 2.5],
    ['−20', -20],
    ['007', 7],
    ['0,125', 0.125],
  ])('%j is %d', (typed, value) => {
    expect(typedNumber(typed)).toBe(value);
    expect(numberOrText(typed)).toBe(value);
    expect(unreadText(typed, { decimal: true })).toBeNull();
  });

  it.each(['', ' ', '\t'])('a blank (%j) is 0, and nothing is said of it', typed => {
    expect(typedNumber(typed)).toBe(0);
    expect(numberOrText(typed)).toBe(typed);
    expect(unreadText(typed, { decimal: false, least: 1 })).toBeNull();
  });

  it.each(['6o', '62,5 kg', '8-12', '5,5,5', '1e3', '0x10', 'Infinity', 'NaN', '1/2', '--5', '٦٢', '.', ','])(
    '%j is no number, and is said to be none',
    typed => {
      expect(typedNumber(typed)).toBeNaN();
      expect(numberOrText(typed)).toBe(typed);
      expect(unreadText(typed, { decimal: true })).toBe(`“${typed}” is not a number.`);
    },
  );

  it('is quoted in short', () => {
    expect(unreadText('x'.repeat(500), { decimal: true })).toBe(`“${'x'.repeat(30)}…” is not a number.`);
  });

  it.each([
    ['2,5', { decimal: false }, '“2,5” is not a whole number.'],
    ['2.0', { decimal: false }, null],
    ['0', { decimal: false, least: 1 }, 'Enter at least 1.'],
    ['36001', { decimal: false, most: 36_000 }, 'Enter at most 36,000.'],
    ['12', { decimal: false, least: 1, most: 12 }, null],
  ])('%j of %j: %s', (typed, asked, sentence) => {
    expect(unreadText(typed, asked)).toBe(sentence);
  });

  it('is read, or said to be none: never another number in silence', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), typed => {
        const value = numberOrText(typed);
        if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
        else expect(unreadText(typed, { decimal: true }) !== null || typed.trim() === '').toBe(true);
      }),
    );
  });
});

describe('an arrow key', () => {
  it.each([
    ['60', 'up', { step: 0.5 }, '60.5'],
    ['60,3', 'up', { step: 0.5 }, '60.5'],
    ['60,3', 'down', { step: 0.5 }, '60'],
    ['60.25', 'up', { step: 0.25 }, '60.5'],
    ['0.3', 'down', { step: 0.1 }, '0.2'],
    ['', 'up', { step: 1 }, '1'],
    ['', 'down', { step: 1, least: 0 }, null],
    ['', 'up', { step: 0.1, least: 0.1 }, '0.1'],
    ['0', 'up', { step: 1, least: 3 }, '3'],
    ['62,5', 'up', { step: 'any' as const }, '63.5'],
    ['12', 'up', { step: 1, most: 12 }, null],
    ['40', 'down', { step: 1, most: 12 }, '12'],
    ['6o', 'up', { step: 1 }, null],
  ] as const)('from %j %s by %j leads to %j', (typed, way, steps, next) => {
    expect(steppedText(typed, way, steps)).toBe(next);
  });
});
