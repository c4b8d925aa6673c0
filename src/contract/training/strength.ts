import * as z from 'zod/mini';
import { liftOrders } from '#domain/strength/lift-order.ts';
import { strengthStatuses } from '#domain/strength/strength-status.ts';
import { earliestTestedDate, maxTestedPounds, poundsOfTested } from '#domain/strength/tested-max.ts';
import { weightUnits } from '#domain/measures/measure.ts';
import { endpoint } from '#contract/endpoint.ts';
import {
  between,
  done,
  id,
  inPounds,
  instant,
  ofGroup,
  plainDate,
  wholeBetween,
  wireDate,
} from '#contract/wire.ts';

/**
 * Per member, each lift with an e1RM: the best of its last 14 days, and what that is compared with. In lb. Members in order of
 * their names, or as `sort` has both them and their lifts; `from` (the first is 0) and `limit` take a page of them.
 * `group` keeps its members, `status` the lifts that have it.
 */
export const getStrengthMetrics = endpoint({
  method: 'GET',
  path: '/api/coach/strength-metrics',
  access: 'coach',
  providesTags: ['logs', 'members', 'groups', 'exercises'],
  query: z.object({
    from: z._default(wholeBetween(0, 1_000_000), 0),
    limit: z.optional(wholeBetween(1, 1_000)),
    memberId: z.optional(id),
    ...ofGroup,
    status: z.optional(z.enum(strengthStatuses)),
    sort: z.optional(z.enum(liftOrders)),
  }),
  response: z.array(
    z.object({
      memberId: z.string(),
      memberName: z.string(),
      memberEmail: z.string(),
      exercises: z.array(
        z.object({
          exerciseId: z.string(),
          exerciseName: z.string(),
          current1RM: inPounds,
          previous1RM: z.nullable(inPounds),
          changePercent: z.nullable(z.number()),
          isPlateau: z.boolean(),
          lastLoggedDate: wireDate,
          status: z.enum(strengthStatuses),
          reason: z.string(),
        }),
      ),
    }),
  ),
});

/** A member's lifts with the best e1RM of each date, oldest first: what a lift's line is drawn from. In lb. */
export const listLifts = endpoint({
  method: 'GET',
  path: '/api/members/lifts',
  access: 'member',
  providesTags: ['logs', 'exercises'],
  query: z.object({ memberId: z.optional(id), exerciseId: z.optional(id) }),
  response: z.array(
    z.object({
      exerciseId: z.string(),
      exerciseName: z.string(),
      history: z.array(z.object({ date: wireDate, estimated1RM: inPounds })),
    }),
  ),
});

const testedMax = z.object({
  id: z.string(),
  memberId: z.string(),
  exerciseId: z.string(),
  exerciseName: z.string(),
  /** As it was typed. */
  weight: z.number(),
  unit: z.enum(weightUnits),
  /** The same in lb, not rounded. */
  pounds: inPounds,
  date: wireDate,
  /** The member or coach who entered it; null when they are gone. */
  enteredBy: z.nullable(z.string()),
  createdAt: instant,
});

/** A member's tested maxes by lift, the newest first in each. A coach names the member. */
export const listTestedMaxes = endpoint({
  method: 'GET',
  path: '/api/tested-maxes',
  access: 'member',
  providesTags: ['tested-maxes', 'exercises'],
  query: z.object({ memberId: z.optional(id), exerciseId: z.optional(id) }),
  response: z.array(testedMax),
});

const weightRange = `Enter a weight above 0 and up to ${maxTestedPounds.toLocaleString('en-US')} lb`;

/**
 * Writes down a one-rep max of a strength exercise, one's own or, by a coach, a member's. Another on the same date takes the
 * place of the one before.
 */
export const enterTestedMax = endpoint({
  method: 'POST',
  path: '/api/tested-maxes',
  access: 'member',
  invalidatesTags: ['tested-maxes'],
  idempotent: true,
  body: z
    .object({
      exerciseId: z.uuid('Exercise is required'),
      weight: between(Number.MIN_VALUE, maxTestedPounds, weightRange),
      unit: z.enum(weightUnits, 'Choose lb or kg'),
      date: plainDate('Date is required').check(
        z.refine(date => date >= earliestTestedDate, 'Enter a date from 1950 on'),
      ),
      memberId: z.optional(id),
    })
    .check(
      z.refine(tested => poundsOfTested(tested) <= maxTestedPounds, {
        error: weightRange,
        path: ['weight'],
      }),
    ),
  response: testedMax,
  status: 201,
});

export const removeTestedMax = endpoint({
  method: 'DELETE',
  path: '/api/tested-maxes/:id',
  access: 'member',
  invalidatesTags: ['tested-maxes'],
  response: done,
});
