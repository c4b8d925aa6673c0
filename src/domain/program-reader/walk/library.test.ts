import { expect, it } from 'vitest';
import { exerciseIndex } from '#domain/shorthand/match-exercise.ts';
import { Library } from './library.ts';

const library = new Library(
  exerciseIndex(['Press', 'Leg Press'].map(name => ({ id: name, name, category: 'Strength' }))),
);

it('takes a slip for what is meant, and no name of another language for a slip', () => {
  expect(library.find('Presss')?.exercise.name).toBe('Press');
  expect(library.find('Pressa')).toBeNull();
});

it('knows the category of a name in another language', () => {
  expect([library.categoryOf('Pressa'), library.categoryOf('Juggling')]).toEqual(['Strength', null]);
});
