import * as z from 'zod/mini';
import { weekdays } from '#domain/plain-date.ts';
import { endpoint } from '#contract/endpoint.ts';
import { order, prescription, prescriptionFields, weekday } from '#contract/programs.ts';
import { done, id, notes, text } from '#contract/wire.ts';

export const programDay = z.object({
  id: z.string(),
  weekId: z.string(),
  dayOfWeek: z.enum(weekdays),
  dayName: z.string(),
  notes: z.string(),
  assignedWorkoutId: z.nullable(z.string()),
  /** The day's number of exercises, so that a list need not load them. */
  exerciseCount: z.number(),
  /** Goes up with every change. Sent back as `If-Match`, a change made on an older state is refused (409). */
  revision: z.number(),
});

/**
 * The number of members who have the day today, with nothing logged yet: taking something off it reaches them at once.
 */
const membersToday = { membersToday: z.number() };

export const listProgramDays = endpoint({
  method: 'GET',
  path: '/api/program-weeks/:weekId/days',
  access: 'member',
  providesTags: ['schedule'],
  response: z.array(programDay),
});

export const createProgramDay = endpoint({
  method: 'POST',
  path: '/api/program-weeks/:weekId/days',
  access: 'coach',
  invalidatesTags: ['schedule', 'training'],
  idempotent: true,
  body: z.object({
    dayOfWeek: weekday,
    dayName: z.optional(text(200)),
    notes: z.optional(notes),
    assignedWorkoutId: z.nullish(id),
  }),
  response: z.extend(programDay, membersToday),
  status: 201,
});

/** The day's revision after a change, which every change of a day also answers. */
const dayRevision = { dayRevision: z.number() };

export const dayExercise = z.extend(prescription, { dayId: z.string() });

export const listDayExercises = endpoint({
  method: 'GET',
  path: '/api/program-week-days/:dayId/exercises',
  access: 'member',
  providesTags: ['schedule', 'exercises'],
  response: z.array(dayExercise),
});

export const addDayExercise = endpoint({
  method: 'POST',
  path: '/api/program-week-days/:dayId/exercises',
  access: 'coach',
  invalidatesTags: ['schedule', 'training'],
  idempotent: true,
  body: z.extend(prescriptionFields, {
    exerciseId: z.uuid('Exercise is required'),
    orderIndex: z.optional(order),
  }),
  response: z.extend(dayExercise, dayRevision),
  status: 201,
});

/** Replaces every prescription field of one exercise in a day. */
export const updateDayExercise = endpoint({
  method: 'PATCH',
  path: '/api/program-day-exercises/:id',
  access: 'coach',
  invalidatesTags: ['schedule', 'training'],
  body: z.extend(prescriptionFields, { exerciseId: z.optional(id) }),
  response: z.extend(dayExercise, dayRevision),
});

export const removeDayExercise = endpoint({
  method: 'DELETE',
  path: '/api/program-day-exercises/:id',
  access: 'coach',
  invalidatesTags: ['schedule', 'training'],
  response: z.extend(done, { ...dayRevision, ...membersToday }),
});

export const reorderDayExercises = endpoint({
  method: 'PUT',
  path: '/api/program-day-exercises/reorder',
  access: 'coach',
  invalidatesTags: ['schedule', 'training'],
  body: z.object({
    updates: z.array(z.object({ id, orderIndex: order })).check(z.minLength(1), z.maxLength(200)),
  }),
  response: z.extend(done, dayRevision),
});
