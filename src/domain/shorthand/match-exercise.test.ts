import { expect, it } from 'vitest';
import { exerciseIndex, matchExercise } from './match-exercise.ts';

const names = [
  'Back Squat',
  'Front Squat',
  'Front Raise',
  'Pull-Up',
  'Lunge',
  'Push Press',
  'Bench Press',
  'Z2 Run',
  'Z3 Run',
  'Side Plank',
];
const library = names.map(name => ({
  id: name,
  name,
  category: 'Strength',
  aliases: name === 'Bench Press' ? ['Flat Bench'] : [],
}));
const index = exerciseIndex(library);

it.each([
  ['back squat', 'Back Squat', 'name'],
  ['Pull up', 'Pull-Up', 'name'],
  ['PULLUP', 'Pull-Up', 'name'],
  ['pull-ups', 'Pull-Up', 'plural'],
  ['Lunges', 'Lunge', 'plural'],
  ['flat bench', 'Bench Press', 'alias'],
  ['Bnech Press', 'Bench Press', 'slip'],
  ['Back Squatt', 'Back Squat', 'slip'],
  ['Sde Plank', 'Side Plank', 'slip'],
])('%s is %s, by %s', (typed, name, how) => {
  const found = matchExercise(typed, index);
  expect('exercise' in found && [found.exercise.name, found.how]).toEqual([name, how]);
});

it.each([
  ['Squat', 'Back Squat'],
  ['Front', 'Front Raise'],
  ['Z1 Run', 'Z2 Run'],
])('%s is nobody’s name: the nearest are offered, among them %s', (typed, near) => {
  const found = matchExercise(typed, index);
  expect('nearest' in found && found.nearest.map(({ name }) => name)).toContain(near);
  expect('nearest' in found && found.nearest.length).toBeLessThanOrEqual(3);
});

it('a name like no other has nothing near it', () => {
  expect(matchExercise('Qqqq', index)).toEqual({ nearest: [] });
});
