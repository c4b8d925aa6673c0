import * as z from 'zod/mini';
import { boardStatuses } from '#domain/attention/day-board.ts';
import { membershipStates } from '#domain/membership/membership-state.ts';
import { exerciseCategories } from '#domain/prescriptions/exercise-category.ts';
import { endpoint } from './endpoint.ts';
import { id, inPounds, instant, wireDate } from './wire.ts';

/**
 * The completion rate of this month: units done of units assigned, in percent; and the member's rank on the board of the
 * fellowship's month, among how many (null for someone who is not on it). A coach names the member.
 */
export const getMemberScore = endpoint({
  method: 'GET',
  path: '/api/members/score',
  access: 'member',
  providesTags: ['training', 'logs', 'results'],
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
  /** The heaviest set where sets differ in weight or reps; null where all are alike. */
  topSet: z.nullable(z.object({ reps: z.number(), weight: z.nullable(inPounds) })),
  /** The distance in miles, or time in seconds, of each set of a carry or hold; null where sets have reps or differ. */
  carried: z.nullable(z.object({ by: z.enum(['distance', 'time']), amount: z.number() })),
  /** Of sets counted in them: all together, and whether each came to as many; null without any. */
  calories: z.nullable(z.object({ total: z.number(), isEven: z.boolean() })),
  /** Attempts that failed. */
  missed: z.number(),
});

export const getDashboardStats = endpoint({
  method: 'GET',
  path: '/api/members/dashboard-stats',
  access: 'member',
  providesTags: ['training', 'logs', 'exercises'],
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
  providesTags: ['members', 'programs', 'assignments'],
  response: z.object({
    totalMembers: z.number(),
    /** The number with an open member area. */
    membersLetIn: z.number(),
    activeAssignments: z.number(),
    /** Active ones that are not begun: blocks of a path, by their member's own date. They are none of those above. */
    assignmentsToCome: z.number(),
    totalAssignments: z.number(),
  }),
});

/** A member's day on the board. */
const onTheBoard = z.object({
  memberId: z.string(),
  memberName: z.string(),
  profileImageUrl: z.nullable(z.string()),
  /** The day where they live. */
  date: wireDate,
  status: z.enum(boardStatuses),
  /** The names of what was to be trained; of a day without a name its program's. */
  sessions: z.array(z.string()),
  exercises: z.number(),
  logged: z.number(),
  /** The strongest pain that stands for that day, 1 to 10; null without any. */
  pain: z.nullable(z.number()),
  /** The number of lifts with a new best estimated 1RM from that day. */
  bests: z.number(),
});

const named = {
  memberId: z.string(),
  memberName: z.string(),
  profileImageUrl: z.nullable(z.string()),
};

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
 * The members the Command Center names: each list is cut to a few, with its full count. Weeks run from Sunday to
 * Saturday; everything goes by each member's own today.
 */
export const getAttentionLists = endpoint({
  method: 'GET',
  path: '/api/admin/attention-lists',
  access: 'coach',
  providesTags: ['assignments', 'programs', 'training', 'logs', 'members', 'account'],
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
    /** The board of the day that is over. */
    yesterday: z.array(onTheBoard),
    /** Memberships that ended lately, that end soon, and whose payment failed. */
    memberships: z.object({
      total: z.number(),
      members: z.array(
        z.object({
          ...named,
          timeZone: z.string(),
          state: z.enum(membershipStates),
          at: z.nullable(instant),
        }),
      ),
    }),
  }),
});

/** The day of everyone with access, by their own date: who trained, who did not, pain and new bests; by name. */
export const getDayBoard = endpoint({
  method: 'GET',
  path: '/api/admin/day-board',
  access: 'coach',
  providesTags: ['assignments', 'programs', 'training', 'logs', 'members', 'account'],
  query: z.object({ day: z._default(z.enum(['today', 'yesterday']), 'yesterday') }),
  response: z.array(onTheBoard),
});
