import * as z from 'zod/mini';
import { topics } from '#domain/notices/topics.ts';
import { endpoint } from '#contract/endpoint.ts';
import { done, id, instant } from '#contract/wire.ts';

/** The asker's own notices, newest first, 30 a page; `before` is the oldest one that is known. Older than 90 days is gone. */
export const listNotices = endpoint({
  method: 'GET',
  path: '/api/notices',
  access: 'signed-in',
  providesTags: ['notices'],
  query: z.object({ before: z.optional(id) }),
  response: z.object({
    notices: z.array(
      z.object({
        id: z.string(),
        topic: z.enum(topics),
        text: z.string(),
        at: instant,
        seen: z.boolean(),
        /** The path and query that open what it is about. */
        link: z.string(),
      }),
    ),
    /** The number not seen; 100 for more. */
    unread: z.number(),
    hasOlder: z.boolean(),
    /** Whether this browser's session takes push. */
    isPushedHere: z.boolean(),
  }),
});

/** Of one's own: those named, or with none named all. What has not gone out of them stays. */
export const seeNotices = endpoint({
  method: 'POST',
  path: '/api/notices/seen',
  access: 'signed-in',
  invalidatesTags: ['notices'],
  body: z.object({ ids: z.optional(z.array(id).check(z.maxLength(100, 'Name at most 100 notices'))) }),
  response: done,
});
