import { expect, it } from 'vitest';
import { dayWords, endWords, membershipTold } from './attention-words.ts';

const date = '2026-03-14T00:00:00.000Z';

it.each([
  [{ dayName: 'Lower Body', weekNumber: 2, programName: 'Iron' }, 'Sat, Mar 14 · Iron, week 2 · Lower Body'],
  [{ dayName: 'Saturday', weekNumber: 2, programName: 'Iron' }, 'Sat, Mar 14 · Iron, week 2'],
  [{ dayName: 'Opener', weekNumber: null, programName: 'Opener' }, 'Sat, Mar 14 · Opener'],
  [{ dayName: 'Daily Workout', weekNumber: null, programName: null }, 'Sat, Mar 14 · Daily Workout'],
])('a missed day is told by program, week and date: %j', (day, words) => {
  expect(dayWords({ date, ...day })).toBe(words);
});

it.each([
  ['2026-03-15', 'Last day was Mar 14, 2026'],
  ['2026-03-14', 'Last day is today'],
  ['2026-03-13', 'Last day is tomorrow, Mar 14, 2026'],
  ['2026-03-04', 'Last day Mar 14, 2026, in 10 days'],
])('on %s, what ends on March 14 reads %j', (today, words) => {
  expect(endWords(date, today)).toBe(words);
});

it.each([
  ['overdue', 'danger', 'Payment overdue since Mar 14, 2026'],
  ['failed', 'warning', 'Payment failed, open until Mar 14, 2026'],
  ['ending', 'info', 'Ends on Mar 14, 2026'],
  ['ended', 'neutral', 'Ended on Mar 14, 2026'],
] as const)('a membership that is %s is told in a %s badge', (state, tone, words) => {
  expect(membershipTold(state, '2026-03-14T12:00:00.000Z', 'UTC')).toEqual({ tone, words });
});

it('a day that nobody knows is left out', () => {
  expect(membershipTold('ended', null, 'UTC').words).toBe('Ended');
});
