import * as z from 'zod/mini';
import { answer, question } from '#contract/coaching/check-ins.ts';
import { endpoint } from '#contract/endpoint.ts';
import { wireDate } from '#contract/wire.ts';

/** The check-in that waits for the asker; null when there is none, or it is answered. A coach has none. */
export const getDueCheckIn = endpoint({
  method: 'GET',
  path: '/api/check-ins/due',
  access: 'member',
  providesTags: ['check-ins', 'groups', 'account'],
  response: z.nullable(
    z.object({
      /** The date it is due from, and the last day it is. */
      week: wireDate,
      until: wireDate,
      version: z.number(),
      questions: z.array(question),
      /** The last answers to those of the questions that were asked then; no pictures. */
      before: z.array(answer),
    }),
  ),
});
