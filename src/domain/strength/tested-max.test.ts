import { pounds } from '#domain/measures/measure.ts';
import { describe, expect, it } from 'vitest';
import { latestOneRepMax } from './latest-one-rep-max.twin.ts';
import { maxKnown, poundsOfTested, type TestedMax, testedMaxCounts } from './tested-max.ts';

it.each([
  [{ weight: 225, unit: 'lb' as const }, 225],
  [{ weight: 100, unit: 'kg' as const }, 220.46226218],
  [{ weight: 102.5, unit: 'kg' as const }, 225.9738187345],
])('%o is %d lb, not rounded', (tested, pounds) => {
  expect(poundsOfTested(tested)).toBeCloseTo(pounds, 9);
});

describe('a tested max', () => {
  it.each([
    ['2026-06-01', true],
    ['2025-12-03', true],
    ['2025-12-02', false],
  ])('of %s counts on Jun 1, 2026: %s', (date, counts) => {
    expect(testedMaxCounts({ date }, '2026-06-01')).toBe(counts);
  });

  it.each<[string, number | null, Pick<TestedMax, 'weight' | 'unit'> | null, number | null]>([
    ['stands in where no estimate is known', null, { weight: 100, unit: 'kg' }, 220.46226218],
    ['gives way to an estimate, also a lower one', 180, { weight: 225, unit: 'lb' }, 180],
    ['is not needed', 180, null, 180],
    ['is not there either', null, null, null],
  ])('%s', (_, latest, tested, known) => {
    expect(maxKnown(latest === null ? null : pounds(latest), tested)).toBe(known);
  });
});

const today = '2026-06-01';

describe('the max of a lift', () => {
  it.each<[string, TestedMax[], number | null]>([
    ['is the newest test that counts', [tested('2026-05-01', 300), tested('2026-05-20', 290)], 290],
    ['forgets a test after 180 days', [tested('2025-12-02', 300)], null],
    ['is none', [], null],
  ])('without an estimate %s', (_, tests, max) => {
    expect(latestOneRepMax([], today, tests)).toBe(max);
  });

  it('is an estimate where there is any, however old', () => {
    const history = [{ date: '2024-01-01', e1rm: pounds(150) }];
    expect(latestOneRepMax(history, today, [tested('2026-05-20', 290)])).toBe(150);
  });
});

function tested(date: string, weight: number): TestedMax {
  return { date, weight, unit: 'lb' };
}
