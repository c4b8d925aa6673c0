import { expect, it } from 'vitest';
import { ownWorkoutName } from './own-workout-name.ts';

it.each([
  ['Full Body', false, 'Ana Cruz', 'Full Body (for Ana Cruz)'],
  ['Full Body (for Ana Cruz)', true, 'Ben Cruz', 'Full Body (for Ben Cruz)'],
  ['Full Body (for Ana (Annie) Cruz)', true, 'Ben Cruz', 'Full Body (for Ben Cruz)'],
  ['Squats (for time) (for Ana Cruz)', true, 'Ben Cruz', 'Squats (for time) (for Ben Cruz)'],
  // Brackets that a coach wrote themselves stay.
  ['Squats (for time)', false, 'Ana Cruz', 'Squats (for time) (for Ana Cruz)'],
  ['x'.repeat(200), false, 'Ana Cruz', `${'x'.repeat(185)} (for Ana Cruz)`],
  ['Full Body', false, 'y'.repeat(201), `Full Body (for ${'y'.repeat(100)})`],
])('%j (a copy: %j) for %j is called %j', (workout, isCopy, member, name) => {
  expect(ownWorkoutName(workout, isCopy, member)).toBe(name);
  expect(name.length).toBeLessThanOrEqual(200);
});
