import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { instant } from './wire.ts';

const clock = z.object({
  now: instant,
  /** The last time the clock was found right; null before that. */
  lastSeenAt: z.nullable(instant),
  /** The clock has jumped ahead: nothing ends by its date until a coach has confirmed it. */
  held: z.boolean(),
  /** Whether pictures, clips and files are refused for want of room, and how much there is in whole MB. */
  disk: z.object({ isLow: z.boolean(), freeMegabytes: z.number() }),
});

/** The state of the server itself: its clock and its disk. */
export const getClock = endpoint({
  method: 'GET',
  path: '/api/clock',
  access: 'coach',
  providesTags: ['clock'],
  response: clock,
});

/** The date is right: what has waited goes on. */
export const confirmClock = endpoint({
  method: 'POST',
  path: '/api/clock/confirm',
  access: 'coach',
  invalidatesTags: ['clock'],
  response: clock,
});
