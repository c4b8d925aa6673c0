import * as z from 'zod/mini';
import { dayStatuses } from '#domain/training/day-status.ts';
import { endpoint } from './endpoint.ts';
import { prescription, prescriptionFields } from './programs.ts';
import { done, id, plainDate, wireDate } from './wire.ts';

const exercise = z.omit(prescription, { orderIndex: true });

/** Whether it is logged, and what the member wrote beside it (cut at 300 characters). */
const logged = { isCompleted: z.boolean(), memberNote: z.nullable(z.string()) };

/** One assignment's training day on the date. */
const programEntry = z.object({
  type: z.literal('program'),
  /** The training day's id: removing the entry clears the day. */
  id: z.string(),
  assignmentId: z.string(),
  dayName: z.string(),
  programName: z.string(),
  weekNumber: z.nullable(z.number()),
  notes: z.string(),
  status: z.enum(dayStatuses),
  /** Cleared by the coach: a rest day, which can be put back. */
  isCleared: z.boolean(),
  /** Where the program has it; another date when the member has moved it. */
  plannedDate: wireDate,
  loggedCount: z.number(),
  exercises: z.array(z.extend(exercise, logged)),
});

/** A single exercise for the date, beside any program. */
const otherEntry = z.extend(exercise, { type: z.literal('other'), ...logged });

/** A day of a member: program days and one-off exercises. A coach names the member. */
export const listDailyWorkouts = endpoint({
  method: 'GET',
  path: '/api/daily-workouts',
  access: 'member',
  tells: ['assignments', 'programs', 'training', 'logs', 'exercises'],
  query: z.object({ date: plainDate(), memberId: z.optional(id) }),
  response: z.array(z.discriminatedUnion('type', [programEntry, otherEntry])),
});

/** Gives a member one exercise for one date. It reaches the Workout Log and can be logged. */
export const addDailyWorkout = endpoint({
  method: 'POST',
  path: '/api/daily-workouts',
  access: 'coach',
  changes: ['assignments', 'training'],
  once: true,
  body: z.extend(prescriptionFields, {
    memberId: z.uuid('Member is required'),
    exerciseId: z.uuid('Exercise is required'),
    assignedDate: plainDate('Date is required'),
  }),
  response: z.extend(exercise, {
    memberId: z.string(),
    assignedDate: wireDate,
    assignedBy: z.nullable(z.string()),
  }),
  status: 201,
});

/** Clears a training day for its member, or takes a one-off exercise away; 409 once something of it is logged. */
export const removeDailyWorkout = endpoint({
  method: 'DELETE',
  path: '/api/daily-workouts/:id',
  access: 'coach',
  changes: ['assignments', 'training', 'completions'],
  response: done,
});

/** Puts a cleared training day back. */
export const restoreDailyWorkout = endpoint({
  method: 'POST',
  path: '/api/daily-workouts/:id/restore',
  access: 'coach',
  changes: ['assignments', 'training', 'completions'],
  response: done,
});
