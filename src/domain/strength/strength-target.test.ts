import { expect, it } from 'vitest';
import { overviewWeek, strengthMilestones, strengthStanding } from './strength-target.ts';

it('the milestones are 5, 10, 15 and 20 percent', () => {
  expect(strengthMilestones).toEqual([5, 10, 15, 20]);
});

it.each([
  [null, 'unknown'],
  [-4, 'below'],
  [0, 'below'],
  [9.9, 'below'],
  [10, 'close'],
  [14.9, 'close'],
  [15, 'on-target'],
  [20, 'on-target'],
  [37.5, 'on-target'],
])('a strength progress of %s percent is %s', (progress, standing) => {
  expect(strengthStanding(progress)).toBe(standing);
});

it.each([
  ['2026-11-02', '2026-11-02', 1],
  ['2026-11-02', '2026-11-08', 1],
  ['2026-11-02', '2026-11-09', 2],
  ['2026-10-29', '2026-11-05', 2], // across a change of the clocks
  ['2026-12-28', '2027-01-04', 2], // across a year's end
  ['2028-02-25', '2028-03-03', 2], // across 29 February
  ['2026-08-31', '2026-11-16', 12],
  ['2026-08-31', '2026-11-23', 12], // the twelfth is the last
  ['2025-01-01', '2026-11-21', 12],
  ['2026-11-22', '2026-11-21', 1], // not begun yet
  ['2026-12-22', '2026-11-21', 1],
])('a start on %s puts %s into week %d of the overview', (start, today, week) => {
  expect(overviewWeek(start, today)).toBe(week);
});
