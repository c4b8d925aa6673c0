import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, weekdayOf, weekdays } from '#domain/plain-date.ts';
import {
  assignmentEndDate,
  datesOfWeek,
  firstPlannedOn,
  programEndDate,
  shiftedDate,
  weekdayDate,
  weekNumberOf,
  weeksPaused,
} from './training-schedule.ts';

describe('a program that starts on Wednesday, Nov 18, 2026', () => {
  const start = '2026-11-18';

  it.each([
    [1, 'wednesday', '2026-11-18'],
    [1, 'saturday', '2026-11-21'],
    [1, 'sunday', '2026-11-22'],
    [1, 'monday', '2026-11-23'],
    [1, 'tuesday', '2026-11-24'],
    [2, 'wednesday', '2026-11-25'],
    [7, 'friday', '2027-01-01'],
    [12, 'tuesday', '2027-02-09'],
  ] as const)('has week %i, %s on %s', (week, weekday, date) => {
    expect(weekdayDate(start, week, weekday)).toBe(date);
    expect(weekNumberOf(start, date)).toBe(week);
  });

  it('shows its weeks in the order of their dates', () => {
    expect(datesOfWeek(start, 2)).toEqual([
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
    ]);
  });

  it('ends after its last week', () => {
    expect(programEndDate(start, 12)).toBe('2027-02-09');
    expect(assignmentEndDate(start, 12)).toBe('2027-02-09');
    expect(programEndDate(start, 1)).toBe('2026-11-24');
  });

  it('is before week 1 the day before', () => {
    expect(weekNumberOf(start, '2026-11-17')).toBe(0);
  });
});

it('any other assignment ends 90 days after its start', () => {
  expect(assignmentEndDate('2026-11-18', null)).toBe('2027-02-16');
});

const starts = fc.integer({ min: 0, max: 100_000 }).map(days => addDays('1920-01-01', days));

it('every weekday of every week comes exactly once, from the start to the end date', () => {
  fc.assert(
    fc.property(starts, fc.integer({ min: 1, max: 12 }), (start, numWeeks) => {
      const weeks = Array.from({ length: numWeeks }, (_, index) => index + 1);
      const dates = weeks.flatMap(week =>
        weekdays.map(weekday => {
          const date = weekdayDate(start, week, weekday);
          expect(weekdayOf(date)).toBe(weekday);
          expect(weekNumberOf(start, date)).toBe(week);
          expect(datesOfWeek(start, week)).toContain(date);
          return date;
        }),
      );
      const inOrder = [...new Set(dates)].toSorted();
      expect(inOrder).toHaveLength(7 * numWeeks);
      expect(inOrder[0]).toBe(start);
      expect(inOrder.at(-1)).toBe(programEndDate(start, numWeeks));
      expect(weeks.flatMap(week => datesOfWeek(start, week))).toEqual(inOrder);
      expect(daysBetween(start, programEndDate(start, numWeeks)) + 1).toBe(7 * numWeeks);
    }),
  );
});

describe('the rest of a program that moves on after a pause', () => {
  it.each([
    ['no pause', [], '2026-11-25', '2026-11-25'],
    ['planned before it', [{ fromDate: '2026-11-25', days: 14 }], '2026-11-24', '2026-11-24'],
    ['planned on its day', [{ fromDate: '2026-11-25', days: 14 }], '2026-11-25', '2026-12-09'],
    [
      'after two, which add up',
      [
        { fromDate: '2026-11-25', days: 14 },
        { fromDate: '2026-12-02', days: 7 },
      ],
      '2026-12-07',
      '2026-12-28',
    ],
  ])('%s', (_, shifts, planned, date) => {
    expect(shiftedDate(planned, shifts)).toBe(date);
  });

  it('the place in the program that comes on a date is the first whose date that is, or a later one', () => {
    const shifts = fc.array(
      fc.record({ fromDate: starts, days: fc.integer({ min: 1, max: 8 }).map(weeks => 7 * weeks) }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(starts, shifts, (date, paused) => {
        const planned = firstPlannedOn(date, paused);
        expect(shiftedDate(planned, paused) >= date).toBe(true);
        expect(shiftedDate(addDays(planned, -1), paused) < date).toBe(true);
      }),
    );
  });

  it.each([
    ['2026-11-18', '2026-11-18', 0],
    ['2026-11-18', '2026-11-19', 1],
    ['2026-11-18', '2026-11-25', 1],
    ['2026-11-18', '2026-11-26', 2],
    ['2026-12-28', '2027-01-04', 1],
    ['2028-02-28', '2028-03-07', 2],
    ['2026-11-18', '2026-11-10', 0],
  ])('paused on %s and taken up on %s it moves on by %i whole weeks', (pausedOn, today, weeks) => {
    expect(weeksPaused(pausedOn, today)).toBe(weeks);
  });
});
