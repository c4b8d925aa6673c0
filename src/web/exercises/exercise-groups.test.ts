import { describe, expect, it } from 'vitest';
import { bestMatch, groupedByCategory, type LibraryExercise, searchExercises } from './exercise-groups.ts';

const exercise = (name: string, category: LibraryExercise['category'], muscleGroups: string[] = []) =>
  ({ id: name, name, category, muscleGroups, equipment: [] as string[] }) as LibraryExercise;

const library = [
  exercise('Squat Jump', 'Plyometric', ['Quads']),
  exercise('Front Squat', 'Strength', ['Quads']),
  exercise('Back Squat', 'Strength', ['Quads', 'Glutes']),
  exercise('Hip Thrust', 'Strength', ['Glutes']),
  exercise('Plank', 'Isometric'),
];

describe('picking an exercise', () => {
  it('groups the library by category, each group sorted by name', () => {
    const groups = groupedByCategory(library).map(group => [
      group.category,
      group.exercises.map(({ name }) => name),
    ]);
    expect(groups).toEqual([
      ['Strength', ['Back Squat', 'Front Squat', 'Hip Thrust']],
      ['Plyometric', ['Squat Jump']],
      ['Isometric', ['Plank']],
    ]);
  });

  it.each([
    ['squat', ['Squat Jump', 'Front Squat', 'Back Squat']],
    ['GLUTES strength', ['Back Squat', 'Hip Thrust']],
    ['', library.map(({ name }) => name)],
    ['rowing', []],
  ])('finds by every word of %j', (search, names) => {
    expect(searchExercises(library, search).map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['squat', 'Squat Jump'],
    ['back', 'Back Squat'],
    ['Front squat ', 'Front Squat'],
    ['glutes', 'Back Squat'],
    ['', undefined],
    ['rowing', undefined],
  ])('Enter after %j takes %j', (search, name) => {
    expect(bestMatch(searchExercises(library, search), search)?.name).toBe(name);
  });
});
