import * as z from 'zod/mini';
import { pointReasons } from '#domain/challenges/challenge.ts';
import { endpoint } from './endpoint.ts';
import { instant, wholeBetween, wireDate } from './wire.ts';

const month = z.string().check(z.regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, 'Enter a month as yyyy-MM'));

/** A member as other members see them. */
export const person = z.object({
  id: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
});

const row = z.object({
  /** Equal in having enough training days, in rate and in points share a rank. */
  rank: z.number(),
  member: person,
  completionRate: z.number(),
  totalCompleted: z.number(),
  totalAssigned: z.number(),
  challengePoints: z.number(),
  /** Training days with a log in the month; null in months that were closed before they decided a rank. */
  daysTrained: z.nullable(z.number()),
});

/**
 * The board of a month, this one by default: at most 100 rows from place `from` on, and the asker's own after them
 * where it is not among them (on the first page). A month that is closed is answered from its record.
 */
export const getLeaderboard = endpoint({
  method: 'GET',
  path: '/api/leaderboard',
  access: 'member',
  providesTags: ['training', 'logs', 'results', 'members'],
  query: z.object({ from: z._default(wholeBetween(1, 10_000_000), 1), month: z.optional(month) }),
  response: z.array(row),
});

/** The current month in the fellowship's zone, and the months whose boards are closed, the latest first. */
export const listLeaderboardMonths = endpoint({
  method: 'GET',
  path: '/api/leaderboard/months',
  access: 'member',
  providesTags: ['months', 'members'],
  response: z.object({
    current: z.string(),
    /** Last month while its record is not written, 48 hours at least: late logs still count. */
    closing: z.nullable(z.string()),
    closed: z.array(z.object({ month: z.string(), closedAt: instant, members: z.number() })),
  }),
});

/** The asker's own rank in a month, explained line by line. */
export const getMyStanding = endpoint({
  method: 'GET',
  path: '/api/leaderboard/mine',
  access: 'member',
  providesTags: ['training', 'logs', 'results', 'members', 'challenges', 'programs'],
  query: z.object({ month: z.optional(month) }),
  response: z.object({
    month: z.string(),
    /** True when the figures are those of the month's record; the lines are as they stand today. */
    isClosed: z.boolean(),
    /** Null for someone who is not on the board. */
    rank: z.nullable(z.number()),
    totalMembers: z.number(),
    completionRate: z.number(),
    totalCompleted: z.number(),
    totalAssigned: z.number(),
    challengePoints: z.number(),
    daysTrained: z.nullable(z.number()),
    days: z.array(
      z.object({
        trainingDayId: z.string(),
        /** The date it was due. A day that was missed and then moved counts there, wherever it goes. */
        date: wireDate,
        /** The new date of such a day; null for every other. */
        movedTo: z.nullable(wireDate),
        programName: z.string(),
        dayName: z.string(),
        unitsCompleted: z.number(),
        unitsAssigned: z.number(),
        /** Whether it has a log. */
        isTrained: z.boolean(),
      }),
    ),
    points: z.array(
      z.object({
        challengeId: z.string(),
        challengeName: z.string(),
        reason: z.enum(pointReasons),
        place: z.nullable(z.number()),
        points: z.number(),
        earnedAt: instant,
      }),
    ),
  }),
});
