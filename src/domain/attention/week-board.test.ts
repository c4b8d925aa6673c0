import { expect, it } from 'vitest';
import { type BoardSession, weekDays, type WeekDayStatus } from './week-board.ts';

/** A Monday to a Sunday; today is the Wednesday. */
const week = ['16', '17', '18', '19', '20', '21', '22'].map(day => `2026-03-${day}`);
const [monday = '', , wednesday = '', , friday = ''] = week;

const session = (date: string, overrides: Partial<BoardSession> = {}): BoardSession => ({
  date,
  movedFrom: null,
  name: 'Lower Body',
  isUnplanned: false,
  exercises: 4,
  logged: 0,
  isOpen: false,
  isOwn: false,
  ...overrides,
});

it.each<[string, BoardSession[], WeekDayStatus | undefined]>([
  ['nothing', [], undefined],
  ['all of it logged', [session(monday, { logged: 4 })], 'trained'],
  ['some of it logged', [session(monday, { logged: 1 })], 'part'],
  ['nothing of it logged', [session(monday)], 'missed'],
  ['one of two sessions done', [session(monday, { logged: 4 }), session(monday)], 'part'],
  ['nothing logged yet, while its session is open', [session(monday, { isOpen: true })], 'part'],
  ['logged by themselves alone', [session(monday, { isUnplanned: true, exercises: 1, logged: 1 })], 'beside'],
  ['planned by themselves alone', [session(monday, { isUnplanned: true, exercises: 1 })], 'rest'],
  ['its session done on another date', [session(friday, { movedFrom: monday })], 'moved'],
  [
    'one session moved away, the other missed',
    [session(friday, { movedFrom: monday }), session(monday)],
    'missed',
  ],
])('a Monday that is over with %s', (_, sessions, status) => {
  expect(weekDays(sessions, week, wednesday).find(({ date }) => date === monday)?.status).toBe(status);
});

it.each<[string, string, WeekDayStatus]>([
  ['today', wednesday, 'to-do'],
  ['ahead', friday, 'to-come'],
])('a session %s', (_, date, status) => {
  expect(weekDays([session(date)], week, wednesday)).toMatchObject([{ date, status }]);
});

it('tells where sessions were moved from and to, also beyond the week, and what is theirs alone', () => {
  const days = weekDays(
    [
      session(friday, { movedFrom: monday, isOwn: true }),
      session('2026-03-24', { movedFrom: wednesday }),
      session('2026-03-11', { movedFrom: '2026-03-12' }),
    ],
    week,
    wednesday,
  );
  expect(days.map(({ date, movedFrom, movedTo, isOwn }) => [date, movedFrom, movedTo, isOwn])).toEqual([
    [monday, [], [friday], false],
    [wednesday, [], ['2026-03-24'], false],
    [friday, [monday], [], true],
  ]);
});
