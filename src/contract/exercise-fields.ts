import * as z from 'zod/mini';
import {
  difficultyLevels,
  exerciseCategories,
  type ExerciseCategory,
} from '#domain/prescriptions/exercise-category.ts';

/** The spelling is ours whatever the caller's: some send the category in lower case. */
export const exerciseCategory = z.pipe(z.transform(inItsSpelling), z.enum(exerciseCategories));

function inItsSpelling(value: string): ExerciseCategory {
  const same = (known: string) => typeof value === 'string' && known.toLowerCase() === value.toLowerCase();
  return exerciseCategories.find(same) ?? (value as ExerciseCategory);
}

export const difficultyLevel = z.enum(difficultyLevels);
