import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstNumber, formatSeconds, repsOf, secondsOf, setsOf } from './prescription-text.ts';

const typed = fc.string({
  unit: fc.constantFrom(...'0123456789:.,-–− hmsecindourta\'"/x%½'.split('')),
  maxLength: 200,
});
const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), typed);

describe('the first number in a text', () => {
  it.each([
    ['8-12', 8],
    ['8 – 12', 8],
    ['75%', 75],
    ['70-75 %', 70],
    ['3 sets', 3],
    ['about 5', 5],
    ['2.5', 2.5],
    ['.5', 0.5],
    [',5', 0.5],
    ['72,5', 72.5],
    ['72,5 %', 72.5],
    ['7,5', 7.5],
    ['61,25', 61.25],
    ['1.234,5', 1234.5],
    ['12.5,15,17.5', 12.5],
    ['1 000 m', 1000],
    ['5x5 100 kg', 5],
    ['1.2.3', 1.2],
    ['2½', 2.5],
    ['12,10,8', 12],
    ['1,000', 1000],
    ['1,000.5 m', 1000.5],
    ['1,0000', 1],
    ['100,120,140', 100],
    ['3x10', 3],
    ['RPE 8', 8],
    ['RPE -8', 8],
    ['-5', -5],
    [' −5', -5],
    ['- 5', 5],
    ['-0', 0],
    ['1e5', 1],
    ['007', 7],
    ['AMRAP', null],
    ['½', 0.5],
    ['٣', null],
    ['-', null],
    ['', null],
    ['   ', null],
    [null, null],
    [undefined, null],
    ['9'.repeat(400), null],
  ])('%j is %j', (text, number) => {
    expect(firstNumber(text)).toBe(number);
  });

  it('is a finite number or nothing, whatever the text', () => {
    fc.assert(
      fc.property(anyText, text => {
        const number = firstNumber(text);
        return number === null || Number.isFinite(number);
      }),
    );
  });
});

describe('sets and reps', () => {
  it.each([
    ['4', 4],
    ['3 sets', 3],
    ['2-3', 2],
    ['2.9', 2],
    ['a few', 3],
    ['', 3],
    [null, 3],
    ['0', 1],
    ['-2', 1],
    ['0.5', 1],
    ['51', 50],
    ['100000', 50],
  ])('%j prescribes %i sets', (text, sets) => {
    expect(setsOf(text)).toBe(sets);
  });

  it.each([
    ['10', 10],
    ['8-12', 8],
    ['5 each leg', 5],
    ['AMRAP', 10],
    ['max', 10],
    ['', 10],
    [null, 10],
    ['0', 0],
    ['-3', 0],
  ])('%j prescribes %i reps', (text, reps) => {
    expect(repsOf(text)).toBe(reps);
  });

  it('sets are 1 to 50 and whole, reps at least 0, whatever the text', () => {
    fc.assert(
      fc.property(anyText, text => {
        const sets = setsOf(text);
        return Number.isInteger(sets) && sets >= 1 && sets <= 50 && repsOf(text) >= 0;
      }),
    );
  });
});

describe('a time in seconds', () => {
  it.each([
    ['1:30', 90],
    ['01:30', 90],
    ['0:45', 45],
    ['90:00', 5400],
    ['1:02:03', 3723],
    ['99:59:59', 359_999],
    ['hold 0:30', 30],
    ['1:30 each side', 90],
    ['1:30-2:00', 90],
    ['1:30.5', 90.5],
    ['45', 45],
    [' 45 ', 45],
    ['45.5', 45.5],
    ['45s', 45],
    ['45 S', 45],
    ['45 sec', 45],
    ['45 secs.', 45],
    ['90 seconds', 90],
    ['1 second', 1],
    ['2 min', 120],
    ['2min', 120],
    ['2 minutes', 120],
    ['1.5 min', 90],
    ['.5 min', 30],
    ['1.1 min', 66],
    ['1h', 3600],
    ['2 hrs', 7200],
    ['1.5 hours', 5400],
    ['1,5 min', 90],
    ['2,5 h', 9000],
    ['1½ min', 90],
    ['1:30,5', 90.5],
    ['7,5-10 min', 450],
    ['45,5', 45.5],
    ['1 min 30 s', 90],
    ['1m30s', 90],
    ['1m30', 90],
    ['1h30', 5400],
    ['1h 5m 10s', 3910],
    ['1 hour and 30 minutes', 5400],
    ['1 min, 30 sec', 90],
    ['1\'30"', 90],
    ['5′', 300],
    ['30-45 s', 30],
    ['30 to 45 sec', 30],
    ['1-2 min', 60],
    ['30-45', 30],
    ['30s on, 30s off', 30],
    ['20 s / 1 min rest', 20],
    ['3 sets x 45s', 45],
    ['45 each side', 45],
    ['45/side', 45],
    ['30 per leg', 30],
    ['0', 0],
    ['0:00', 0],
  ])('%j is %d', (text, seconds) => {
    expect(secondsOf(text)).toBe(seconds);
  });

  it.each([
    '1:75',
    '1:60:00',
    '1:5',
    '1:2:3:4',
    '100:00:00',
    '-5',
    '-1:30',
    '−5 s',
    '5 km',
    '8 reps',
    '3 sets',
    'to failure',
    'max',
    ':30',
    'min',
    '360000',
    '9'.repeat(200),
    `${'9'.repeat(200)} h`,
    '',
    ' ',
    null,
    undefined,
  ])('%j is none', text => {
    expect(secondsOf(text)).toBeNull();
  });

  it('is 0 to 359,999 or nothing, whatever the text', () => {
    fc.assert(
      fc.property(anyText, text => {
        const seconds = secondsOf(text);
        return seconds === null || (seconds >= 0 && seconds <= 359_999);
      }),
      { numRuns: 2000 },
    );
  });

  // A reading that tries every way to split the text would not come to an end.
  it.each([
    ['1', null, 1],
    ['1.', null, 1],
    ['1 ', null, 1],
    ['1-', null, 1],
    ['1 min ', 60, 1],
    ['1:', null, 1],
    ["1'", 60, 1],
    ['1 to ', null, 1],
    [' and', null, null],
    ['.1', null, 0.1],
  ])('of %j again and again comes to an end', (piece, seconds, first) => {
    expect(secondsOf(piece.repeat(5000 / piece.length))).toBe(seconds);
    expect(firstNumber(`x${piece}`.repeat(1000))).toBe(first);
  });
});

describe('writing seconds', () => {
  it.each([
    [0, '0:00'],
    [5, '0:05'],
    [90, '1:30'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [3723, '1:02:03'],
    [89.6, '1:30'],
    [-5, '0:00'],
    [Number.NaN, '0:00'],
  ])('%d reads %s', (seconds, text) => {
    expect(formatSeconds(seconds)).toBe(text);
  });

  it('reads back as itself', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 359_999 }),
        seconds => secondsOf(formatSeconds(seconds)) === seconds,
      ),
    );
  });
});
