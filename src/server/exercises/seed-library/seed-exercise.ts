import type { DifficultyLevel, ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { Equipment, MuscleGroup } from './vocabulary.ts';

/** An exercise a new fellowship starts with; the coach may change any of it afterwards. */
export type SeedExercise = {
  name: string;
  category: ExerciseCategory;
  difficultyLevel: DifficultyLevel;
  muscleGroups: MuscleGroup[];
  equipment: Equipment[];
  description: string;
  /** Less help is better. */
  isAssisted?: true;
};

/** An exercise as its category's list holds it. */
export type SeedEntry = Omit<SeedExercise, 'category'>;
