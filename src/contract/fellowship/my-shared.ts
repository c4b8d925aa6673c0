import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { instant, wholeBetween } from '#contract/wire.ts';
import { postContent } from './post-content.ts';

/**
 * The posts that the asker has shared and not taken back, the newest first, 20 a page; `next` is the next page's
 * `before`. Also while the feed is off, and without a membership: it is theirs to take back.
 */
export const listMyShared = endpoint({
  method: 'GET',
  path: '/api/feed/mine',
  access: 'signed-in',
  providesTags: ['feed', 'logs', 'training', 'fellowship'],
  query: z.object({ before: z.optional(wholeBetween(1, Number.MAX_SAFE_INTEGER)) }),
  response: z.object({
    posts: z.array(z.object({ id: z.string(), sharedAt: instant, told: postContent, isForAll: z.boolean() })),
    next: z.nullable(z.number()),
    /** The number of words and encouragements the asker has given to posts. */
    words: z.number(),
    encouragements: z.number(),
  }),
});
