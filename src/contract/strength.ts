import * as z from 'zod/mini';
import { strengthStatuses } from '#domain/strength/strength-status.ts';
import { endpoint } from './endpoint.ts';
import { id, wholeBetween, wireDate } from './wire.ts';

/**
 * Per member, each lift with an e1RM: the best of its last 14 days, and what that is compared with. In lb. Members in order of
 * their names; `from` (the first is 0) and `limit` take a page of them. `status` keeps the lifts that have it.
 */
export const getStrengthMetrics = endpoint({
  method: 'GET',
  path: '/api/coach/strength-metrics',
  access: 'coach',
  tells: ['logs', 'members', 'exercises'],
  query: z.object({
    from: z._default(wholeBetween(0, 1_000_000), 0),
    limit: z.optional(wholeBetween(1, 1_000)),
    memberId: z.optional(id),
    status: z.optional(z.enum(strengthStatuses)),
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
          current1RM: z.number(),
          previous1RM: z.nullable(z.number()),
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
  tells: ['logs', 'exercises'],
  query: z.object({ memberId: z.optional(id), exerciseId: z.optional(id) }),
  response: z.array(
    z.object({
      exerciseId: z.string(),
      exerciseName: z.string(),
      history: z.array(z.object({ date: wireDate, estimated1RM: z.number() })),
    }),
  ),
});
