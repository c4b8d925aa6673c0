import { expect, it } from 'vitest';
import { alternatesOf, exercisesToSwap, hurtingIn } from './swap-choice.ts';
import type { ComingDay } from './week-text.ts';

const exercise = (name: string) => ({ id: name, name, category: 'Strength' as const });
const asked = (name: string, ...alternateExerciseIds: string[]) => ({
  exercise: exercise(name),
  prescription: { alternateExerciseIds },
  happened: null,
});
const day = (id: string, ...exercises: ReturnType<typeof asked>[]) =>
  ({ id, exercises }) as unknown as ComingDay;

const week = [
  day('monday', asked('Squat', 'Leg Press'), asked('Row')),
  day('friday', asked('Squat', 'Leg Press', 'Lunge'), asked('Bench')),
];

const names = (dayId: string | null, ...hurting: string[]) =>
  exercisesToSwap(week, dayId, new Set(hurting)).map(({ name }) => name);

it('offers each exercise once as it comes, and what hurt first', () => {
  expect(names(null)).toEqual(['Squat', 'Row', 'Bench']);
  expect(names(null, 'Bench')).toEqual(['Bench', 'Squat', 'Row']);
  expect(names('monday', 'Bench')).toEqual(['Squat', 'Row']);
});

it('proposes the alternates that the sessions name', () => {
  expect(alternatesOf(week, 'Squat')).toEqual(['Leg Press', 'Lunge']);
  expect(alternatesOf(week, 'Row')).toEqual([]);
});

it.each([
  ['a pain at a set', { pains: [{}], skipReason: null, swapReason: null }, true],
  ['skipped for pain', { pains: [], skipReason: 'pain', swapReason: null }, true],
  ['swapped for pain', { pains: [], skipReason: null, swapReason: 'pain' }, true],
  ['skipped for time', { pains: [], skipReason: 'time', swapReason: null }, false],
])('%s: it hurts, %s', (_, happened, hurts) => {
  const days = [{ exercises: [{ exercise: exercise('Squat'), happened }] }] as never;
  expect(hurtingIn(days).has('Squat')).toBe(hurts);
});
