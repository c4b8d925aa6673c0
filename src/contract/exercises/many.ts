import * as z from 'zod/mini';
import { maxExercisesAtOnce } from '#domain/limits.ts';
import { endpoint } from '#contract/endpoint.ts';
import { difficultyLevel } from '#contract/exercise-fields.ts';
import { exercise } from '#contract/exercises.ts';
import { id, instant, labels } from '#contract/wire.ts';

const atOnce = <Item extends z.ZodMiniType>(item: Item) =>
  z
    .array(item)
    .check(
      z.minLength(1, 'Choose at least one exercise'),
      z.maxLength(maxExercisesAtOnce, `Choose at most ${maxExercisesAtOnce} exercises`),
    );

/** The fields of an exercise that can be changed for many, as they were before. */
const before = z.object({
  id: z.string(),
  difficultyLevel,
  muscleGroups: z.array(z.string()),
  equipment: z.array(z.string()),
  isArchived: z.boolean(),
});

/**
 * Changes many exercises in the same way, all or none. The answer is what they were and when they were changed, which
 * `putExercisesBack` takes.
 */
export const changeExercises = endpoint({
  method: 'POST',
  path: '/api/exercises/many',
  access: 'coach',
  invalidatesTags: ['exercises', 'training'],
  idempotent: true,
  body: z.object({
    ids: atOnce(id),
    difficultyLevel: z.optional(difficultyLevel),
    addMuscleGroups: z._default(labels, []),
    removeMuscleGroups: z._default(labels, []),
    addEquipment: z._default(labels, []),
    removeEquipment: z._default(labels, []),
    isArchived: z.optional(z.boolean()),
  }),
  response: z.object({ before: z.array(before), changedAt: instant }),
});

/** Makes exercises what they were before they were changed together. What has been changed since stays. */
export const putExercisesBack = endpoint({
  method: 'PUT',
  path: '/api/exercises/many',
  access: 'coach',
  invalidatesTags: ['exercises', 'training'],
  body: z.object({
    before: atOnce(
      z.object({
        id,
        difficultyLevel,
        muscleGroups: labels,
        equipment: labels,
        isArchived: z.boolean(),
      }),
    ),
    changedAt: z.iso.datetime('Enter an instant, such as 2026-03-18T12:00:00Z').check(z.maxLength(40)),
  }),
  response: z.object({ putBack: z.number(), changedSince: z.number() }),
});

export const listArchivedExercises = endpoint({
  method: 'GET',
  path: '/api/exercises/archived',
  access: 'coach',
  providesTags: ['exercises'],
  response: z.array(exercise),
});
