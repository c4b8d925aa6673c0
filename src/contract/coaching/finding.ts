import * as z from 'zod/mini';
import { exerciseCategories } from '#domain/prescriptions/exercise-category.ts';
import { endpoint } from '#contract/endpoint.ts';

/** A single workout is one of the programs' kinds, as a path is. */
export const programKinds = ['program', 'workout', 'path'] as const;

/**
 * By name all that a coach may go to: members, programs, single workouts and paths, and the library's exercises. The
 * whole list, and short, so that the browser finds among it without asking at each letter.
 */
export const listFindable = endpoint({
  method: 'GET',
  path: '/api/findable',
  access: 'coach',
  providesTags: ['members', 'account', 'programs', 'paths', 'exercises'],
  response: z.object({
    members: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        email: z.string(),
        profileImageUrl: z.nullable(z.string()),
      }),
    ),
    programs: z.array(z.object({ id: z.string(), name: z.string(), kind: z.enum(programKinds) })),
    exercises: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        category: z.enum(exerciseCategories),
        aliases: z.array(z.string()),
      }),
    ),
  }),
});
