import * as z from 'zod/mini';
import { exerciseCategories } from '#domain/training/exercise-category.ts';
import { endpoint } from './endpoint.ts';
import { instant, wireDate } from './wire.ts';

/**
 * This month's completion rate: units done of units assigned, in percent; and one's place on the board of the fellowship's
 * month, among how many (null for someone who is not on it).
 */
export const getMemberScore = endpoint({
  method: 'GET',
  path: '/api/members/score',
  access: 'member',
  tells: ['training', 'logs', 'results'],
  response: z.object({
    completionRate: z.number(),
    totalCompleted: z.number(),
    totalAssigned: z.number(),
    rank: z.nullable(z.number()),
    totalMembers: z.number(),
  }),
});

const activity = z.object({
  id: z.string(),
  assignmentId: z.string(),
  exerciseName: z.string(),
  exerciseCategory: z.enum(exerciseCategories),
  completedDate: wireDate,
  loggedAt: instant,
  setsCompleted: z.nullable(z.number()),
  repsCompleted: z.nullable(z.number()),
  weightUsed: z.nullable(z.number()),
  estimated1RM: z.nullable(z.number()),
  timeCompleted: z.nullable(z.string()),
  distanceCompleted: z.nullable(z.string()),
  volumeCompleted: z.nullable(z.string()),
});

export const getDashboardStats = endpoint({
  method: 'GET',
  path: '/api/members/dashboard-stats',
  access: 'member',
  tells: ['training', 'logs', 'exercises'],
  response: z.object({
    /** Training days with a log since Monday. */
    weeklyWorkoutCount: z.number(),
    /** The last 20 logs, newest first. */
    recentActivity: z.array(activity),
    /**
     * The last 8 weeks (Monday to Sunday, by training date) with logs, newest first: how many each has, and its newest, 5 of
     * this week and 3 of an older one.
     */
    recentWeeks: z.array(z.object({ weekStart: wireDate, count: z.number(), logs: z.array(activity) })),
  }),
});

/** The console's Command Center. */
export const getConsoleStats = endpoint({
  method: 'GET',
  path: '/api/admin/dashboard-stats',
  access: 'coach',
  tells: ['members', 'programs', 'assignments'],
  response: z.object({
    totalMembers: z.number(),
    activeAssignments: z.number(),
    totalAssignments: z.number(),
  }),
});
