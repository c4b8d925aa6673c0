import { describe, expect, it } from 'vitest';
import { type DayStatus, dayStatuses } from '#domain/training/status/day-status.ts';
import { addDays, type PlainDate, toWireDate } from '#domain/plain-date.ts';
import {
  type Course,
  currentWeek,
  dayButtonName,
  timelineWeeks,
  weekCount,
  weekSpan,
  weekToShow,
} from './timeline.ts';

const course = (start: PlainDate, end: PlainDate, numWeeks: number | null): Course => ({
  startDate: toWireDate(start),
  endDate: toWireDate(end),
  numWeeks,
});

const calendarOf = (statuses: Record<PlainDate, DayStatus>) =>
  Object.fromEntries(Object.entries(statuses).map(([date, status]) => [date, { status }]));

describe('the number of rows', () => {
  it.each([
    { of: 'a program of 12 weeks', end: '2026-05-24', numWeeks: 12, weeks: 12 },
    {
      of: 'one with an earlier end, whose last week is not whole',
      end: '2026-03-17',
      numWeeks: 12,
      weeks: 3,
    },
    { of: 'one whose end is later than its weeks', end: '2026-12-31', numWeeks: 4, weeks: 4 },
    { of: 'a program of unknown length', end: '2026-03-29', numWeeks: null, weeks: 4 },
    { of: 'a program of one day', end: '2026-03-02', numWeeks: null, weeks: 1 },
    { of: 'an end before the start', end: '2026-01-01', numWeeks: 12, weeks: 1 },
  ])('of $of is $weeks', ({ end, numWeeks, weeks }) => {
    expect(weekCount(course('2026-03-02', end, numWeeks))).toBe(weeks);
  });

  it('grows with training that lies beyond the weeks of a program that was moved on, not with rest days', () => {
    const moved = course('2026-03-02', '2026-04-12', 4);
    expect(weekCount(moved, calendarOf({ '2026-04-06': 'upcoming', '2026-04-12': 'rest' }))).toBe(6);
    expect(weekCount(moved, calendarOf({ '2026-04-06': 'rest' }))).toBe(4);
  });
});

describe('a row', () => {
  const wednesday = course('2026-03-04', '2026-03-17', 2);
  const calendar = calendarOf({ '2026-03-05': 'complete', '2026-03-16': 'upcoming' });
  const weeks = timelineWeeks(wednesday, calendar, '2026-03-10');

  it('has seven days in date order, from the weekday the assignment starts on', () => {
    expect(weeks.map(({ weekNumber }) => weekNumber)).toEqual([1, 2]);
    expect(weeks.flatMap(({ days }) => days.map(({ date }) => date))).toEqual(
      Array.from({ length: 14 }, (_, day) => addDays('2026-03-04', day)),
    );
  });

  it('shows the status of each date, and rest where there is no workout', () => {
    expect(weeks[0]?.days.map(({ status }) => status)).toEqual([
      'rest',
      'complete',
      'rest',
      'rest',
      'rest',
      'rest',
      'rest',
    ]);
    expect(weeks[1]?.days[5]).toEqual({ date: '2026-03-16', status: 'upcoming' });
  });

  it('says from when to when it goes', () => {
    expect(weekSpan(weeks[1]?.days ?? [])).toBe('Mar 11 – Mar 17');
  });
});

describe('the week of today', () => {
  const fourWeeks = course('2026-03-02', '2026-03-29', 4);

  it.each([
    { today: '2026-03-01', current: null, shown: 1 },
    { today: '2026-03-02', current: 1, shown: 1 },
    { today: '2026-03-08', current: 1, shown: 1 },
    { today: '2026-03-09', current: 2, shown: 2 },
    { today: '2026-03-29', current: 4, shown: 4 },
    { today: '2026-03-30', current: null, shown: 4 },
  ])('on $today is $current, and week $shown is shown first', ({ today, current, shown }) => {
    expect(currentWeek(fourWeeks, undefined, today)).toBe(current);
    expect(weekToShow(fourWeeks, {}, today)).toBe(shown);
  });
});

describe('the name of a day', () => {
  it.each(dayStatuses)('says that it is %s', status => {
    expect(dayButtonName({ date: '2026-03-03', status }, '2026-03-20')).toBe(`Tue, Mar 3: ${status}`);
  });

  it.each([
    ['to-do', 'to do'],
    ['incomplete', 'incomplete'],
  ] as const)('says that it is today, and %s', (status, words) => {
    expect(dayButtonName({ date: '2026-03-03', status }, '2026-03-03')).toBe(`Tue, Mar 3, today: ${words}`);
  });
});
