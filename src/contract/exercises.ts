import { z } from 'zod';
import { difficultyLevels, exerciseCategories } from '#domain/exercise-category.ts';
import { endpoint } from './endpoint.ts';
import { done, instant, labels, notes, requiredText, text } from './wire.ts';

const knownCategories: readonly string[] = exerciseCategories;

/** Some callers send the category in lower case; it is stored in its one spelling. */
export const exerciseCategory = z.preprocess(
  (value: string) =>
    typeof value === 'string'
      ? (knownCategories.find(known => known.toLowerCase() === value.toLowerCase()) ?? value)
      : value,
  z.enum(exerciseCategories),
);

export const difficultyLevel = z.enum(difficultyLevels);

const exercise = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.enum(exerciseCategories),
  muscleGroups: z.array(z.string()),
  equipment: z.array(z.string()),
  videoUrl: z.string(),
  difficultyLevel,
  createdBy: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
});

const videoUrl = text(2000).refine(
  value => value === '' || /^https?:\/\/\S+$/i.test(value),
  'Enter a link that starts with http:// or https://',
);

const exerciseFields = z.object({
  name: requiredText('Name is required'),
  description: notes.default(''),
  category: exerciseCategory.default('Strength'),
  difficultyLevel: difficultyLevel.default('beginner'),
  muscleGroups: labels.default([]),
  equipment: labels.default([]),
  videoUrl: videoUrl.default(''),
});

export const listExercises = endpoint({
  method: 'GET',
  path: '/api/exercises',
  access: 'member',
  response: z.array(exercise),
});

export const createExercise = endpoint({
  method: 'POST',
  path: '/api/exercises',
  access: 'coach',
  body: exerciseFields,
  response: exercise,
  status: 201,
});

export const updateExercise = endpoint({
  method: 'PATCH',
  path: '/api/exercises/:id',
  access: 'coach',
  body: z.object({
    name: requiredText('Name is required').optional(),
    description: notes.optional(),
    category: exerciseCategory.optional(),
    difficultyLevel: difficultyLevel.optional(),
    muscleGroups: labels.optional(),
    equipment: labels.optional(),
    videoUrl: videoUrl.optional(),
  }),
  response: exercise,
});

export const deleteExercise = endpoint({
  method: 'DELETE',
  path: '/api/exercises/:id',
  access: 'coach',
  response: done,
});

/** Adds the seed library to an empty library; 409 while any exercise exists. */
export const seedExercises = endpoint({
  method: 'POST',
  path: '/api/admin/seed-exercises',
  access: 'coach',
  response: z.object({ exercises: z.array(exercise) }),
  status: 201,
});
