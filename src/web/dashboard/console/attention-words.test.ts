import { expect, it } from 'vitest';
import { endWords, membershipTold, missedByProgram } from './attention-words.ts';

const date = '2026-03-14T00:00:00.000Z';

it('missed days are told by date, week and name, each program named once', () => {
  const missed = [
    { date, dayName: 'Lower Body', weekNumber: 2, programName: 'Iron' },
    { date: '2026-03-13T00:00:00.000Z', dayName: 'Opener', weekNumber: null, programName: 'Opener' },
    { date: '2026-03-12T00:00:00.000Z', dayName: 'Thursday', weekNumber: 1, programName: 'Iron' },
    { date: '2026-03-11T00:00:00.000Z', dayName: 'Daily Workout', weekNumber: null, programName: null },
  ];
  expect(missedByProgram(missed)).toEqual([
    { program: 'Iron', days: ['Sat, Mar 14 · week 2 · Lower Body', 'Thu, Mar 12 · week 1'] },
    { program: 'Opener', days: ['Fri, Mar 13'] },
    { program: null, days: ['Wed, Mar 11 · Daily Workout'] },
  ]);
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
