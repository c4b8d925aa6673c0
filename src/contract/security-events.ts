import * as z from 'zod/mini';
import { securityEventGroups } from '#domain/security-event.ts';
import { endpoint } from './endpoint.ts';
import { id, instant, wholeBetween } from './wire.ts';

const page = 50;

/** The events of accounts and of signing in of the last year, newest first; `next` is the next page's `before`. */
export const listSecurityEvents = endpoint({
  method: 'GET',
  path: '/api/security-events',
  access: 'coach',
  providesTags: ['security'],
  query: z.object({
    before: z.optional(wholeBetween(1, Number.MAX_SAFE_INTEGER)),
    limit: z._default(wholeBetween(1, page), page),
    group: z.optional(z.enum(securityEventGroups)),
    /** Only what others, that is coaches, did to this person's account, role, membership and training. */
    memberId: z.optional(id),
  }),
  response: z.object({
    events: z.array(
      z.object({
        id: z.number(),
        at: instant,
        kind: z.string(),
        /** A sentence for a person. */
        text: z.string(),
        /** The one who did it; null for a stranger, the server, and someone who is gone. */
        actorId: z.nullable(z.string()),
        actorName: z.nullable(z.string()),
        /** The owner of the account it is about. */
        subjectId: z.nullable(z.string()),
        subjectName: z.nullable(z.string()),
        network: z.nullable(z.string()),
        userAgent: z.nullable(z.string()),
      }),
    ),
    next: z.nullable(z.number()),
  }),
});
