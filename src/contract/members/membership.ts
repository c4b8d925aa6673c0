import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { instant } from '#contract/wire.ts';

/** The asker's own membership, and what comes next. */
export const getMembership = endpoint({
  method: 'GET',
  path: '/api/membership',
  access: 'signed-in',
  providesTags: ['account'],
  response: z.object({
    /** active, trialing, past_due, or null for none. */
    status: z.nullable(z.string()),
    /** The source of access: a subscription at the payment provider, a coach's activation, or nothing. */
    basis: z.nullable(z.enum(['subscription', 'activation'])),
    /** The payment provider's own word. */
    providerStatus: z.nullable(z.string()),
    renewsAt: z.nullable(instant),
    endsAt: z.nullable(instant),
    /** While a coach has paused it: when it goes on. */
    pausedUntil: z.nullable(instant),
    /** The end of the last membership, for someone who has none now. */
    endedAt: z.nullable(instant),
    /** Set while a payment is open; `pastDueAt` is when that closes the member area. */
    paymentFailedAt: z.nullable(instant),
    pastDueAt: z.nullable(instant),
  }),
});
