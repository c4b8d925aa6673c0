import { expect, it } from 'vitest';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { SetRow } from './log-values.ts';
import { emptySets, prescribedSets } from './empty-sets.ts';

const asked = (sets: string | null, category: ExerciseCategory = 'Strength') => ({
  sets,
  exercise: { id: 'x', name: 'Back Squat', category },
});

/** A row for each character: a digit is its reps. */
const rows = (reps: string): SetRow[] =>
  Array.from(reps, typed => ({ reps: typed === '-' ? '' : typed, weight: '225' }));

it.each([
  ['nothing stays empty', '3', '555', null],
  ['two of three do', '3', '5--', { done: 1, prescribed: 3, first: 2 }],
  ['one in the middle does', '3 sets', '5-5', { done: 2, prescribed: 3, first: 2 }],
  ['the first does, and one more was done', '3', '-555', { done: 2, prescribed: 3, first: 1 }],
  ['a weight alone is no set', '2', '5-', { done: 1, prescribed: 2, first: 2 }],
  ['no reps are no set', '2', '50', { done: 1, prescribed: 2, first: 2 }],
  ['a row that was added may stay empty', '2', '55-', null],
  ['rows that were taken away are not missed', '3', '5', null],
  ['nobody said how many', null, '5--', null],
  ['nobody said how many in a number', 'as many as possible', '5--', null],
  ['nothing is done: there is nothing to save', '3', '---', null],
])('%s', (_, sets, typed, empty) => {
  expect(emptySets(asked(sets), { sets: rows(typed) }, { sets: rows('---') })).toEqual(empty);
});

it.each([
  ['4--', '5--', null],
  ['555', '5--', { done: 1, prescribed: 3, first: 2 }],
  ['5--', '55-', { done: 2, prescribed: 3, first: 3 }],
])('correcting a log of %s to %s', (begun, typed, empty) => {
  expect(emptySets(asked('3'), { sets: rows(typed) }, { sets: rows(begun) })).toEqual(empty);
});

it('only what is counted in sets has any', () => {
  expect(prescribedSets(asked('3', 'Calisthenics'))).toBe(3);
  expect(prescribedSets(asked('3', 'Isometric'))).toBeNull();
});
