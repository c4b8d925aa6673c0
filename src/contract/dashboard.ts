import * as z from 'zod/mini';
import { membershipStates } from '#domain/membership/membership-state.ts';
import { exerciseCategories } from '#domain/prescriptions/exercise-category.ts';
import { endpoint } from './endpoint.ts';
import { id, inPounds, instant, wireDate } from './wire.ts';

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

const activity = z.object({
  id: z.string(),
  assignmentId: z.string(),
  exerciseName: z.string(),
  exerciseCategory: z.enum(exerciseCategories),
  completedDate: wireDate,
  loggedAt: instant,
  setsCompleted: z.nullable(z.number()),
  repsCompleted: z.nullable(z.number()),
  weightUsed: z.nullable(inPounds),
  estimated1RM: z.nullable(inPounds),
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
    /** Those to whom the member area is open. */
    membersLetIn: z.number(),
    activeAssignments: z.number(),
    totalAssignments: z.number(),
  }),
});

const named = { memberId: z.string(), memberName: z.string() };

const week = z.object({
  /** Training days of the week over all members, each by their own dates; and those complete. */
  total: z.number(),
  completed: z.number(),
  /** Null where there were none. */
  percent: z.nullable(z.number()),
  /** Members with a training day in it. */
  training: z.number(),
});

/**
 * Whom the Command Center names: each list is cut to a few, beside how many there are. Weeks run from Sunday to Saturday;
 * everything goes by each member's own today. Only members who are let in count as missing and as running out.
 */
export const getAttentionLists = endpoint({
  method: 'GET',
  path: '/api/admin/attention-lists',
  access: 'coach',
  tells: ['assignments', 'programs', 'training', 'logs', 'members', 'account'],
  response: z.object({
    thisWeek: z.extend(week, {
      /** Fewer training days complete than the days gone by would have brought. */
      behind: z.object({
        total: z.number(),
        members: z.array(
          z.object({ ...named, completedAssignments: z.number(), totalAssignments: z.number() }),
        ),
      }),
    }),
    lastWeek: week,
    /** Training days of the last 7 days, today left out, with nothing logged. */
    missed: z.object({
      total: z.number(),
      members: z.array(
        z.object({
          ...named,
          missedDays: z.number(),
          /** The latest of them. */
          days: z.array(
            z.object({
              date: wireDate,
              dayName: z.string(),
              weekNumber: z.nullable(z.number()),
              programName: z.nullable(z.string()),
            }),
          ),
        }),
      ),
    }),
    /** Active programs whose last training day is within 10 days, and no training day of another comes after it. */
    ending: z.object({
      total: z.number(),
      programs: z.array(
        z.object({
          ...named,
          assignmentId: z.string(),
          programName: z.nullable(z.string()),
          lastDate: wireDate,
        }),
      ),
    }),
    /** Memberships that ended lately, that end soon, and whose payment failed. */
    memberships: z.object({
      total: z.number(),
      members: z.array(z.object({ ...named, state: z.enum(membershipStates), at: z.nullable(instant) })),
    }),
  }),
});
