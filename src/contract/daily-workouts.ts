import * as z from 'zod/mini';
import { dayStatuses } from '#domain/training/status/day-status.ts';
import { endpoint } from './endpoint.ts';
import { ownChanges, prescription, prescriptionFields } from './programs.ts';
import { done, id, plainDate, wireDate } from './wire.ts';

const exercise = z.omit(prescription, { orderIndex: true });

/** Whether it is logged, and what the member wrote beside it (cut at 300 characters). */
const logged = { isCompleted: z.boolean(), memberNote: z.nullable(z.string()) };

/** A training day of an assignment on the date. */
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
  /** The date in the program; another one when the member has moved the day. */
  plannedDate: wireDate,
  loggedCount: z.number(),
  /** A coach has changed this day for this member alone, and how. */
  isOwn: z.boolean(),
  ownChanges,
  exercises: z.array(z.extend(exercise, logged)),
});

/** A single exercise for the date, beside any program. */
const otherEntry = z.extend(exercise, {
  type: z.literal('other'),
  ...logged,
  /** Added by the member: it asks for nothing, and counts in no rate or status. */
  isOwn: z.boolean(),
});

/** A day of a member: program days and one-off exercises. A coach names the member. */
export const listDailyWorkouts = endpoint({
  method: 'GET',
  path: '/api/daily-workouts',
  access: 'member',
  providesTags: ['assignments', 'programs', 'training', 'logs', 'exercises'],
  query: z.object({ date: plainDate(), memberId: z.optional(id) }),
  response: z.array(z.discriminatedUnion('type', [programEntry, otherEntry])),
});

/**
 * Gives a member one exercise for one date. It reaches the Workout Log and can be logged. A member adds one to a date of their
 * own, from a year back to 30 days ahead: it asks for no units and counts in no rate, status or board, its logs as all others.
 */
export const addDailyWorkout = endpoint({
  method: 'POST',
  path: '/api/daily-workouts',
  access: 'member',
  invalidatesTags: ['assignments', 'training'],
  idempotent: true,
  body: z.extend(prescriptionFields, {
    /** A coach names the member. */
    memberId: z.optional(z.uuid('Member is required')),
    exerciseId: z.uuid('Exercise is required'),
    assignedDate: plainDate('Date is required'),
  }),
  response: z.extend(exercise, {
    memberId: z.string(),
    assignedDate: wireDate,
    assignedBy: z.nullable(z.string()),
    isOwn: z.boolean(),
    /** The ids that a log of it names. */
    assignmentId: z.string(),
    prescriptionId: z.string(),
  }),
  status: 201,
});

/**
 * Clears a training day for its member, or takes a one-off exercise away; 409 once something of it is logged. A member takes
 * away what they added themselves.
 */
export const removeDailyWorkout = endpoint({
  method: 'DELETE',
  path: '/api/daily-workouts/:id',
  access: 'member',
  invalidatesTags: ['assignments', 'training', 'completions'],
  response: done,
});

/** Puts a cleared training day back. */
export const restoreDailyWorkout = endpoint({
  method: 'POST',
  path: '/api/daily-workouts/:id/restore',
  access: 'coach',
  invalidatesTags: ['assignments', 'training', 'completions'],
  response: done,
});
