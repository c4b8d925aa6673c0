import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fitnessProgress,
  liftGains,
  milestonesReached,
  type ProgramWeek,
  strengthProgress,
  weeklyBreakdown,
} from './strength-progress.ts';

const week = (weekNumber: number, meanOneRepMax: number | null, units: number, logsCount = 1) => ({
  weekNumber,
  meanOneRepMax,
  units,
  logsCount,
});

describe('the weekly breakdown', () => {
  it('has a row for each week with logs, in order, each compared with the row before', () => {
    expect(weeklyBreakdown([week(4, 220, 90), week(1, 205, 100, 3), week(2, 215, 60)])).toEqual([
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
    const rows = weeklyBreakdown([week(1, 200, 10), week(2, null, 10), week(3, 210, 10)]);
    expect(rows.map(row => row.strengthChangePercent)).toEqual([null, null, null]);
    expect(rows.map(row => row.avgStrength)).toEqual([200, 0, 210]);
  });

  it('has no change in units from 0', () => {
    const rows = weeklyBreakdown([week(1, null, 0), week(2, null, 10), week(3, null, 0)]);
    expect(rows.map(row => row.unitsChangePercent)).toEqual([null, null, -100]);
  });

  it('keeps a mean to two decimals', () => {
    expect(weeklyBreakdown([week(1, 233.333_333, 25.005)])[0]).toMatchObject({ avgStrength: 233.33 });
  });

  it('is empty without logs', () => {
    expect(weeklyBreakdown([])).toEqual([]);
  });

  it('never says what is no number', () => {
    const weeks = fc.uniqueArray(
      fc.record({
        weekNumber: fc.integer({ min: 1, max: 12 }),
        meanOneRepMax: fc.option(fc.integer({ min: 1, max: 900 })),
        units: fc.nat(10_000),
        logsCount: fc.nat(50),
      }),
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
});

/** The first and the last of these e1RMs, in the order in which they were done. */
const lift = (exerciseId: string, ...e1rms: number[]) => ({
  exerciseId,
  first1RM: e1rms[0] ?? 0,
  last1RM: e1rms.at(-1) ?? 0,
  count: e1rms.length,
});

describe('strength progress', () => {
  it.each([
    ['the mean over lifts', [lift('squat', 330), lift('bench', 210)], { squat: 300, bench: 200 }, 7.5],
    ['the last e1RM counts, also when it is a loss', [lift('squat', 330, 285)], { squat: 300 }, -5],
    ['against its own first without a previous program', [lift('squat', 300, 320, 330)], {}, 10],
    ['the previous program comes before its own first', [lift('squat', 320, 330)], { squat: 300 }, 10],
    ['a single e1RM is no gain on itself', [lift('squat', 300)], {}, null],
    [
      'a lift with nothing to compare is left out',
      [lift('squat', 330), lift('row', 500)],
      { squat: 300 },
      10,
    ],
    ['a lift that is not trained any more is left out', [lift('squat', 330)], { squat: 300, row: 500 }, 10],
    ['one decimal', [lift('squat', 300, 310)], {}, 3.3],
    ['no lift at all', [], { squat: 300 }, null],
  ])('%s', (_, lifts, baselines, progress) => {
    expect(strengthProgress(lifts, baselines)).toBe(progress);
  });

  it('each lift ends with its last e1RM and its own gain', () => {
    const lifts = [lift('squat', 300, 310), lift('bench', 200), lift('row', 250)];
    expect(liftGains(lifts, { bench: 190 })).toEqual([
      { exerciseId: 'squat', final1RM: 310, gainPercent: 3.3 },
      { exerciseId: 'bench', final1RM: 200, gainPercent: 5.3 },
      { exerciseId: 'row', final1RM: 250, gainPercent: null },
    ]);
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

describe('overall fitness progress', () => {
  /** Weeks of a program that starts on Monday, March 2; each with its units and its last training day. */
  const startDate = '2026-03-02';
  const first: ProgramWeek = { weekNumber: 1, units: 200, lastTrainingDate: '2026-03-06' };
  const second: ProgramWeek = { weekNumber: 2, units: 250, lastTrainingDate: '2026-03-13' };
  const third: ProgramWeek = { weekNumber: 3, units: 50, lastTrainingDate: '2026-03-20' };
  const rest: ProgramWeek = { weekNumber: 2, units: 0, lastTrainingDate: null };
  const moved: ProgramWeek = { ...second, lastTrainingDate: '2026-03-18' };
  const weeks = [third, first, second];

  it.each<[string, ProgramWeek[], string | null, number | null, number | null]>([
    ['before the end of week 1 there is none', weeks, '2026-03-08', 100, null],
    ['week 1 against the previous program', weeks, '2026-03-09', 100, 100],
    ['week 1 is not compared with itself', weeks, '2026-03-09', null, null],
    ['week 2 is not over on its seventh day', weeks, '2026-03-15', null, null],
    ['week 2 against week 1', weeks, '2026-03-16', null, 25],
    ['week 2 against the previous program', weeks, '2026-03-16', 300, -16.7],
    ['a week without training days is passed over', [first, rest, third], '2026-03-23', null, -75],
    ['and then week 1 is still the latest', [first, rest, third], '2026-03-16', null, null],
    ['a week is not over before a session that was moved', [first, moved, third], '2026-03-18', null, null],
    ['but the day after it', [first, moved, third], '2026-03-19', null, 25],
    ['a finished week in which nothing was done', [first, { ...second, units: 0 }], '2026-03-16', null, -100],
    ['nothing comes from 0', [{ ...first, units: 0 }, second], '2026-03-16', null, null],
    ['without a week 1 there is no baseline', [second], '2026-03-16', null, null],
    ['of a completed program all weeks are over', weeks, null, null, -75],
    ['a completed program of one week', [first], null, null, null],
    ['no weeks at all', [], null, 100, null],
  ])('%s', (_, given, today, baselineUnits, progress) => {
    expect(fitnessProgress({ startDate, today, weeks: given, baselineUnits })).toBe(progress);
  });
});
