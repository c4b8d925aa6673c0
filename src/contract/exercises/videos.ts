import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { instant, text } from '#contract/wire.ts';

/** The videos of the library, and the result of each one's last check; null for those that never were. */
export const listVideoChecks = endpoint({
  method: 'GET',
  path: '/api/exercises/videos',
  access: 'coach',
  providesTags: ['exercises', 'video-checks'],
  response: z.array(
    z.object({
      exerciseId: z.string(),
      exerciseName: z.string(),
      link: z.string(),
      last: z.nullable(z.object({ answers: z.boolean(), why: z.string(), at: instant })),
    }),
  ),
});

/** Asks whether some more of the library's video links answer: the first ones, or those that come after a link. */
export const checkVideos = endpoint({
  method: 'POST',
  path: '/api/exercises/videos/check',
  access: 'coach',
  invalidatesTags: ['video-checks'],
  limit: { max: 240, minutes: 60 },
  body: z.object({ after: z._default(text(2000), '') }),
  response: z.object({
    asked: z.number(),
    left: z.number(),
    /** The link to go on after; null where all have been checked. */
    next: z.nullable(z.string()),
  }),
});
