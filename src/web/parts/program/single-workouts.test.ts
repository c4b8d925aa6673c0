import { expect, it } from 'vitest';
import type { Program } from './program-list.ts';
import { audienceText, singleWorkoutsAmong, usageText } from './single-workouts.ts';

const workout = (name: string, programType: string, description = ''): Program => ({
  id: name,
  name,
  description,
  programType,
  numWeeks: null,
  difficultyLevel: null,
  trainingMaxPercent: 90,
  createdBy: null,
  forMemberId: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
});

const workouts = [
  workout('Push Day', 'single_workout', 'Chest and shoulders'),
  workout('Iron Foundation', 'multi_week_program'),
  workout('Murph', 'benchmark'),
  workout('Field Day', 'single_workout'),
];

it.each([
  ['', ['Field Day', 'Murph', 'Push Day']],
  [' day ', ['Field Day', 'Push Day']],
  ['CHEST', ['Push Day']],
  ['iron', []],
])('what is no program is a single workout; searched for %j: %j', (search, names) => {
  expect(singleWorkoutsAmong(workouts, search).map(({ name }) => name)).toEqual(names);
});

it.each([
  [[], 'No program uses it on a day.'],
  [['Iron Foundation', 'Two Hands'], 'Used on days of: Iron Foundation, Two Hands.'],
])('the programs %j that use it', (names, sentence) => {
  expect(usageText(names)).toBe(sentence);
});

it.each([
  [0, 'Changes reach nobody now.'],
  [1, 'Changes reach 1 member.'],
  [1400, 'Changes reach 1,400 members.'],
])('a change that reaches %i members says so', (members, sentence) => {
  expect(audienceText(members)).toBe(sentence);
});
