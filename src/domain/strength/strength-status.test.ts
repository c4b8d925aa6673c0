import { pounds } from '#domain/measures/measure.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { liftFacts } from './lift-facts.twin.ts';
import type { DatedOneRepMax } from './one-rep-max.ts';
import { addDays } from '#domain/plain-date.ts';
import { strengthStatus } from './strength-status.ts';

const today = '2026-11-21';
const on = (daysAgo: number, e1rm: number) => ({ date: addDays(today, -daysAgo), e1rm: pounds(e1rm) });

function statusOf(history: DatedOneRepMax[]) {
  const facts = liftFacts(history, today);
  if (facts === null) throw new Error('There is no e1RM');
  return strengthStatus(facts, today, 'lb');
}

describe('a lift in the coach table', () => {
  it('compares the best of its last 14 days with the best of the 28 before, in whatever order they come', () => {
    expect(statusOf([on(3, 305), on(40, 280), on(10, 310), on(20, 300)])).toEqual({
      current1RM: 310,
      previous1RM: 300,
      changePercent: 3.3,
      isPlateau: false,
      lastLoggedDate: '2026-11-18',
      status: 'Improving',
      reason: 'The best of its last 2 weeks is 3.3% above that of the 4 weeks before.',
    });
  });

  it.each([
    ['one light day is no decline', [on(1, 250), on(8, 310), on(20, 300)], 310, 300],
    ['nor is it without anything before', [on(1, 250), on(8, 300)], 300, 300],
    ['the oldest of the 14 days counts', [on(1, 250), on(14, 310), on(20, 300)], 310, 300],
    ['the day before that belongs to the 28', [on(1, 250), on(15, 310), on(20, 300)], 250, 310],
    ['the oldest of the 28 days counts', [on(1, 310), on(42, 330), on(20, 300)], 310, 330],
    ['and no older one', [on(1, 310), on(43, 330), on(20, 300)], 310, 300],
    ['the days are counted from its last date, not from today', [on(11, 310), on(25, 300)], 310, 300],
    ['with nothing in the 28, the first of the 14 days', [on(1, 310), on(9, 300), on(60, 280)], 310, 300],
    ['of which it is the best', [on(1, 310), on(9, 300), on(9, 305)], 310, 305],
    ['two of one date are no two dates', [on(1, 310), on(1, 300)], 310, null],
    ['too long ago is nothing to compare with', [on(1, 310), on(60, 280)], 310, null],
    ['work logged ahead counts', [on(-3, 320), on(5, 300)], 320, 300],
  ])('%s', (_, history, current1RM, previous1RM) => {
    expect(statusOf(history)).toMatchObject({ current1RM, previous1RM });
  });

  it.each([
    [300, 309, 3, 'Improving', '3.0% above'],
    [300, 291, -3, 'Declining', '3.0% below'],
    [300, 300, 0, 'Stable', 'level with'],
    [300, 300.1, 0, 'Stable', 'level with'],
    [300, 299.9, 0, 'Stable', 'level with'],
    [300, 300.2, 0.1, 'Improving', '0.1% above'],
  ])('from %d to %d is %d percent: %s', (before, now, changePercent, status, place) => {
    const reason = `The best of its last 2 weeks is ${place} that of the 4 weeks before.`;
    expect(statusOf([on(20, before), on(1, now)])).toMatchObject({
      changePercent,
      status,
      reason,
      isPlateau: false,
    });
  });

  it.each([
    [309, 'Improving', 'Up 3.0% since Nov 14, 2026.'],
    [290, 'Stable', 'No better since Nov 14, 2026.'],
  ])('new lifts go from their first date: 300 to %d', (now, status, reason) => {
    expect(statusOf([on(7, 300), on(1, now)])).toMatchObject({ status, reason });
  });

  it('has not enough data with one date', () => {
    expect(statusOf([on(5, 300)])).toEqual({
      current1RM: 300,
      previous1RM: null,
      changePercent: null,
      isPlateau: false,
      lastLoggedDate: '2026-11-16',
      status: 'Not enough data',
      reason: 'A second day with an estimated 1RM within six weeks is needed to compare.',
    });
  });

  it.each([
    ['a gain', [on(22, 310), on(40, 300)], 310, 300],
    ['a single date', [on(22, 310)], 310, null],
  ])('is not trained lately after 21 days, whatever it was: %s', (_, history, current1RM, previous1RM) => {
    expect(statusOf(history)).toMatchObject({
      current1RM,
      previous1RM,
      lastLoggedDate: '2026-10-30',
      status: 'Not trained lately',
      reason: 'Last on Oct 30, 2026, 22 days ago.',
    });
  });

  it('is trained lately 21 days ago', () => {
    expect(statusOf([on(21, 310), on(40, 300)])).toMatchObject({ status: 'Improving' });
  });

  it('has no row without any', () => {
    expect(liftFacts([], today)).toBeNull();
  });
});

describe('a plateau', () => {
  it.each([
    ['three dates over 15 days with no gain', [on(15, 300), on(8, 300), on(1, 300)]],
    ['over exactly 14 days, first and last counted', [on(13, 300), on(5, 300), on(0, 300)]],
    ['a gain of exactly 1% is none', [on(15, 300), on(8, 303), on(1, 300)]],
    ['a decline is no gain', [on(20, 300), on(10, 290), on(1, 280)]],
    ['above the first, but not above the weeks before', [on(60, 320), on(15, 300), on(8, 310), on(1, 315)]],
    ['the oldest day of the weeks before counts', [on(83, 320), on(15, 300), on(8, 310), on(1, 315)]],
    ['the newest day of the weeks before counts', [on(28, 320), on(15, 300), on(8, 310), on(1, 315)]],
    ['the first day of the last 28 counts', [on(27, 300), on(10, 300), on(1, 300)]],
  ])('%s', (_, history) => {
    expect(statusOf(history)).toMatchObject({ isPlateau: true, status: 'Plateau' });
  });

  it.each([
    ['two dates only', [on(20, 300), on(1, 300)]],
    ['two dates in the last 28 days, one before', [on(28, 300), on(20, 300), on(1, 300)]],
    ['three dates within 13 days', [on(13, 300), on(8, 300), on(1, 300)]],
    ['more than 1% above the first', [on(15, 300), on(8, 303.1), on(1, 300)]],
    ['more than 1% above the weeks before', [on(60, 290), on(15, 293), on(8, 291), on(1, 290)]],
    ['an old best does not count', [on(84, 320), on(15, 300), on(8, 310), on(1, 315)]],
    ['nothing lately', [on(60, 300), on(50, 300), on(40, 300)]],
  ])('is none: %s', (_, history) => {
    expect(statusOf(history)).toMatchObject({ isPlateau: false });
  });

  it('says why, against the weeks before', () => {
    expect(statusOf([on(60, 315.4), on(15, 300), on(8, 310), on(1, 305)]).reason).toBe(
      '3 days logged in the last 4 weeks, none more than 1% above 315 lb, the best of the 8 weeks before.',
    );
  });

  it('says why, against the first of its days', () => {
    expect(statusOf([on(15, 300), on(8, 302), on(1, 301)]).reason).toBe(
      '3 days logged in the last 4 weeks, none more than 1% above 300 lb, the first of these days.',
    );
  });
});

it('the status is the sign of the change shown, unless it is a plateau or long ago, in whatever order dates come', () => {
  const histories = fc.array(
    fc.record({ days: fc.integer({ min: 0, max: 120 }), e1rm: fc.integer({ min: 1, max: 800 }) }),
    { minLength: 1, maxLength: 30 },
  );
  fc.assert(
    fc.property(histories, entries => {
      const history = entries.map(({ days, e1rm }) => on(days, e1rm));
      const lift = statusOf(history);
      expect(statusOf(history.toReversed())).toEqual(lift);
      const isLongAgo = entries.every(({ days }) => days > 21);
      const usual = lift.isPlateau ? 'Plateau' : bySign(lift.changePercent);
      expect(lift.status).toBe(isLongAgo ? 'Not trained lately' : usual);
      expect(lift.reason).not.toMatch(/NaN|undefined|null|Infinity/);
    }),
  );
});

function bySign(changePercent: number | null) {
  if (changePercent === null) return 'Not enough data';
  return ['Declining', 'Stable', 'Improving'][Math.sign(changePercent) + 1];
}
