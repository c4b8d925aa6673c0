import * as z from 'zod/mini';
import { longestPlanDays } from '#domain/limits.ts';
import { assignmentKinds, assignmentStandings } from '#domain/training/status/assignment-kind.ts';
import { dayStatuses } from '#domain/training/status/day-status.ts';
import { daysBetween, type PlainDate } from '#domain/plain-date.ts';
import { weightUnits } from '#domain/measures/measure.ts';
import { endpoint } from './endpoint.ts';
import { prescription } from './programs.ts';
import { loggedWork } from './progress-fields.ts';
import { done, id, inPounds, instant, plainDate, wireDate } from './wire.ts';

export const assignmentStatuses = ['active', 'paused', 'completed'] as const;

const assignment = z.object({
  id: z.string(),
  memberId: z.string(),
  workoutId: z.string(),
  programId: z.string(),
  kind: z.enum(assignmentKinds),
  assignedBy: z.nullable(z.string()),
  startDate: wireDate,
  endDate: wireDate,
  status: z.enum(assignmentStatuses),
  /** The member's date from which days stopped counting; null unless paused. */
  pausedOn: z.nullable(wireDate),
  /** The member's date on which it goes on automatically; null where a coach resumes it. */
  pausedUntil: z.nullable(wireDate),
  completionPercentage: z.number(),
  totalWorkoutUnits: z.number(),
  totalExercises: z.number(),
  completedExercises: z.number(),
  completedAt: z.nullable(instant),
  /** The version of its program that it stays on; null for one that follows the program. */
  programVersion: z.nullable(z.number()),
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
  /** The workout that this one is the member's own copy of. */
  copiedFromId: z.nullable(z.string()),
  /** The path it is a block of, and which, counted from 1; `blocks` as it had when it was given to the member. */
  path: z.nullable(
    z.object({
      id: z.string(),
      runId: z.string(),
      name: z.string(),
      position: z.number(),
      blocks: z.number(),
    }),
  ),
  /** Only in the list of everyone's, by each member's own date. */
  ahead: z.optional(
    z.object({
      /** The zone of the member's dates. */
      timeZone: z.string(),
      /** The status, but `to-come` for an active block of a path that is not begun. */
      standing: z.enum(assignmentStandings),
      /** The last training day; null for none. */
      lastDate: z.nullable(wireDate),
      /** Active, with a training day in the present week, Sunday to Saturday. */
      trainsThisWeek: z.boolean(),
      /** The last training day is within 10 days, and no other assignment's comes after it. */
      endsSoon: z.boolean(),
    }),
  ),
});

/**
 * A member's own assignments; for a coach those of everyone, or with `memberId` all of one member's, the one of their
 * one-off exercises too.
 */
export const listAssignments = endpoint({
  method: 'GET',
  path: '/api/assignments',
  access: 'member',
  providesTags: ['assignments', 'programs', 'training', 'logs', 'members'],
  query: z.object({ memberId: z.optional(id) }),
  response: z.array(assignmentCard),
});

type Span = { startDate?: PlainDate | undefined; endDate?: PlainDate | null | undefined };

const endsAfterItStarts = z.refine<Span>(
  ({ startDate, endDate }) => !startDate || !endDate || endDate >= startDate,
  { error: 'The end date cannot be before the start date', path: ['endDate'] },
);

const endsWithinTwoYears = z.refine<Span>(
  ({ startDate, endDate }) => !startDate || !endDate || daysBetween(startDate, endDate) <= longestPlanDays,
  { error: 'An assignment can run for two years at most', path: ['endDate'] },
);

export const createAssignment = endpoint({
  method: 'POST',
  path: '/api/assignments',
  access: 'coach',
  invalidatesTags: ['notices', 'assignments', 'training'],
  idempotent: true,
  body: z
    .object({
      memberId: z.uuid('Member is required'),
      workoutId: z.uuid('Workout is required'),
      startDate: plainDate('Start date is required'),
      endDate: z.nullish(plainDate()),
      status: z._default(z.enum(assignmentStatuses), 'active'),
    })
    .check(endsAfterItStarts, endsWithinTwoYears),
  response: assignment,
  status: 201,
});

/**
 * Every member (or those named) gets the workout, from each one's own today unless a date is given; who has it
 * already, or a copy of their own, active or paused, is skipped. All of them or, when anything fails, none.
 */
export const assignToAll = endpoint({
  method: 'POST',
  path: '/api/assignments/bulk',
  access: 'coach',
  invalidatesTags: ['notices', 'assignments', 'training'],
  idempotent: true,
  body: z.object({
    workoutId: z.uuid('Workout is required'),
    status: z._default(z.enum(assignmentStatuses), 'active'),
    startDate: z.nullish(plainDate()),
    memberIds: z.nullish(
      z.array(id).check(z.minLength(1, 'Choose at least one member'), z.maxLength(20_000)),
    ),
  }),
  response: z.object({ count: z.number(), skipped: z.number() }),
  status: 201,
});

/** Ways to take up a paused program: the dates stay, or what is left moves on by whole weeks, end date too. */
export const resumeChoices = ['dates-stay', 'move-on'] as const;

/** The blocks of a path after one that ends early: they stay on their dates, or move up by whole weeks to the days now free. */
export const followingChoices = ['stay', 'move-up'] as const;

/**
 * Changes an assignment. Its member is fixed once something is logged (409); another workout or other dates replace
 * the days from today on that have no log. `endDate: null` fills the end date in as on assigning. The blocks of a path
 * after it are paused and resumed with it, and move as far as its end does; given to another member it leaves its path.
 */
export const updateAssignment = endpoint({
  method: 'PATCH',
  path: '/api/assignments/:id',
  access: 'coach',
  invalidatesTags: ['assignments', 'training', 'completions'],
  body: z
    .object({
      memberId: z.optional(z.uuid('Member is required')),
      workoutId: z.optional(z.uuid('Workout is required')),
      status: z.optional(z.enum(assignmentStatuses)),
      startDate: z.optional(plainDate('Start date is required')),
      endDate: z.nullish(plainDate()),
      /**
       * Until when it is paused, the member's date on which it goes on automatically; null until a coach resumes it.
       */
      pausedUntil: z.nullish(plainDate()),
      /** The way a paused assignment goes on, or the day it becomes active again. */
      resume: z._default(z.enum(resumeChoices), 'dates-stay'),
      /** The choice for the following blocks when a block of a path is completed early. */
      following: z._default(z.enum(followingChoices), 'stay'),
    })
    .check(endsAfterItStarts, endsWithinTwoYears),
  response: assignment,
});

/** Takes an assignment away: its days to come go, what was logged stays. `following` is for the blocks of its path after it. */
export const removeAssignment = endpoint({
  method: 'DELETE',
  path: '/api/assignments/:id',
  access: 'coach',
  invalidatesTags: ['assignments', 'training'],
  query: z.object({ following: z._default(z.enum(followingChoices), 'stay') }),
  response: done,
});

/**
 * Gives the assignment a copy of its workout that is its member's alone, so that changes of it reach nobody else: its open
 * days follow the copy, on the dates they have; days with a log stay as they are. 409 when it is completed.
 */
export const giveOwnWorkout = endpoint({
  method: 'POST',
  path: '/api/assignments/:id/own-workout',
  access: 'coach',
  invalidatesTags: ['assignments', 'programs', 'schedule', 'training'],
  idempotent: true,
  response: assignment,
  status: 201,
});

export const getCompletionStatus = endpoint({
  method: 'GET',
  path: '/api/assignments/:id/completion-status',
  access: 'member',
  providesTags: ['training', 'logs'],
  response: z.object({
    /** The prescriptions logged, as `{trainingDayId, exerciseId, date}`. */
    completedExercises: z.array(
      z.object({ trainingDayId: z.string(), exerciseId: z.string(), date: wireDate }),
    ),
    totalExercises: z.number(),
    completionPercentage: z.number(),
  }),
});

/** For every member: training days of this Sunday-to-Saturday week (the member's own dates), and those complete. */
export const getWeeklyStats = endpoint({
  method: 'GET',
  path: '/api/admin/weekly-stats',
  access: 'coach',
  providesTags: ['assignments', 'training', 'logs', 'members'],
  response: z.array(
    z.object({
      memberId: z.string(),
      memberName: z.string(),
      completedAssignments: z.number(),
      totalAssignments: z.number(),
    }),
  ),
});

/**
 * Puts a missed or coming training day of one's own on another free date of its assignment. To undo, move it back to
 * its `plannedDate`. 409 when something of it is logged, the date is taken, or the coach has switched moving off.
 */
export const moveTrainingDay = endpoint({
  method: 'PATCH',
  path: '/api/training-days/:id',
  access: 'member',
  invalidatesTags: ['training'],
  body: z.object({ date: plainDate() }),
  response: z.object({ id: z.string(), assignmentId: z.string(), date: wireDate, plannedDate: wireDate }),
});

/** Every date of the assignment, `yyyy-MM-dd`, with its status. */
export const getCalendarStatus = endpoint({
  method: 'GET',
  path: '/api/assignments/:id/calendar-status',
  access: 'member',
  providesTags: ['assignments', 'training', 'logs'],
  response: z.record(
    z.string(),
    z.object({
      status: z.enum(dayStatuses),
      /** Today's, `incomplete` on the wire, with nothing done of it yet: it is shown as `To do`. */
      isToDo: z.optional(z.literal(true)),
      /** The date the program had it on, when its day has been moved here. */
      movedFrom: z.optional(wireDate),
      /** Exercises that the member added. They ask for nothing, so the date stays one of rest. */
      ownExercises: z.optional(z.number()),
      /**
       * The session that is open (begun, not ended, last used within 12 hours), and until when if nothing more is done.
       */
      openSession: z.optional(z.object({ trainingDayId: z.string(), until: instant })),
    }),
  ),
});

export const getDayCompletion = endpoint({
  method: 'GET',
  path: '/api/assignments/:id/day-completion/:date',
  access: 'member',
  providesTags: ['training', 'logs'],
  params: z.object({ id, date: plainDate() }),
  response: z.object({ isComplete: z.boolean() }),
});

const scheduledExercise = z.extend(z.omit(prescription, { orderIndex: true }), {
  /** The prescription's id, to be sent back with the log. */
  id: z.string(),
  /** Of a one-off exercise, its id as `DELETE /api/daily-workouts/:id` has it. */
  dailyWorkoutId: z.nullable(z.string()),
  /** The weight is help, and below zero. */
  isAssisted: z.boolean(),
  /** Of a percent of the training max so much of the one-rep max as it comes to, where that is known. */
  percentageOf1RM: z.nullable(z.number()),
  /** The base of the percent: in lb, its share of the max (null for a weight), and who set it. */
  trainingMax: z.nullable(
    z.object({ pounds: inPounds, percent: z.nullable(z.number()), setBy: z.enum(['program', 'coach']) }),
  ),
  latest1RM: z.nullable(inPounds),
  suggestedWeight: z.nullable(inPounds),
  /** The tested max that stands in where no e1RM is known. */
  testedMax: z.nullable(z.object({ weight: z.number(), unit: z.enum(weightUnits), date: wireDate })),
  /** The exercises of `alternateExerciseIds` that can be done now, by name. */
  alternates: z.array(z.object({ id: z.string(), name: z.string() })),
  isCompleted: z.boolean(),
  /** The log of this prescription on this day. */
  log: z.nullable(loggedWork),
  /** The exercise that was really done, where another took this one's place in the session. */
  doneInstead: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** The member's last log before this day, to be copied with one tap. */
  lastTime: z.nullable(loggedWork),
});

export const getExercisesForDate = endpoint({
  method: 'GET',
  path: '/api/assignments/:id/exercises-for-date',
  access: 'member',
  providesTags: [
    'permissions',
    'assignments',
    'programs',
    'training',
    'logs',
    'tested-maxes',
    'exercises',
    'members',
  ],
  query: z.object({ date: plainDate() }),
  response: z.object({
    trainingDayId: z.string(),
    /** The date in the program; differs from `date` once the day has been moved. */
    plannedDate: wireDate,
    /** Whether it can be moved to another date. */
    mayMove: z.boolean(),
    programName: z.string(),
    dayName: z.string(),
    weekNumber: z.nullable(z.number()),
    notes: z.string(),
    /** An estimate in whole minutes, from the prescribed sets, reps, tempo and rest. */
    estimatedMinutes: z.number(),
    status: z.enum(dayStatuses),
    exercises: z.array(scheduledExercise),
  }),
});
