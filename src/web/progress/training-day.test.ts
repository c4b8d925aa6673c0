import { expect, it } from 'vitest';
import { nextExercise, placesOf } from './training-day.ts';

it.each([
  ['nothing is logged: the first', '....', 0],
  ['after the last one logged', 'xx..', 2],
  ['one was skipped: still the one after the last', '.x..', 2],
  ['only the skipped one is left', '.xxx', 0],
  ['all are logged: none', 'xxxx', -1],
])('the exercise to do now, when %s', (_, logs, expected) => {
  const exercises = logs.split('').map(log => ({ log: log === 'x' ? {} : null }));
  const next = nextExercise(exercises);
  expect(next === null ? -1 : exercises.indexOf(next)).toBe(expected);
});

it('an exercise keeps its place whatever its prescription, and has two when it comes twice', () => {
  const day = ['squat', 'press', 'squat'].map(exerciseId => ({ exerciseId }));
  expect(placesOf(day)).toEqual(['squat 1', 'press 1', 'squat 2']);
});
