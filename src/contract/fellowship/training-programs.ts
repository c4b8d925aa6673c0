import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';

/**
 * The programs to train: those that the coach describes, with their weeks as they are; where none is described, the
 * fellowship's own.
 */
export const listTrainingPrograms = endpoint({
  method: 'GET',
  path: '/api/training-programs',
  access: 'member',
  providesTags: ['fellowship', 'programs'],
  response: z.array(
    z.object({
      name: z.string(),
      /** In the coach's words, or one of the three of a program. */
      level: z.string(),
      overview: z.array(z.string()),
      results: z.array(z.string()),
      principles: z.array(z.string()),
      audience: z.array(z.string()),
      /** The library's programs it is made of, in order; empty where none is named. */
      blocks: z.array(z.object({ name: z.string(), weeks: z.number() })),
    }),
  ),
});
