import { describe, expect, it } from 'vitest';
import { allMuscles, labelsOffMap, musclesOf, timesTrained } from './muscles.ts';

describe('a label of an exercise', () => {
  it.each([
    ['Quadriceps', ['quadriceps']],
    ['quads', ['quadriceps']],
    ['Calves', ['calves']],
    ['Biceps', ['biceps']],
    ['Abs', ['core']],
    ['Lats', ['lats']],
    ['Latissimus dorsi', ['lats']],
    ['Trapezius', ['traps']],
    ['Tibialis', ['shins']],
    ['Psoas', ['hip-flexors']],
    ['Rear-Delts', ['rear-delts']],
    ['Back', ['upper-back', 'lats', 'lower-back']],
    ['Full Body', allMuscles],
    ['Cardiovascular', []],
    ['Whatever', []],
  ])('%s stands for %j', (label, muscles) => {
    expect(musclesOf(label)).toEqual(muscles);
  });
});

const exercises = [
  { muscleGroups: ['Quads', 'Thighs', 'Core'] },
  { muscleGroups: ['Quadriceps', 'Cardiovascular'] },
  { muscleGroups: ['Heart', 'Cardiovascular'] },
];

it('a muscle is counted once for each exercise that trains it', () => {
  const times = timesTrained(exercises);
  expect([times.get('quadriceps'), times.get('hamstrings'), times.get('core'), times.get('neck')]).toEqual([
    2, 1, 1, 0,
  ]);
  expect(times.size).toBe(allMuscles.length);
});

it('what is on no map is told by its label', () => {
  expect(labelsOffMap(exercises)).toEqual(['Cardiovascular', 'Heart']);
});
