import { describe, expect, it } from 'vitest';
import type { ChallengeWeekday } from '#domain/challenges/challenge.ts';
import type { ChallengeDay } from '#web/features/challenges/challenge-text.ts';
import { datesOf, stateOf } from '#web/features/challenges/challenge-text.ts';
import { challengeWeekdayOn, fiveDays, firstShown, opensOn } from './challenge-day.ts';

// November 16, 2026 is a Monday.
const wire = { startDate: '2026-11-16T00:00:00.000Z', endDate: '2026-11-22T00:00:00.000Z' };
const week = datesOf(wire);

const dayOf = (dayOfWeek: ChallengeWeekday): ChallengeDay => ({
  id: dayOfWeek,
  challengeId: 'c',
  dayOfWeek,
  dayName: '',
  goal: '',
  warmup: '',
  finisher: '',
  orderIndex: 0,
});
const allDays = (['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const).map(dayOf);

it.each([
  ['2026-11-15', 'Upcoming'],
  ['2026-11-16', 'Active'],
  ['2026-11-22', 'Active'],
  ['2026-11-23', 'Completed'],
])('on %s the challenge is %s', (today, state) => {
  expect(stateOf(wire, today)).toBe(state);
});

it.each([
  ['2026-11-15', null],
  ['2026-11-16', 'monday'],
  ['2026-11-20', 'friday'],
  ['2026-11-21', null],
  ['2026-11-23', null],
])('on %s there is the workout of: %s', (date, weekday) => {
  expect(challengeWeekdayOn(week, date)).toBe(weekday);
});

describe('when a day opens', () => {
  it.each([
    ['in a week from Monday', week, 'wednesday', '2026-11-18'],
    [
      'from Thursday on, Monday comes after the weekend',
      { startDate: '2026-11-19', endDate: '2026-11-25' },
      'monday',
      '2026-11-23',
    ],
    [
      'in two weeks the first counts',
      { startDate: '2026-11-16', endDate: '2026-11-29' },
      'friday',
      '2026-11-20',
    ],
    [
      'never, when the dates have no such day',
      { startDate: '2026-11-16', endDate: '2026-11-18' },
      'friday',
      null,
    ],
  ] as const)('%s', (_, dates, weekday, date) => {
    expect(opensOn(dates, weekday)).toBe(date);
  });
});

describe('the five days', () => {
  const on = (today: string, done: ChallengeWeekday[] = []) =>
    fiveDays(
      week,
      allDays,
      done.map(dayOfWeek => ({ dayOfWeek })),
      today,
    );

  it('are done, open until the challenge ends, or to come', () => {
    expect(on('2026-11-18', ['monday']).map(({ state }) => state)).toEqual([
      'done',
      'open',
      'open',
      'upcoming',
      'upcoming',
    ]);
  });

  it('are none where the coach has made no workout', () => {
    const [monday, tuesday] = fiveDays(week, [dayOf('tuesday')], [], '2026-11-16');
    expect([monday?.state, tuesday?.state]).toEqual(['none', 'upcoming']);
  });

  it.each([
    ['today’s', on('2026-11-18'), 'wednesday', 'wednesday'],
    ['at the weekend the first that is open', on('2026-11-21', ['monday']), null, 'tuesday'],
    [
      'nothing left open: the next to come',
      on('2026-11-18', ['monday', 'tuesday', 'wednesday']),
      null,
      'thursday',
    ],
    [
      'all done: the last',
      on(
        '2026-11-22',
        allDays.map(({ dayOfWeek }) => dayOfWeek),
      ),
      null,
      'friday',
    ],
    ['no days at all', [], null, null],
  ] as const)('show first %s', (_, five, todays, shown) => {
    expect(firstShown(five, todays)).toBe(shown);
  });
});
