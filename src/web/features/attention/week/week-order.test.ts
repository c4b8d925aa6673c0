import { expect, it } from 'vitest';
import { cellLabel } from './cell-text.ts';
import { inWeekOrder, type WeekDay, type WeekMember, type WeekOrder, weekSum } from './week-order.ts';

const wire = (date: string) => `${date}T00:00:00.000Z`;
const day = (date: string, status: WeekDay['status'], overrides: Partial<WeekDay> = {}): WeekDay => ({
  date: wire(date),
  status,
  sessions: ['Lower Body'],
  exercises: 4,
  logged: 0,
  movedFrom: [],
  movedTo: [],
  isOwn: false,
  ...overrides,
});
const one = (memberName: string, ...days: WeekDay[]): WeekMember => ({
  memberId: memberName,
  memberName,
  profileImageUrl: null,
  today: wire('2026-11-25'),
  days,
});

const members = [
  one('Ada', day('2026-11-23', 'trained'), day('2026-11-24', 'part', { logged: 1 })),
  one('Boaz', day('2026-11-23', 'missed'), day('2026-11-24', 'missed')),
  one('Caleb'),
  one('Dinah', day('2026-11-23', 'missed'), day('2026-11-27', 'to-come', { isOwn: true })),
];

it.each<[WeekOrder, string[]]>([
  ['missed', ['Boaz', 'Dinah', 'Ada', 'Caleb']],
  ['done', ['Ada', 'Boaz', 'Caleb', 'Dinah']],
  ['changed', ['Dinah', 'Ada', 'Boaz', 'Caleb']],
  ['name', ['Ada', 'Boaz', 'Caleb', 'Dinah']],
])('sorted by %s', (order, names) => {
  expect(inWeekOrder(members, order).map(({ memberName }) => memberName)).toEqual(names);
});

it('sums the week up in a line, and leaves out what there is none of', () => {
  expect(weekSum(members)).toBe('1 done, 1 in part, 3 missed, 1 to come');
  expect(weekSum(members.slice(2, 3))).toBe('Nothing was planned');
});

it.each<[WeekDay, string]>([
  [day('2026-11-23', 'trained', { logged: 4 }), 'Ada, Mon, Nov 23: Done, Lower Body'],
  [day('2026-11-24', 'part', { logged: 1 }), 'Ada, Tue, Nov 24: Partly done, Lower Body, 1 of 4 logged'],
  [
    day('2026-11-26', 'to-come', { movedFrom: [wire('2026-11-23')], isOwn: true }),
    'Ada, Thu, Nov 26: To come, Lower Body, moved from Mon, Nov 23, theirs alone',
  ],
  [
    day('2026-11-23', 'moved', { sessions: [], movedTo: [wire('2026-11-26')] }),
    'Ada, Mon, Nov 23: Moved, to Thu, Nov 26',
  ],
])('a cell is called by all that it tells', (cell, label) => {
  expect(cellLabel('Ada', cell)).toBe(label);
});
