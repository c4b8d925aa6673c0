import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { aerobicExercises } from './aerobic.ts';
import { calisthenicsExercises } from './calisthenics.ts';
import { isometricExercises } from './isometric.ts';
import { mobilityExercises } from './mobility.ts';
import { plyometricExercises } from './plyometric.ts';
import type { SeedEntry, SeedExercise } from './seed-exercise.ts';
import { strengthExercises } from './strength.ts';

/** What 'Seed Exercises' adds to an empty library. */
export const seedLibrary: SeedExercise[] = [
  ...inCategory('Strength', strengthExercises),
  ...inCategory('Calisthenics', calisthenicsExercises),
  ...inCategory('Aerobic', aerobicExercises),
  ...inCategory('Plyometric', plyometricExercises),
  ...inCategory('Isometric', isometricExercises),
  ...inCategory('Mobility', mobilityExercises),
];

function inCategory(category: ExerciseCategory, entries: SeedEntry[]): SeedExercise[] {
  return entries.map(entry => ({ ...entry, category }));
}
