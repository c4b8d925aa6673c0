import * as z from 'zod/mini';
import { exerciseCategories } from '#domain/training/exercise-category.ts';
import { endpoint } from './endpoint.ts';
import { id, instant, wireDate } from './wire.ts';

/**
 * This month's completion rate: units done of units assigned, in percent; and one's place on the board of the fellowship's
 * month, among how many (null for someone who is not on it). A coach names the member.
 */
export const getMemberScore = endpoint({
  method: 'GET',
  path: '/api/members/score',
  access: 'member',
  tells: ['training', 'logs', 'results'],
  query: z.object({ memberId: z.optional(id) }),
  response: z.object({
    completionRate: z.number(),
    totalCompleted: z.number(),
    totalAssigned: z.number(),
    rank: z.nullable(z.number()),
    totalMembers: z.number(),
    /** Of that month. */
    challengePoints: z.number(),
  }),
});

export const getDashboardStats = endpoint({
  method: 'GET',
  path: '/api/members/dashboard-stats',
  access: 'member',
  tells: ['training', 'logs', 'exercises'],
  response: z.object({
    /** Training days with a log since Monday. */
    weeklyWorkoutCount: z.number(),
    recentActivity: z.array(
      z.object({
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
      }),
    ),
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
