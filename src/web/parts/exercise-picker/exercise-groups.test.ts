import { describe, expect, it } from 'vitest';
import {
  bestMatch,
  foundByCategory,
  groupedByCategory,
  type LibraryExercise,
  pickerGroups,
} from './exercise-groups.ts';

const exercise = (name: string, category: LibraryExercise['category'], muscleGroups: string[] = []) =>
  ({ id: name, name, category, muscleGroups, equipment: [] as string[] }) as LibraryExercise;

const library = [
  exercise('Squat Jump', 'Plyometric', ['Quads']),
  exercise('Front Squat', 'Strength', ['Quads']),
  exercise('Back Squat', 'Strength', ['Quads', 'Glutes']),
  exercise('Hip Thrust', 'Strength', ['Glutes']),
  exercise('Plank', 'Isometric'),
];

const namesOf = (groups: ReturnType<typeof pickerGroups>) =>
  groups.map(group => [group.category, group.exercises.map(({ name }) => name)]);

describe('picking an exercise', () => {
  it('groups the library by category, each group sorted by name', () => {
    expect(namesOf(groupedByCategory(library))).toEqual([
      ['Strength', ['Back Squat', 'Front Squat', 'Hip Thrust']],
      ['Plyometric', ['Squat Jump']],
      ['Isometric', ['Plank']],
    ]);
  });

  it('groups what a search found with the best first', () => {
    const [jump, front, back] = library as [LibraryExercise, LibraryExercise, LibraryExercise];
    expect(namesOf(foundByCategory([jump, front, back]))).toEqual([
      ['Plyometric', ['Squat Jump']],
      ['Strength', ['Front Squat', 'Back Squat']],
    ]);
  });

  it('shows favourites first: all of them beside their categories, of a search those it found', () => {
    const starred = library.map(one => ({
      ...one,
      isFavourite: ['Hip Thrust', 'Back Squat'].includes(one.name),
    }));
    const [jump, front, back] = starred as [LibraryExercise, LibraryExercise, LibraryExercise];
    expect(namesOf(pickerGroups(starred, false))).toEqual([
      ['Favourites', ['Back Squat', 'Hip Thrust']],
      ['Strength', ['Back Squat', 'Front Squat', 'Hip Thrust']],
      ['Plyometric', ['Squat Jump']],
      ['Isometric', ['Plank']],
    ]);
    expect(namesOf(pickerGroups([back, jump, front], true))).toEqual([
      ['Favourites', ['Back Squat']],
      ['Plyometric', ['Squat Jump']],
      ['Strength', ['Front Squat']],
    ]);
    expect(pickerGroups(library, false)).toEqual(groupedByCategory(library));
  });

  it.each([
    ['squat', 'Back Squat'],
    ['Front squat ', 'Front Squat'],
    ['glutes', 'Back Squat'],
    [' ', undefined],
    ['rowing', undefined],
  ])('Enter after %j takes %j', (search, name) => {
    expect(bestMatch(library, search, [])?.name).toBe(name);
  });
});
