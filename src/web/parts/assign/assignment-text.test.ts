import { expect, it } from 'vitest';
import {
  existingAssignment,
  assignmentsFound,
  endDateFor,
  isComplete,
  memberOf,
  programOf,
} from './assignment-text.ts';

const jane = { memberName: 'Jane Doe', workoutName: 'Iron Foundation' };
const plato = { memberName: 'plato@academy.example', workoutName: null };

it('names the member and the program, whatever is missing', () => {
  expect([memberOf(jane), programOf(jane)]).toEqual(['Jane Doe', 'Iron Foundation']);
  expect([memberOf({ memberName: '' }), programOf(plato)]).toEqual(['Unknown Member', 'Unknown Workout']);
});

it.each([
  ['jane', [jane]],
  ['IRON', [jane]],
  ['academy', [plato]],
  ['unknown workout', [plato]],
  [' ', [jane, plato]],
  ['yoga', []],
])('the search %j finds by member or program', (search, found) => {
  expect(assignmentsFound([jane, plato], search)).toEqual(found);
});

it.each([
  [12, 12, true],
  [11, 12, false],
  [0, 0, false],
])('with %i of %i exercises logged, being complete is %j', (completedExercises, totalExercises, complete) => {
  expect(isComplete({ completedExercises, totalExercises })).toBe(complete);
});

it.each([
  ['2026-11-23', 12, '2027-02-14'],
  ['2026-11-23', 1, '2026-11-29'],
  ['2026-11-23', null, null],
  ['', 12, null],
  ['0002-05-01', 12, null],
])('a start on %j of %j weeks ends on %j: the start, plus the weeks, minus a day', (start, weeks, end) => {
  expect(endDateFor(start, weeks)).toBe(end);
});

it('knows a program that the member still has, paused or not, from one that is over', () => {
  const given = { memberId: 'jane', workoutId: 'iron', status: 'active', startDate: '2026-11-02' } as const;
  const ended = { ...given, workoutId: 'rise', status: 'completed' } as const;
  expect(existingAssignment([ended, given], 'jane', 'iron')).toBe(given);
  const paused = { ...ended, status: 'paused' } as const;
  expect(existingAssignment([ended, paused], 'jane', 'rise')).toBe(paused);
  expect(existingAssignment([ended, given], 'jane', 'rise')).toBeUndefined();
  expect(existingAssignment([ended, given], 'plato', 'iron')).toBeUndefined();
  const own = { ...given, workoutId: 'iron for jane', copiedFromId: 'iron' } as const;
  expect(existingAssignment([ended, own], 'jane', 'iron')).toBe(own);
});
