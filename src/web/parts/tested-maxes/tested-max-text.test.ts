import { describe, expect, it } from 'vitest';
import { enteredText, type TestedMax, testedText, whyNotUsed } from './tested-max-text.ts';

const max = (date: string, more: Partial<TestedMax> = {}) =>
  ({
    memberId: 'm',
    exerciseId: 'squat',
    enteredBy: 'm',
    date: `${date}T00:00:00.000Z`,
    ...more,
  }) as TestedMax;

it.each([
  [{ weight: 225, unit: 'lb' as const }, 'lb', '225 lb'],
  [{ weight: 1002.5, unit: 'kg' as const }, 'kg', '1,002.5 kg'],
  [{ weight: 100, unit: 'kg' as const }, 'lb', '220.5 lb (100 kg)'],
  [{ weight: 225, unit: 'lb' as const }, 'kg', '102.1 kg (225 lb)'],
] as const)('%o to someone in %s reads %s', (tested, unit, text) => {
  expect(testedText(tested, unit)).toBe(text);
});

describe('why one is not computed with', () => {
  const [newest, before, old] = [max('2026-05-20'), max('2026-05-01'), max('2025-10-01')];
  const bench = max('2026-04-01', { exerciseId: 'bench' });
  it.each([
    [newest, null],
    [before, 'Replaced by a newer one'],
    [old, 'Older than 180 days'],
    [bench, null],
  ])('%#', (one, why) => {
    expect(whyNotUsed(one, [newest, before, old, bench], '2026-06-01')).toBe(why);
  });
});

it.each([
  ['m', false, null],
  ['coach', false, 'Entered by your coach'],
  [null, false, 'Entered by your coach'],
  ['m', true, 'Entered by the member'],
  ['coach', true, null],
])('entered by %s, seen by a coach: %s, it says %s', (enteredBy, isCoach, text) => {
  expect(enteredText(max('2026-05-20', { enteredBy }), isCoach)).toBe(text);
});
