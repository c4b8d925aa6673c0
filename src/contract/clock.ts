import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { instant } from './wire.ts';

const clock = z.object({
  now: instant,
  /** When it was last looked at and right; null before that. */
  lastSeenAt: z.nullable(instant),
  /** It has jumped ahead: nothing that ends by its date does so until a coach has confirmed it. */
  held: z.boolean(),
});

/** The server's clock. */
export const getClock = endpoint({
  method: 'GET',
  path: '/api/clock',
  access: 'coach',
  tells: ['clock'],
  response: clock,
});

/** The date is right: what has waited goes on. */
export const confirmClock = endpoint({
  method: 'POST',
  path: '/api/clock/confirm',
  access: 'coach',
  changes: ['clock'],
  response: clock,
});
