import { expect, it } from 'vitest';
import { dateIn, type PlainDate, type Weekday } from '#domain/plain-date.ts';
import {
  dueWeek,
  isAnswered,
  isFor,
  lastDayOfWeek,
  nearestWeek,
  takesWeek,
  weekOf,
} from './check-in-week.ts';

// 2026-03-15 is a Sunday.
it.each<[today: PlainDate, weekday: Weekday, week: PlainDate]>([
  ['2026-03-15', 'sunday', '2026-03-15'],
  ['2026-03-16', 'sunday', '2026-03-15'],
  ['2026-03-21', 'sunday', '2026-03-15'],
  ['2026-03-22', 'sunday', '2026-03-22'],
  ['2026-03-15', 'monday', '2026-03-09'],
  ['2026-03-14', 'saturday', '2026-03-14'],
  ['2026-03-13', 'saturday', '2026-03-07'],
  // Over the ends of a month, a year and a leap February.
  ['2026-01-01', 'friday', '2025-12-26'],
  ['2028-03-01', 'tuesday', '2028-02-29'],
])('on %s the week from %s began on %s', (today, weekday, week) => {
  expect(weekOf(today, weekday)).toBe(week);
});

it('lasts until the day before the next', () => {
  expect(lastDayOfWeek('2026-03-15')).toBe('2026-03-21');
  expect(weekOf(lastDayOfWeek('2026-03-15'), 'sunday')).toBe('2026-03-15');
});

it.each([
  ['Pacific/Auckland', '2026-03-22'],
  ['Europe/London', '2026-03-15'],
  ['America/Los_Angeles', '2026-03-15'],
])('at one instant it is the week of where someone lives: in %s that of %s', (zone, week) => {
  // Saturday noon in UTC is Sunday in Auckland.
  expect(weekOf(dateIn(zone, new Date('2026-03-21T12:00:00Z')), 'sunday')).toBe(week);
});

it.each<[week: PlainDate, answered: PlainDate[], is: boolean]>([
  ['2026-03-15', [], false],
  ['2026-03-15', ['2026-03-15'], true],
  ['2026-03-15', ['2026-03-08'], false],
  // The coach has chosen another weekday: the nearer of the two is the same week.
  ['2026-03-16', ['2026-03-15'], true],
  ['2026-03-18', ['2026-03-15'], true],
  ['2026-03-19', ['2026-03-15'], false],
  ['2026-03-12', ['2026-03-15'], true],
])('the week of %s, with %j answered, is answered: %s', (week, answered, is) => {
  expect(isAnswered(week, answered)).toBe(is);
});

it.each<[groups: string[], ofMember: string[], is: boolean]>([
  [[], [], true],
  [[], ['dawn'], true],
  [['dawn'], ['dawn', 'iron'], true],
  [['dawn', 'iron'], ['iron'], true],
  [['dawn'], ['iron'], false],
  [['gone'], [], false],
])('one for the groups %j is for who is in %j: %s', (groupIds, ofMember, is) => {
  expect(isFor({ groupIds }, ofMember)).toBe(is);
});

const sundays = { isOn: true, weekday: 'sunday', groupIds: [] } as const;
const inNone = { groupIds: [], answered: [] };

it.each<[what: string, due: PlainDate | null, found: PlainDate | null]>([
  ['on its weekday', '2026-03-15', dueWeek(sundays, { ...inNone, today: '2026-03-15' })],
  ['on the last day', '2026-03-15', dueWeek(sundays, { ...inNone, today: '2026-03-21' })],
  ['switched off', null, dueWeek({ ...sundays, isOn: false }, { ...inNone, today: '2026-03-15' })],
  ['of another group', null, dueWeek({ ...sundays, groupIds: ['x'] }, { ...inNone, today: '2026-03-15' })],
  ['answered', null, dueWeek(sundays, { ...inNone, answered: ['2026-03-15'], today: '2026-03-17' })],
  ['a week on', '2026-03-22', dueWeek(sundays, { ...inNone, answered: ['2026-03-15'], today: '2026-03-22' })],
])('is due %s: %s', (_what, due, found) => {
  expect(found).toBe(due);
});

it.each<[week: PlainDate, takes: boolean]>([
  ['2026-03-22', false],
  ['2026-03-21', true],
  ['2026-03-15', true],
  ['2026-03-08', true],
  ['2026-03-07', false],
])('on Mar 21 answers for the week of %s are taken: %s', (week, takes) => {
  expect(takesWeek(week, '2026-03-21')).toBe(takes);
});

it.each<[meant: PlainDate, weekday: Weekday, today: PlainDate, week: PlainDate]>([
  ['2026-03-15', 'sunday', '2026-03-20', '2026-03-15'],
  ['2026-03-15', 'monday', '2026-03-20', '2026-03-16'],
  ['2026-03-15', 'monday', '2026-03-15', '2026-03-09'],
  ['2026-03-15', 'friday', '2026-03-20', '2026-03-13'],
])('the date %s, now that it is %s and %s, means the week of %s', (meant, weekday, today, week) => {
  expect(nearestWeek(meant, weekday, today)).toBe(week);
});
