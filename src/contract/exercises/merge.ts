import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { done, id } from '#contract/wire.ts';

const named = z.object({ id: z.string(), name: z.string() });

/**
 * Reads an exercise's history with another of its category: last time, records, lines and loads are those of both. It leaves the
 * library; its logs, and the prescriptions that name it, stay its own.
 */
export const mergeExercise = endpoint({
  method: 'POST',
  path: '/api/exercises/:id/merge',
  access: 'coach',
  invalidatesTags: ['exercises', 'schedule', 'logs', 'tested-maxes', 'attention'],
  idempotent: true,
  body: z.object({ into: id }),
  response: z.object({ merged: named, into: named }),
});

/** Everything is as it was before. */
export const unmergeExercise = endpoint({
  method: 'DELETE',
  path: '/api/exercises/:id/merge',
  access: 'coach',
  invalidatesTags: ['exercises', 'schedule', 'logs', 'tested-maxes', 'attention'],
  response: done,
});
