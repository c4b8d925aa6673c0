import * as z from 'zod/mini';
import { exerciseCategories } from '#domain/prescriptions/exercise-category.ts';
import { endpoint } from '#contract/endpoint.ts';
import { heldRecord, loggedWork, recordKind, storedSet } from '#contract/progress-fields.ts';
import { id, inPounds, plainDate, wholeBetween, wireDate } from '#contract/wire.ts';

/** All that a member holds, firsts too, the newest first. A coach names the member. */
export const listRecords = endpoint({
  method: 'GET',
  path: '/api/records',
  access: 'member',
  providesTags: ['logs', 'exercises'],
  query: z.object({ memberId: z.optional(id) }),
  response: z.array(heldRecord),
});

/** The work done of the exercise on one date, in all its logs together. */
const dateOfExercise = z.object({
  date: wireDate,
  sets: z.array(storedSet),
  estimated1RM: z.nullable(inPounds),
  /** Pounds lifted, reps, contacts, seconds or miles, by the category. */
  volume: z.number(),
  /** All notes of that date; null without any. */
  notes: z.nullable(z.string()),
  logs: z.array(z.omit(loggedWork, { setsData: true, notes: true })),
});

/**
 * A member's dates with an exercise, the newest first; a coach names the member. `since` leaves out what was before.
 * `from` (the first is 0) and `limit` take a page; `next` is where the one after it begins. The first page brings the
 * summary of all dates: the records (whatever the span), the best of each date and the volume of each week that has
 * any, oldest first.
 */
export const getExerciseHistory = endpoint({
  method: 'GET',
  path: '/api/exercises/:id/history',
  access: 'member',
  providesTags: ['logs', 'exercises'],
  query: z.object({
    memberId: z.optional(id),
    since: z.optional(plainDate()),
    from: z._default(wholeBetween(0, 1_000_000), 0),
    limit: z._default(wholeBetween(1, 100), 20),
  }),
  response: z.object({
    exerciseId: z.string(),
    exerciseName: z.string(),
    category: z.enum(exerciseCategories),
    dates: z.array(dateOfExercise),
    next: z.nullable(z.number()),
    records: z.array(heldRecord),
    /** The kind of record that the line shows; null for an exercise that has no best. */
    lineKind: z.nullable(recordKind),
    line: z.array(z.object({ date: wireDate, value: z.number() })),
    /** By the Monday that starts the week. */
    weeks: z.array(z.object({ weekStart: wireDate, volume: z.number() })),
  }),
});
