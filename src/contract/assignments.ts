import * as z from 'zod/mini';
import { dayStatuses } from '#domain/day-status.ts';
import { daysBetween } from '#domain/plain-date.ts';
import { endpoint } from './endpoint.ts';
import { prescription } from './programs.ts';
import { loggedWork } from './progress-fields.ts';
import { done, id, instant, plainDate, wireDate } from './wire.ts';

export const assignmentStatuses = ['active', 'paused', 'completed'] as const;

/** Two years: what a calendar of single days can still show. */
const longestDays = 731;

const assignment = z.object({
  id: z.string(),
  memberId: z.string(),
  workoutId: z.string(),
  programId: z.string(),
  assignedBy: z.nullable(z.string()),
  startDate: wireDate,
  endDate: wireDate,
  status: z.enum(assignmentStatuses),
  completionPercentage: z.number(),
  totalWorkoutUnits: z.number(),
  totalExercises: z.number(),
  completedExercises: z.number(),
  completedAt: z.nullable(instant),
  createdAt: instant,
});

/** An assignment in a list, with the names its card shows. */
const assignmentCard = z.extend(assignment, {
  memberName: z.string(),
  memberImageUrl: z.nullable(z.string()),
  /** Null when the workout has been deleted. */
  workoutName: z.nullable(z.string()),
  programType: z.nullable(z.string()),
  numWeeks: z.nullable(z.number()),
});

/** A member's own assignments; for a coach those of everyone. */
export const listAssignments = endpoint({
  method: 'GET',
  path: '/api/assignments',
  access: 'member',
  response: z.array(assignmentCard),
});

export const createAssignment = endpoint({
  method: 'POST',
  path: '/api/assignments',
  access: 'coach',
  body: z
    .object({
      memberId: z.uuid('Member is required'),
      workoutId: z.uuid('Workout is required'),
      startDate: plainDate('Start date is required'),
      endDate: z.nullish(plainDate()),
      status: z._default(z.enum(assignmentStatuses), 'active'),
    })
    .check(
      z.refine(body => !body.endDate || body.endDate >= body.startDate, {
        error: 'The end date cannot be before the start date',
        path: ['endDate'],
      }),
      z.refine(body => !body.endDate || daysBetween(body.startDate, body.endDate) <= longestDays, {
        error: 'An assignment can run for two years at most',
        path: ['endDate'],
      }),
    ),
  response: assignment,
  status: 201,
});

/** Takes an assignment away: its days to come go, what was logged stays. */
export const removeAssignment = endpoint({
  method: 'DELETE',
  path: '/api/assignments/:id',
  access: 'coach',
  response: done,
});

export const getCompletionStatus = endpoint({
  method: 'GET',
  path: '/api/assignments/:id/completion-status',
  access: 'member',
  response: z.object({
    /** The prescriptions logged, as `{trainingDayId, exerciseId, date}`. */
    completedExercises: z.array(
      z.object({ trainingDayId: z.string(), exerciseId: z.string(), date: wireDate }),
    ),
    totalExercises: z.number(),
    completionPercentage: z.number(),
  }),
});

/** Every date of the assignment, `yyyy-MM-dd`, with its status. */
export const getCalendarStatus = endpoint({
  method: 'GET',
  path: '/api/assignments/:id/calendar-status',
  access: 'member',
  response: z.record(z.string(), z.object({ status: z.enum(dayStatuses) })),
});

export const getDayCompletion = endpoint({
  method: 'GET',
  path: '/api/assignments/:id/day-completion/:date',
  access: 'member',
  params: z.object({ id, date: plainDate() }),
  response: z.object({ isComplete: z.boolean() }),
});

const scheduledExercise = z.extend(z.omit(prescription, { orderIndex: true }), {
  /** The prescription's id, to be sent back with the log. */
  id: z.string(),
  percentageOf1RM: z.nullable(z.number()),
  latest1RM: z.nullable(z.number()),
  suggestedWeight: z.nullable(z.number()),
  isCompleted: z.boolean(),
  /** What was saved for this prescription on this day. */
  log: z.nullable(loggedWork),
  /** What the member did the last time before this day, to be taken over with one tap. */
  lastTime: z.nullable(loggedWork),
});

export const getExercisesForDate = endpoint({
  method: 'GET',
  path: '/api/assignments/:id/exercises-for-date',
  access: 'member',
  query: z.object({ date: plainDate() }),
  response: z.object({
    programName: z.string(),
    dayName: z.string(),
    weekNumber: z.nullable(z.number()),
    notes: z.string(),
    status: z.enum(dayStatuses),
    exercises: z.array(scheduledExercise),
  }),
});
