import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type WeekTotals, weeklyBreakdown } from './weekly-breakdown.ts';

/** The e1RMs of each exercise in a week. */
const week = (
  weekNumber: number,
  lifts: Record<string, number[]>,
  units: number,
  logsCount = 1,
): WeekTotals => ({
  weekNumber,
  lifts: Object.entries(lifts).map(([exerciseId, e1rms]) => ({
    exerciseId,
    sum: e1rms.reduce((sum, e1rm) => sum + e1rm, 0),
    count: e1rms.length,
  })),
  units,
  logsCount,
});

it('has a row for each week with logs, in order, each compared with the row before', () => {
  const squats = [
    week(4, { squat: [220] }, 90),
    week(1, { squat: [205] }, 100, 3),
    week(2, { squat: [210, 220] }, 60),
  ];
  expect(weeklyBreakdown(squats)).toEqual([
    {
      weekNumber: 1,
      avgStrength: 205,
      strengthChangePercent: null,
      totalUnits: 100,
      unitsChangePercent: null,
      logsCount: 3,
    },
    {
      weekNumber: 2,
      avgStrength: 215,
      strengthChangePercent: 4.9,
      totalUnits: 60,
      unitsChangePercent: -40,
      logsCount: 1,
    },
    {
      weekNumber: 4,
      avgStrength: 220,
      strengthChangePercent: 2.3,
      totalUnits: 90,
      unitsChangePercent: 50,
      logsCount: 1,
    },
  ]);
});

it.each([
  ['only what both weeks have', { squat: [300], curl: [50] }, { squat: [303], row: [200] }, 1],
  ['heavy lifts left out are no loss', { squat: [300], curl: [50] }, { curl: [50] }, 0],
  ['the mean of each lift’s own change', { squat: [300], curl: [50] }, { squat: [300], curl: [60] }, 10],
  ['each by its own mean', { squat: [290, 310] }, { squat: [330] }, 10],
  ['nothing in common', { squat: [300] }, { curl: [50] }, null],
  ['nothing lifted', { squat: [300] }, {}, null],
])('compares like with like: %s', (_, before, after, change) => {
  const rows = weeklyBreakdown([week(1, before, 10), week(2, after, 10)]);
  expect(rows[1]?.strengthChangePercent).toBe(change);
});

it('a week without any e1RM is no loss of strength', () => {
  const rows = weeklyBreakdown([
    week(1, { squat: [200] }, 10),
    week(2, {}, 10),
    week(3, { squat: [210] }, 10),
  ]);
  expect(rows.map(row => row.strengthChangePercent)).toEqual([null, null, null]);
  expect(rows.map(row => row.avgStrength)).toEqual([200, 0, 210]);
});

it('has no change in units from 0', () => {
  const rows = weeklyBreakdown([week(1, {}, 0), week(2, {}, 10), week(3, {}, 0)]);
  expect(rows.map(row => row.unitsChangePercent)).toEqual([null, null, -100]);
});

it('keeps a mean to two decimals', () => {
  const [row] = weeklyBreakdown([week(1, { squat: [233.33, 233.33, 233.34] }, 25.005)]);
  expect(row).toMatchObject({ avgStrength: 233.33 });
});

it('is empty without logs', () => {
  expect(weeklyBreakdown([])).toEqual([]);
});

it('never says what is no number', () => {
  const e1rms = fc.dictionary(
    fc.constantFrom('squat', 'bench', 'row'),
    fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 4 }),
  );
  const weeks = fc.uniqueArray(
    fc.tuple(fc.integer({ min: 1, max: 12 }), e1rms, fc.nat(10_000), fc.nat(50)).map(given => week(...given)),
    { selector: ({ weekNumber }) => weekNumber },
  );
  fc.assert(
    fc.property(weeks, given => {
      const rows = weeklyBreakdown(given);
      expect(rows.map(row => row.weekNumber)).toEqual(
        given.map(one => one.weekNumber).toSorted((a, b) => a - b),
      );
      expect(JSON.stringify(rows)).not.toContain('NaN');
    }),
  );
});
