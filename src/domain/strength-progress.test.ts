import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fitnessProgress,
  milestonesReached,
  strengthProgress,
  weeklyBreakdown,
} from './strength-progress.ts';

const log = (weekNumber: number, estimated1RM: number | null, units: number) => ({
  weekNumber,
  estimated1RM,
  units,
});

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

describe('the weekly breakdown', () => {
  it('has a row for each week with logs, each compared with the row before', () => {
    const logs = [log(4, 220, 90), log(1, 200, 30), log(1, 210, 20), log(2, 215, 60), log(1, null, 50)];
    expect(weeklyBreakdown(logs)).toEqual([
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

  it('a week without any e1RM is no loss of strength', () => {
    const rows = weeklyBreakdown([log(1, 200, 10), log(2, null, 10), log(3, 210, 10)]);
    expect(rows.map(row => row.strengthChangePercent)).toEqual([null, null, null]);
    expect(rows.map(row => row.avgStrength)).toEqual([200, 0, 210]);
  });

  it('has no change in units from 0', () => {
    const rows = weeklyBreakdown([log(1, null, 0), log(2, null, 10), log(3, null, 0)]);
    expect(rows.map(row => row.unitsChangePercent)).toEqual([null, null, -100]);
  });

  it('is empty without logs', () => {
    expect(weeklyBreakdown([])).toEqual([]);
  });

  it('keeps every log and every unit', () => {
    const logs = fc.array(
      fc.record({
        weekNumber: fc.integer({ min: 1, max: 12 }),
        estimated1RM: fc.option(fc.integer({ min: 1, max: 900 })),
        units: fc.nat(10_000),
      }),
    );
    fc.assert(
      fc.property(logs, given => {
        const rows = weeklyBreakdown(given);
        expect(sum(rows.map(row => row.logsCount))).toBe(given.length);
        expect(sum(rows.map(row => row.totalUnits))).toBe(sum(given.map(each => each.units)));
        expect(JSON.stringify(rows)).not.toContain('NaN');
      }),
    );
  });
});

describe('strength progress', () => {
  it.each([
    ['the mean over exercises', { squat: 300, bench: 200 }, { squat: 330, bench: 210 }, 7.5],
    ['an exercise without a later e1RM is left out', { squat: 300, bench: 200 }, { squat: 330 }, 10],
    ['an exercise without a baseline is left out', { squat: 300 }, { squat: 330, row: 500 }, 10],
    ['a loss', { squat: 300 }, { squat: 285 }, -5],
    ['one decimal', { squat: 300 }, { squat: 310 }, 3.3],
    ['a baseline of 0 is none', { squat: 0, bench: 200 }, { squat: 330, bench: 210 }, 5],
    ['none without both', { squat: 300 }, { bench: 200, squat: null }, null],
    ['none at all', {}, {}, null],
  ])('%s', (_, baselines, latests, progress) => {
    expect(strengthProgress(baselines, latests)).toBe(progress);
  });

  it.each([
    [null, []],
    [-3, []],
    [4.9, []],
    [5, [5]],
    [14.9, [5, 10]],
    [15, [5, 10, 15]],
    [60, [5, 10, 15, 20]],
  ])('%j percent has reached the milestones %j', (progress, reached) => {
    expect(milestonesReached(progress)).toEqual(reached);
  });
});

it.each([
  [200, 250, 25],
  [300, 290, -3.3],
  [200, 0, -100],
  [0, 250, null],
])('overall fitness progress from %d to %d units a week is %j percent', (baseline, latest, progress) => {
  expect(fitnessProgress(baseline, latest)).toBe(progress);
});
