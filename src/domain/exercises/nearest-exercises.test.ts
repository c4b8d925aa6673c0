import { describe, expect, it } from 'vitest';
import { nearestIn } from './nearest-exercises.ts';

const library = [
  ['Back Squat', 'Strength'],
  ['Front Squat', 'Strength'],
  ['Bench Press', 'Strength'],
  ['Overhead Press', 'Strength'],
  ['Dumbbell Row', 'Strength'],
  ['Romanian Deadlift', 'Strength'],
  ['Pull-up', 'Calisthenics'],
  ['Easy Run', 'Aerobic'],
  ['Squat Jump', 'Plyometric'],
].map(([name = '', category = '']) => ({ name, category }));

const nearest = nearestIn(library);
const names = (name: string, category: string | null = null) =>
  nearest({ name, category }).map(one => one.name);

describe('the likeliest exercise for a name that is not known', () => {
  it.each([
    ['Barbell Back Squat', 'Back Squat'],
    ['Strict Pull ups', 'Pull-up'],
    ['Overhead press with a pause', 'Overhead Press'],
    ['Bench Pres', 'Bench Press'],
    ['Benhc', 'Bench Press'],
    ['RDL', 'Romanian Deadlift'],
    ['1-arm DB rows', 'Dumbbell Row'],
    ['Running', 'Easy Run'],
  ])('%j: %s', (name, first) => {
    expect(names(name)[0]).toBe(first);
  });

  it('is of its category, where several are called alike', () => {
    expect(names('Squats', 'Plyometric')[0]).toBe('Squat Jump');
    expect(names('Squats', 'Strength').slice(0, 2).toSorted()).toEqual(['Back Squat', 'Front Squat']);
  });

  it.each(['xyzzy', '', '– –', 'A long name of something that has nothing but a press in it'])(
    'is none for %j',
    name => {
      expect(names(name)).toEqual([]);
    },
  );
});
