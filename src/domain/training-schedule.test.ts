import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, weekdayOf, weekdays } from './plain-date.ts';
import {
  assignmentEndDate,
  datesOfWeek,
  programEndDate,
  weekdayDate,
  weekNumberOf,
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
