import * as z from 'zod/mini';
import { maxExercisesPerDay } from '#domain/limits.ts';
import { endpoint } from '#contract/endpoint.ts';
import { prescriptionFields } from '#contract/programs.ts';
import { between, done, id, wholeBetween } from '#contract/wire.ts';
import { trainingDay } from './training-days.ts';

const providesTags = [
  'assignments',
  'programs',
  'training',
  'logs',
  'exercises',
  'members',
  'account',
] as const;

/** A member's days from today on as `getTrainingDay` has each, the next one first; of today's those that are not begun. */
export const listComingTrainingDays = endpoint({
  method: 'GET',
  path: '/api/members/:userId/coming-training-days',
  access: 'member',
  providesTags,
  params: z.object({ userId: id }),
  query: z.object({ days: z._default(wholeBetween(1, 28), 7) }),
  response: z.array(trainingDay),
});

/** A replaced prescription, and what took its place: by this it is put back, unless it was changed once more since. */
const former = z.object({ id: z.string(), versionId: z.string(), replacedBy: z.optional(z.string()) });

/**
 * Gives one training day of one member these exercises, in this order, and leaves the program as it is. The day is the member's own
 * from then on: later changes of the program pass it by. 409 when something of it is logged, or when it is over.
 */
export const changeTrainingDay = endpoint({
  method: 'PUT',
  path: '/api/training-days/:id/exercises',
  access: 'coach',
  invalidatesTags: ['training'],
  body: z
    .array(z.extend(prescriptionFields, { exerciseId: z.uuid('Exercise is required') }))
    .check(
      z.minLength(1, 'A day has at least one exercise; remove it from the calendar instead'),
      z.maxLength(maxExercisesPerDay, `A day has at most ${maxExercisesPerDay} exercises`),
    ),
  response: z.object({ day: trainingDay, before: former }),
});

/** A day of the member's own follows its program again, as the program is now. */
export const followProgramAgain = endpoint({
  method: 'DELETE',
  path: '/api/training-days/:id/exercises',
  access: 'coach',
  invalidatesTags: ['training'],
  response: z.object({ before: former }),
});

const change = z.discriminatedUnion('kind', [
  /** Of weights and percents of the max, as typed; what is prescribed by effort stays. */
  z.object({ kind: z.literal('load'), percent: between(-50, 50, 'Choose from -50 to 50 percent') }),
  z.object({ kind: z.literal('swap'), fromExerciseId: id, toExerciseId: id }),
]);

const ids = z.array(id).check(z.minLength(1), z.maxLength(60));

/**
 * Days of a member's own follow their programs again, all at once; those that have begun, or are as in the program, stay. `before`
 * names those that were changed. 409 when it is none.
 */
export const backToProgram = endpoint({
  method: 'DELETE',
  path: '/api/members/:userId/coming-training-days',
  access: 'coach',
  invalidatesTags: ['training'],
  params: z.object({ userId: id }),
  body: z.object({ ids }),
  response: z.object({ before: z.array(former) }),
});

/**
 * Changes several coming days of a member at once, each of which is their own from then on. Days that have begun, or that the change
 * does not touch, stay; `before` names those that were changed. 409 when it is none.
 */
export const adjustTrainingDays = endpoint({
  method: 'POST',
  path: '/api/members/:userId/coming-training-days',
  access: 'coach',
  invalidatesTags: ['training'],
  idempotent: true,
  params: z.object({ userId: id }),
  body: z.object({
    ids,
    change,
    /** 409 where the load of one of them was changed already: nobody makes a week lighter twice without knowing. */
    unlessLoadChanged: z._default(z.boolean(), false),
  }),
  response: z.object({ before: z.array(former) }),
});

/**
 * Puts days back to their former prescriptions. What followed its program follows it again, as it is now. 409 when one
 * has begun, or was changed since.
 */
export const restoreTrainingDays = endpoint({
  method: 'PUT',
  path: '/api/members/:userId/coming-training-days',
  access: 'coach',
  invalidatesTags: ['training'],
  params: z.object({ userId: id }),
  body: z.object({
    days: z
      .array(z.object({ id, versionId: id, replacedBy: z.optional(id) }))
      .check(z.minLength(1), z.maxLength(60)),
  }),
  response: done,
});
