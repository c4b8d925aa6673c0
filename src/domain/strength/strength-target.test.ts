import { expect, it } from 'vitest';
import { overviewWeek, overviewWeeks, strengthPace, strengthStanding } from './strength-target.ts';

it.each([
  [12, 0, null],
  [12, 20, null], // the last day of week 3
  [12, 21, 3.8], // a quarter of the way
  [12, 42, 7.5],
  [12, 83, 14.8],
  [12, 84, 15],
  [12, 200, 15], // over
  [6, 21, 7.5],
  [4, 21, 11.3],
  [2, 30, 15],
])('in a program of %d weeks, %d days on, the pace is %s percent', (numWeeks, daysOver, pace) => {
  expect(strengthPace({ numWeeks, daysOver })).toBe(pace);
});

it.each([
  [null, 7.5, 'unknown'],
  [null, null, 'unknown'],
  [20, null, 'early'],
  [-4, null, 'early'],
  [-4, 7.5, 'behind'],
  [3.7, 7.5, 'behind'],
  [3.8, 7.5, 'close'],
  [7.4, 7.5, 'close'],
  [7.5, 7.5, 'on-pace'],
  [14.9, 15, 'close'],
  [37.5, 15, 'on-pace'],
])('a strength progress of %s percent at a pace of %s is %s', (progress, pace, standing) => {
  expect(strengthStanding(progress, pace)).toBe(standing);
});

it.each([
  [12, 12],
  [36, 12],
  [6, 6],
  [1, 1],
  [null, 12],
])('the overview of a program of %s weeks counts %d', (numWeeks, weeks) => {
  expect(overviewWeeks(numWeeks)).toBe(weeks);
});

it.each([
  ['2026-11-02', '2026-11-02', 12, 1],
  ['2026-11-02', '2026-11-08', 12, 1],
  ['2026-11-02', '2026-11-09', 12, 2],
  ['2026-10-29', '2026-11-05', 12, 2], // across a change of the clocks
  ['2026-12-28', '2027-01-04', 12, 2], // across a year's end
  ['2028-02-25', '2028-03-03', 12, 2], // across 29 February
  ['2026-08-31', '2026-11-16', 12, 12],
  ['2026-08-31', '2026-11-23', 12, 12], // the twelfth is the last
  ['2026-11-02', '2026-12-21', 6, 6], // or the program's own
  ['2025-01-01', '2026-11-21', 12, 12],
  ['2026-11-22', '2026-11-21', 12, 1], // not begun yet
  ['2026-12-22', '2026-11-21', 12, 1],
])('a start on %s puts %s of %d weeks into week %d', (start, today, weeks, week) => {
  expect(overviewWeek(start, today, weeks)).toBe(week);
});
