import { expect, it } from 'vitest';
import { boardSum, type BoardMember, type BoardOrder, dayDone, inOrder } from './day-order.ts';

const one = (memberName: string, overrides: Partial<BoardMember>): BoardMember => ({
  memberId: memberName,
  memberName,
  profileImageUrl: null,
  date: '2026-03-17T00:00:00.000Z',
  status: 'rest',
  sessions: [],
  exercises: 0,
  logged: 0,
  pain: null,
  bests: 0,
  ...overrides,
});

const members = [
  one('Ada', { status: 'trained', sessions: ['Lower Body'], exercises: 4, logged: 4, bests: 2 }),
  one('Boaz', { status: 'missed', sessions: ['Lower Body'], exercises: 4 }),
  one('Caleb', { status: 'rest' }),
  one('Dinah', { status: 'part', sessions: ['Lower Body'], exercises: 4, logged: 1, pain: 4 }),
  one('Esther', { status: 'beside', pain: 6 }),
];

it.each<[BoardOrder, string[]]>([
  ['missed', ['Boaz', 'Dinah', 'Ada', 'Esther', 'Caleb']],
  ['trained', ['Ada', 'Esther', 'Dinah', 'Boaz', 'Caleb']],
  ['pain', ['Esther', 'Dinah', 'Ada', 'Boaz', 'Caleb']],
  ['bests', ['Ada', 'Boaz', 'Caleb', 'Dinah', 'Esther']],
  ['name', ['Ada', 'Boaz', 'Caleb', 'Dinah', 'Esther']],
])('sorted by %s', (order, names) => {
  expect(inOrder(members, order).map(({ memberName }) => memberName)).toEqual(names);
});

it('sums the day up in a line, and leaves out what nobody has', () => {
  expect(boardSum(members)).toBe('3 trained, 1 did not, 2 with pain, 1 with a new best');
  expect(boardSum(members.slice(2, 3))).toBe('Nobody had anything to train');
});

it('says of each what was done', () => {
  expect(members.map(dayDone)).toEqual([
    'Lower Body',
    'Lower Body',
    'Rest day',
    '1 of 4, Lower Body',
    'Rest day, exercises of their own',
  ]);
});
