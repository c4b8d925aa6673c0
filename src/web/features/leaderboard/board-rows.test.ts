import { expect, it } from 'vitest';
import { memberName } from '#web/session/name-of.ts';
import {
  type BoardRow,
  fewDaysText,
  loadedRows,
  nextRank,
  pageSize,
  rankText,
  unitsText,
} from './board-rows.ts';

const row = (rank: number, id = `m${rank}`): BoardRow => ({
  rank,
  member: { id, firstName: id, lastName: null, profileImageUrl: null },
  completionRate: 50,
  totalCompleted: 10,
  totalAssigned: 20,
  challengePoints: 0,
  daysTrained: 3,
});
const page = (from: number, count = pageSize) => Array.from({ length: count }, (_, at) => row(from + at));

it('a page that is not full is the last one', () => {
  expect(nextRank(page(1, 40), [page(1, 40)])).toBeUndefined();
  expect(nextRank(page(1), [page(1)])).toBe(101);
  expect(nextRank([...page(1), row(342, 'own')], [page(1)])).toBe(101);
  expect(nextRank(page(101), [page(1), page(101)])).toBe(201);
  expect(nextRank([], [page(1), []])).toBeUndefined();
});

it('one’s own row stands apart until the rows reach it', () => {
  const first = [...page(1), row(142, 'm142')];
  const before = loadedRows([first]);
  expect([before.rows.length, before.own?.rank]).toEqual([100, 142]);
  const after = loadedRows([first, page(101)]);
  expect([after.rows.length, after.own]).toEqual([200, null]);
  expect(loadedRows([page(1, 3)])).toEqual({ rows: page(1, 3), own: null });
});

it('a member who moved from one page to the next stands once', () => {
  const moved = [row(100, 'm100'), ...page(101, 4)];
  expect(loadedRows([page(1), moved]).rows).toHaveLength(104);
});

it.each([
  { firstName: 'Ada', lastName: 'Stone', name: 'Ada Stone' },
  { firstName: null, lastName: 'Stone', name: 'Stone' },
  { firstName: null, lastName: null, name: 'Member' },
  { firstName: '', lastName: '', name: 'Member' },
])('$name is called so', ({ name, ...names }) => {
  expect(memberName(names)).toBe(name);
});

it.each([
  [0, '0 of 3 training days'],
  [2, '2 of 3 training days'],
  [3, null],
  [20, null],
  [null, null],
])('%s training days hold a member back: %s', (daysTrained, words) => {
  expect(fewDaysText({ daysTrained })).toBe(words);
});

it('units and places are read at a glance', () => {
  expect(unitsText({ totalCompleted: 1050.4, totalAssigned: 12_000 })).toBe('1,050 / 12,000');
  expect(rankText(3, 120)).toBe('#3 of 120');
  expect(rankText(1042, 10_000)).toBe('#1,042 of 10,000');
});
