import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, weekdayOf, weekdays } from '#domain/plain-date.ts';
import { blockDates, daysToMoveUp, freeFrom, weeksTogether } from './path-blocks.ts';
import { plannedAfterMove } from './planned-after-move.twin.ts';
import { weekdayDate, weekNumberOf } from './training-schedule.ts';

/** A Monday. */
const monday = '2026-03-16';

describe('the blocks of a path', () => {
  it('start each the day after the one before ends', () => {
    expect(blockDates(monday, [4, 3, 4])).toEqual([
      { startDate: '2026-03-16', endDate: '2026-04-12' },
      { startDate: '2026-04-13', endDate: '2026-05-03' },
      { startDate: '2026-05-04', endDate: '2026-05-31' },
    ]);
  });

  it.each([
    [[], 0],
    [[4], 4],
    [[4, 3, 4, 3, 4, 4, 3, 4, 4, 3], 36],
    // A program that says no number runs for 90 days after its first.
    [[12, null], 25],
  ])('%j take %i weeks together', (weeks, together) => {
    expect(weeksTogether(weeks)).toBe(together);
  });

  it('leave no day out and have none twice, whatever their lengths', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 20 }), weeks => {
        const dates = blockDates(monday, weeks);
        const lengths = dates.map(({ startDate, endDate }) => daysBetween(startDate, endDate) + 1);
        expect(lengths).toEqual(weeks.map(count => 7 * count));
        for (const [index, { startDate }] of dates.slice(1).entries())
          expect(startDate).toBe(addDays(dates[index]?.endDate ?? '', 1));
        expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(7 * weeksTogether(weeks));
      }),
    );
  });
});

describe('a planned date of a program whose start moves', () => {
  it.each([
    ['by a week', 7, '2026-03-20', '2026-03-27'],
    ['a week back', -7, '2026-03-20', '2026-03-13'],
    ['by two days: Friday is still after the start', 2, '2026-03-20', '2026-03-20'],
    ['by two days: Monday comes at the end of its week', 2, '2026-03-16', '2026-03-23'],
    ['by two days, in the second week', 2, '2026-03-23', '2026-03-30'],
    ['not at all', 0, '2026-03-20', '2026-03-20'],
  ])('%s', (_, days, planned, moved) => {
    expect(plannedAfterMove(monday, planned, days)).toBe(moved);
  });

  const aMove = fc.record({
    start: fc.integer({ min: 0, max: 6 }).map(days => addDays(monday, days)),
    week: fc.integer({ min: 1, max: 12 }),
    weekday: fc.constantFrom(...weekdays),
    days: fc.integer({ min: -400, max: 400 }),
  });

  it('is where a program that started there has the same day', () => {
    fc.assert(
      fc.property(aMove, ({ start, week, weekday, days }) => {
        const moved = plannedAfterMove(start, weekdayDate(start, week, weekday), days);
        expect(moved).toBe(weekdayDate(addDays(start, days), week, weekday));
        expect([weekNumberOf(addDays(start, days), moved), weekdayOf(moved)]).toEqual([week, weekday]);
      }),
    );
  });

  it('comes back when the start does, and never falls on another one', () => {
    fc.assert(
      fc.property(aMove, fc.integer({ min: -30, max: 90 }), (move, other) => {
        const { start, days } = move;
        const [first, second] = [weekdayDate(start, move.week, move.weekday), addDays(start, other)];
        const [a, b] = [first, second].map(planned => plannedAfterMove(start, planned, days));
        expect(a === b).toBe(first === second);
        expect(plannedAfterMove(addDays(start, days), a ?? '', -days)).toBe(first);
      }),
    );
  });
});

describe('after a block that ends early', () => {
  it.each([
    ['nothing trained today', { startDate: '2026-03-02', isTrainedToday: false }, '2026-03-18'],
    ['trained today', { startDate: '2026-03-02', isTrainedToday: true }, '2026-03-19'],
    ['one that has not begun', { startDate: '2026-04-13', isTrainedToday: false }, '2026-04-13'],
  ])('%s: days are free from then on', (_, ended, from) => {
    expect(freeFrom({ ...ended, today: '2026-03-18' })).toBe(from);
  });

  it.each([
    ['by the weeks that are left', '2026-04-13', '2026-03-18', -21],
    ['to the free date itself', '2026-04-13', '2026-03-16', -28],
    ['not within a week', '2026-03-23', '2026-03-18', 0],
    ['not when it begins then', '2026-03-18', '2026-03-18', 0],
    ['not when it has begun', '2026-03-09', '2026-03-18', 0],
  ])('the next moves up %s', (_, next, free, days) => {
    expect(daysToMoveUp(next, free)).toBe(days);
  });
});
