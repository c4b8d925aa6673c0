import * as z from 'zod/mini';
import { distinctNames, longestAlias, maxAliases } from '#domain/exercises/exercise-names.ts';
import { exerciseCategories } from '#domain/prescriptions/exercise-category.ts';
import { endpoint } from './endpoint.ts';
import { difficultyLevel, exerciseCategory } from './exercise-fields.ts';
import { prescription, prescriptionFields } from './programs.ts';
import { between, done, instant, labels, notes, requiredText, text, webLink } from './wire.ts';

/** A prescription without what depends on its day. */
const ofNoDay = { alternateExerciseIds: true, groupLabel: true, groupFormat: true } as const;

const readDefault = z.omit(prescription, {
  ...ofNoDay,
  id: true,
  exerciseId: true,
  orderIndex: true,
  exercise: true,
});

/** An exercise as the library answers it. */
export const exercise = z.object({
  id: z.string(),
  name: z.string(),
  /** Other names; a search finds it by these as by its name. */
  aliases: z.array(z.string()),
  /** The exercises merged into it, with their other names: a search finds it by all of these too. */
  merged: z.array(z.object({ id: z.string(), name: z.string(), aliases: z.array(z.string()) })),
  description: z.string(),
  category: z.enum(exerciseCategories),
  muscleGroups: z.array(z.string()),
  equipment: z.array(z.string()),
  videoUrl: z.string(),
  difficultyLevel,
  /** Less weight is more: it is help, and stored below zero. */
  isAssisted: z.boolean(),
  /** The lift whose max, times the ratio, stands in where this one has none; both or none. */
  linkedExerciseId: z.nullable(z.string()),
  linkedRatio: z.nullable(z.number()),
  /** For coaches alone: whether they have starred it themselves, and what a prescription of it begins with. */
  isFavourite: z.optional(z.boolean()),
  defaultPrescription: z.optional(z.nullable(readDefault)),
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

/** Left out both, null both, or set both. */
const isWholeLink = z.refine<Link>(
  ({ linkedExerciseId, linkedRatio }) =>
    (linkedExerciseId ?? null) === null
      ? (linkedRatio ?? null) === null && (linkedExerciseId === undefined) === (linkedRatio === undefined)
      : (linkedRatio ?? null) !== null,
  { error: 'Say both the linked exercise and its ratio, or neither', path: ['linkedRatio'] },
);

/** Empty ones are dropped, and those that differ in case alone. */
const aliases = z.pipe(
  z.array(text(longestAlias)).check(z.maxLength(maxAliases, `Use at most ${maxAliases} other names`)),
  z.transform((names: string[]) => distinctNames(names)),
);

const defaultPrescription = z.optional(z.nullable(z.omit(prescriptionFields, ofNoDay)));

const exerciseFields = z.object({
  name: requiredText('Name is required'),
  aliases: z._default(aliases, []),
  description: z._default(notes, ''),
  category: z._default(exerciseCategory, 'Strength'),
  difficultyLevel: z._default(difficultyLevel, 'beginner'),
  muscleGroups: z._default(labels, []),
  equipment: z._default(labels, []),
  videoUrl: z._default(webLink, ''),
  isAssisted: z._default(z.boolean(), false),
  defaultPrescription,
  ...link,
});

export const listExercises = endpoint({
  method: 'GET',
  path: '/api/exercises',
  access: 'member',
  providesTags: ['exercises'],
  response: z.array(exercise),
});

export const createExercise = endpoint({
  method: 'POST',
  path: '/api/exercises',
  access: 'coach',
  invalidatesTags: ['exercises'],
  idempotent: true,
  body: exerciseFields.check(isWholeLink),
  response: exercise,
  status: 201,
});

export const updateExercise = endpoint({
  method: 'PATCH',
  path: '/api/exercises/:id',
  access: 'coach',
  invalidatesTags: ['exercises'],
  body: z
    .object({
      name: z.optional(requiredText('Name is required')),
      aliases: z.optional(aliases),
      description: z.optional(notes),
      category: z.optional(exerciseCategory),
      difficultyLevel: z.optional(difficultyLevel),
      muscleGroups: z.optional(labels),
      equipment: z.optional(labels),
      videoUrl: z.optional(webLink),
      isAssisted: z.optional(z.boolean()),
      defaultPrescription,
      ...link,
    })
    .check(isWholeLink),
  response: exercise,
});

export const deleteExercise = endpoint({
  method: 'DELETE',
  path: '/api/exercises/:id',
  access: 'coach',
  invalidatesTags: ['exercises'],
  response: done,
});

/** Adds the seed library to an empty library; 409 while any exercise exists. */
export const seedExercises = endpoint({
  method: 'POST',
  path: '/api/admin/seed-exercises',
  access: 'coach',
  invalidatesTags: ['exercises'],
  idempotent: true,
  response: z.object({ exercises: z.array(exercise) }),
  status: 201,
});

/**
 * The guide to each exercise of the assignment's days. Apart from the days: it is opened now and then, and a device
 * that has it once has it for all of them.
 */
export const getExerciseGuides = endpoint({
  method: 'GET',
  path: '/api/assignments/:id/exercise-guides',
  access: 'member',
  providesTags: ['assignments', 'programs', 'training', 'exercises'],
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
