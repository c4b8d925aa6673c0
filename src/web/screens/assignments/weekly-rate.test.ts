import { expect, it } from 'vitest';
import { rateText, sortedStats } from './weekly-rate.ts';

const week = (memberName: string, completedAssignments: number, totalAssignments: number) => ({
  memberName,
  completedAssignments,
  totalAssignments,
});

it.each([
  [0, 0, 'N/A'],
  [0, 4, '0%'],
  [1, 3, '33%'],
  [2, 3, '67%'],
  [3, 3, '100%'],
])('%i of %i complete reads %s', (done, total, text) => {
  expect(rateText(week('Jane', done, total))).toBe(text);
});

it.each([
  ['name', 'Ada Ben Cal Dan'],
  ['lowest', 'Cal Dan Ada Ben'],
  ['highest', 'Ada Dan Cal Ben'],
] as const)('sorted by %s: %s; who trains nothing comes last', (sorting, names) => {
  const stats = [week('Ada', 3, 3), week('Ben', 0, 0), week('Cal', 0, 2), week('Dan', 1, 2)];
  expect(
    sortedStats(stats, sorting)
      .map(stat => stat.memberName)
      .join(' '),
  ).toBe(names);
});
