import { describe, expect, it } from 'vitest';
import { type Challenge, stateOf } from '#web/features/challenges/challenge-text.ts';
import { handedInText, runningFirst, scoringOptions, subjectOf, timeLeftText } from './challenge-list.ts';

const challenge = (changes: Partial<Challenge>): Challenge => ({
  id: 'id',
  name: 'Burpee Storm',
  exerciseId: 'exercise',
  exercise: { name: 'Burpee' },
  startDate: '2026-11-16T00:00:00.000Z',
  endDate: '2026-11-20T00:00:00.000Z',
  instructions: '',
  scoringType: 'reps',
  isMultiDay: 'false',
  weekNumber: 1,
  challengeLevel: 'Beginner',
  rounds: '2-3',
  createdBy: null,
  revision: 0,
  submissionCount: 0,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  ...changes,
});

const on = (name: string, startDate: string, endDate: string) =>
  challenge({ name, startDate: `${startDate}T00:00:00.000Z`, endDate: `${endDate}T00:00:00.000Z` });

describe('the state of a challenge', () => {
  it.each([
    ['2026-11-14', 'Upcoming', 'Starts in 2 days'],
    ['2026-11-15', 'Upcoming', 'Starts tomorrow'],
    ['2026-11-16', 'Active', '5 days left'],
    ['2026-11-20', 'Active', 'Last day'],
    ['2026-11-21', 'Completed', ''],
  ])('on %s is %s: %j', (today, state, left) => {
    expect(stateOf(challenge({}), today)).toBe(state);
    expect(timeLeftText(challenge({}), today)).toBe(left);
  });
});

it('lists what runs, then what comes next, then what ended last', () => {
  const today = '2026-11-18';
  const listed = runningFirst(
    [
      on('in a month', '2026-12-20', '2026-12-26'),
      on('long over', '2026-10-01', '2026-10-07'),
      on('next week', '2026-11-23', '2026-11-27'),
      on('last week', '2026-11-09', '2026-11-13'),
      on('now', '2026-11-16', '2026-11-20'),
    ],
    today,
  );
  expect(listed.map(({ name }) => name)).toEqual([
    'now',
    'next week',
    'in a month',
    'last week',
    'long over',
  ]);
});

it('says who wins', () => {
  expect(scoringOptions.map(({ label }) => label)).toEqual([
    'Reps (highest wins)',
    'Weight (heaviest wins)',
    'Time (fastest wins)',
  ]);
  expect(subjectOf(challenge({ scoringType: 'time' }))).toBe('Burpee: fastest wins');
  expect(subjectOf(challenge({ scoringType: 'multi_day', exercise: null }))).toBe(
    'Monday to Friday, a workout a day',
  );
});

it.each([
  ['false', 0, 'results submitted'],
  ['false', 1, 'result submitted'],
  ['true', 1, 'day completed'],
  ['true', 12, 'days completed'],
] as const)('with isMultiDay %s counts %i as %s', (isMultiDay, submissionCount, text) => {
  expect(handedInText(challenge({ isMultiDay, submissionCount }))).toBe(text);
});
