import * as z from 'zod/mini';
import {
  difficultyLevels,
  exerciseCategories,
  type ExerciseCategory,
} from '#domain/prescriptions/exercise-category.ts';
import { endpoint } from './endpoint.ts';
import { between, done, instant, labels, notes, requiredText, webLink } from './wire.ts';

/** Some callers send the category in lower case; it is stored in its one spelling. */
export const exerciseCategory = z.pipe(z.transform(inItsSpelling), z.enum(exerciseCategories));

function inItsSpelling(value: string): ExerciseCategory {
  const same = (known: string) => typeof value === 'string' && known.toLowerCase() === value.toLowerCase();
  return exerciseCategories.find(same) ?? (value as ExerciseCategory);
}

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
  /** The lift whose max, times the ratio, stands in where this one has none; both or none. */
  linkedExerciseId: z.nullable(z.string()),
  linkedRatio: z.nullable(z.number()),
  createdBy: z.nullable(z.string()),
  createdAt: instant,
  updatedAt: instant,
});

/** More or less is a slip of the keyboard: nobody's lifts are so far apart. */
const linkedRatio = between(0.1, 3, 'Enter a ratio from 0.1 to 3');

const link = {
  linkedExerciseId: z.optional(z.nullable(z.uuid('Choose an exercise of the library'))),
  linkedRatio: z.optional(z.nullable(linkedRatio)),
};

type Link = { linkedExerciseId?: string | null | undefined; linkedRatio?: number | null | undefined };

/** Left out both, null both, or said both. */
const isWholeLink = z.refine<Link>(
  ({ linkedExerciseId, linkedRatio }) =>
    (linkedExerciseId ?? null) === null
      ? (linkedRatio ?? null) === null && (linkedExerciseId === undefined) === (linkedRatio === undefined)
      : (linkedRatio ?? null) !== null,
  { error: 'Say both the linked exercise and its ratio, or neither', path: ['linkedRatio'] },
);

const exerciseFields = z.object({
  name: requiredText('Name is required'),
  description: z._default(notes, ''),
  category: z._default(exerciseCategory, 'Strength'),
  difficultyLevel: z._default(difficultyLevel, 'beginner'),
  muscleGroups: z._default(labels, []),
  equipment: z._default(labels, []),
  videoUrl: z._default(webLink, ''),
  ...link,
});

export const listExercises = endpoint({
  method: 'GET',
  path: '/api/exercises',
  access: 'member',
  tells: ['exercises'],
  response: z.array(exercise),
});

export const createExercise = endpoint({
  method: 'POST',
  path: '/api/exercises',
  access: 'coach',
  changes: ['exercises'],
  once: true,
  body: exerciseFields.check(isWholeLink),
  response: exercise,
  status: 201,
});

export const updateExercise = endpoint({
  method: 'PATCH',
  path: '/api/exercises/:id',
  access: 'coach',
  changes: ['exercises'],
  body: z
    .object({
      name: z.optional(requiredText('Name is required')),
      description: z.optional(notes),
      category: z.optional(exerciseCategory),
      difficultyLevel: z.optional(difficultyLevel),
      muscleGroups: z.optional(labels),
      equipment: z.optional(labels),
      videoUrl: z.optional(webLink),
      ...link,
    })
    .check(isWholeLink),
  response: exercise,
});

export const deleteExercise = endpoint({
  method: 'DELETE',
  path: '/api/exercises/:id',
  access: 'coach',
  changes: ['exercises'],
  response: done,
});

/** Adds the seed library to an empty library; 409 while any exercise exists. */
export const seedExercises = endpoint({
  method: 'POST',
  path: '/api/admin/seed-exercises',
  access: 'coach',
  changes: ['exercises'],
  once: true,
  response: z.object({ exercises: z.array(exercise) }),
  status: 201,
});

/**
 * How each exercise of the assignment's days is done. Apart from the days: it is opened now and then, and a device that
 * has it once has it for all of them.
 */
export const getExerciseGuides = endpoint({
  method: 'GET',
  path: '/api/assignments/:id/exercise-guides',
  access: 'member',
  tells: ['assignments', 'programs', 'training', 'exercises'],
  response: z.array(
    z.object({
      /** The exercise's. */
      id: z.string(),
      description: z.string(),
      muscleGroups: z.array(z.string()),
      equipment: z.array(z.string()),
      /** The coach's own; empty when there is none. */
      videoUrl: z.string(),
    }),
  ),
});
