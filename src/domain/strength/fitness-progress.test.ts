import { expect, it } from 'vitest';
import { fitnessProgress, type ProgramWeek } from './fitness-progress.ts';

/** Weeks of a program that starts on Monday, March 2; each with its units and its last training day. */
const startDate = '2026-03-02';
const first: ProgramWeek = { weekNumber: 1, units: 200, lastTrainingDate: '2026-03-06' };
const second: ProgramWeek = { weekNumber: 2, units: 250, lastTrainingDate: '2026-03-13' };
const third: ProgramWeek = { weekNumber: 3, units: 50, lastTrainingDate: '2026-03-20' };
const rest: ProgramWeek = { weekNumber: 2, units: 0, lastTrainingDate: null };
const moved: ProgramWeek = { ...second, lastTrainingDate: '2026-03-18' };
const weeks = [third, first, second];
/** Six weeks of 100, 110, 120, 130, 140 units and a deload of 60. */
const six = [100, 110, 120, 130, 140, 60].map((units, index) => ({
  weekNumber: index + 1,
  units,
  lastTrainingDate: startDate,
}));

it.each<[string, ProgramWeek[], string | null, number | null, number | null]>([
  ['before the end of week 1 there is none', weeks, '2026-03-08', 100, null],
  ['week 1 against the previous program', weeks, '2026-03-09', 100, 100],
  ['week 1 is not compared with itself', weeks, '2026-03-09', null, null],
  ['week 2 is not over on its seventh day', weeks, '2026-03-15', null, null],
  ['week 2 against week 1', weeks, '2026-03-16', null, 25],
  ['weeks 1 and 2 against the previous program', weeks, '2026-03-16', 300, -25],
  ['weeks 2 and 3 against week 1', weeks, '2026-03-23', null, -25],
  ['the last four of six against week 1: a deload is no fall', six, '2026-04-13', null, 12.5],
  ['and against the previous program', six, '2026-04-13', 100, 12.5],
  ['four weeks against the previous program, week 1 with them', six.slice(0, 4), '2026-03-30', 100, 15],
  ['a week without training days is passed over', [first, rest, third], '2026-03-23', null, -75],
  ['and then week 1 is still the latest', [first, rest, third], '2026-03-16', null, null],
  ['a week is not over before a session that was moved', [first, moved, third], '2026-03-18', null, null],
  ['but the day after it', [first, moved, third], '2026-03-19', null, 25],
  ['a finished week in which nothing was done', [first, { ...second, units: 0 }], '2026-03-16', null, -100],
  ['nothing comes from 0', [{ ...first, units: 0 }, second], '2026-03-16', null, null],
  ['without a week 1 there is no baseline', [second], '2026-03-16', null, null],
  ['of a completed program all weeks are over', weeks, null, null, -25],
  ['a completed program of one week', [first], null, null, null],
  ['no weeks at all', [], null, 100, null],
])('overall fitness progress: %s', (_, given, today, baselineUnits, progress) => {
  expect(fitnessProgress({ startDate, today, weeks: given, baselineUnits })).toBe(progress);
});
