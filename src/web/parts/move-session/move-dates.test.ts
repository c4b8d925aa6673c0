import { describe, expect, it } from 'vitest';
import type { DayStatus } from '#domain/training/status/day-status.ts';
import { addDays, type PlainDate, toWireDate } from '#domain/plain-date.ts';
import type { Assignment, TrainingDay } from '#web/parts/training-day/training-day.ts';
import {
  calendarAfterMove,
  datesToOffer,
  dateToSuggest,
  freeDates,
  sessionOf,
  whyNotFree,
} from './move-dates.ts';

const calendarOf = (statuses: Record<PlainDate, DayStatus>) =>
  Object.fromEntries(Object.entries(statuses).map(([date, status]) => [date, { status }]));

const week = { date: '2026-11-16', first: '2026-11-16', last: '2026-11-22' };

describe('the free dates of a session', () => {
  it.each<[string, typeof week, Record<PlainDate, DayStatus>, PlainDate[]]>([
    [
      'are those of its assignment without another session, gone by or to come',
      { ...week, date: '2026-11-18' },
      { '2026-11-16': 'complete', '2026-11-17': 'rest', '2026-11-18': 'missed', '2026-11-20': 'upcoming' },
      ['2026-11-17', '2026-11-19', '2026-11-21', '2026-11-22'],
    ],
    [
      'are none when every day has one',
      { ...week, last: '2026-11-18' },
      { '2026-11-16': 'missed', '2026-11-17': 'incomplete', '2026-11-18': 'upcoming' },
      [],
    ],
    ['are none in an assignment of one day', { ...week, last: '2026-11-16' }, {}, []],
    [
      'come once each across the start of daylight saving time',
      { date: '2026-03-07', first: '2026-03-07', last: '2026-03-10' },
      { '2026-03-07': 'upcoming' },
      ['2026-03-08', '2026-03-09', '2026-03-10'],
    ],
    [
      'come once each across its end',
      { date: '2026-10-31', first: '2026-10-31', last: '2026-11-02' },
      {},
      ['2026-11-01', '2026-11-02'],
    ],
    [
      'hold 29 February',
      { date: '2028-02-28', first: '2028-02-28', last: '2028-03-01' },
      {},
      ['2028-02-29', '2028-03-01'],
    ],
    [
      'go on over the turn of the year',
      { date: '2026-12-30', first: '2026-12-30', last: '2027-01-02' },
      { '2026-12-31': 'upcoming' },
      ['2027-01-01', '2027-01-02'],
    ],
  ])('%s', (_, session, statuses, free) => {
    expect(freeDates(session, calendarOf(statuses))).toEqual(free);
  });

  it.each([
    ['2026-11-16', 'It is on this day now.'],
    ['2026-11-15', 'This day is outside the program.'],
    ['2026-11-23', 'This day is outside the program.'],
    ['2026-11-18', 'There is another session of this program on Wed, Nov 18.'],
    ['2026-11-17', null],
  ])('leave out %s: %s', (date, why) => {
    expect(whyNotFree(week, calendarOf({ '2026-11-18': 'upcoming' }), date)).toBe(why);
  });
});

describe('the dates offered', () => {
  const free = ['2026-11-12', '2026-11-17', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];

  it.each([
    {
      of: 'a missed session: from today on',
      on: '2026-11-16',
      today: '2026-11-19',
      offered: [2, 3, 4],
      first: 2,
    },
    { of: 'one to come: the nearest', on: '2026-11-18', today: '2026-11-16', offered: [1, 2, 3], first: 2 },
    {
      of: 'the last one: those before it',
      on: '2026-11-23',
      today: '2026-11-20',
      offered: [3, 4, 5],
      first: 3,
    },
    { of: 'a program gone by', on: '2026-11-18', today: '2026-11-25', offered: [1, 2, 3], first: 2 },
    { of: 'one with a single day left', on: '2026-11-16', today: '2026-11-22', offered: [5], first: 5 },
  ])('for $of', ({ on, today, offered, first }) => {
    const dates = datesToOffer(free, on, today);
    expect(dates).toEqual(offered.map(index => free[index]));
    expect(dateToSuggest(dates, on)).toBe(free[first]);
  });

  it('are none when no date is free', () => {
    expect(datesToOffer([], '2026-11-16', '2026-11-16')).toEqual([]);
    expect(dateToSuggest([], '2026-11-16')).toBeUndefined();
  });
});

describe('the calendar after a move', () => {
  const on = '2026-11-16';
  const today = '2026-11-20';
  const calendar = calendarOf({ [on]: 'missed', '2026-11-17': 'complete' });

  it.each([
    { date: '2026-11-19', day: { status: 'missed' } },
    { date: today, day: { status: 'incomplete', isToDo: true } },
    { date: '2026-11-21', day: { status: 'upcoming' } },
  ])('has a rest day where it was, and on $date the session: $day', ({ date, day }) => {
    expect(calendarAfterMove(calendar, { date: on, plannedDate: on }, date, today)).toEqual({
      [on]: { status: 'rest' },
      '2026-11-17': { status: 'complete' },
      [date]: { ...day, movedFrom: on },
    });
  });

  it('says no more that it was moved once it is back', () => {
    const moved = { date: addDays(on, 5), plannedDate: on };
    expect(calendarAfterMove({}, moved, on, today)[on]).toEqual({ status: 'missed' });
  });
});

it('a session carries the dates of its assignment, and the name of its day or else of its program', () => {
  const assignment = {
    id: 'a',
    startDate: toWireDate('2026-11-02'),
    endDate: toWireDate('2026-11-29'),
  } as Assignment;
  const day = { trainingDayId: 'd', plannedDate: toWireDate('2026-11-16'), dayName: '', programName: 'Iron' };
  expect(sessionOf(assignment, day as TrainingDay, '2026-11-18')).toEqual({
    id: 'd',
    assignmentId: 'a',
    name: 'Iron',
    date: '2026-11-18',
    plannedDate: '2026-11-16',
    first: '2026-11-02',
    last: '2026-11-29',
  });
});
