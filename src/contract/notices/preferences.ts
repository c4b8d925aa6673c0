import * as z from 'zod/mini';
import { isQuietAt } from '#domain/notices/quiet-hours.ts';
import { topics } from '#domain/notices/topics.ts';
import { endpoint } from '#contract/endpoint.ts';
import { flag, wholeBetween } from '#contract/wire.ts';

const hour = wholeBetween(0, 23, 'Enter a full hour from 0 to 23');

const shown = z.object({
  /** The topics of the asker's role, in their order. */
  topics: z.array(
    z.object({ topic: z.enum(topics), push: z.boolean(), mail: z.boolean(), inApp: z.boolean() }),
  ),
  /** Push and mail wait from one full hour of one's own day to the other; null for never. */
  quiet: z.nullable(z.object({ from: z.number(), until: z.number() })),
  /** The hour at which a member is reminded of a session still to do that day. */
  reminderHour: z.number(),
  devices: z.number(),
});

export const getNoticePreferences = endpoint({
  method: 'GET',
  path: '/api/notices/preferences',
  access: 'signed-in',
  providesTags: ['notice-preferences'],
  response: shown,
});

/** Preferences left out stay as they are, topics too. A topic of the other role is a 400. */
export const setNoticePreferences = endpoint({
  method: 'PUT',
  path: '/api/notices/preferences',
  access: 'signed-in',
  invalidatesTags: ['notice-preferences'],
  limit: { max: 300, minutes: 15 },
  body: z
    .object({
      topics: z.optional(
        z
          .array(z.object({ topic: z.enum(topics), push: flag.read, mail: flag.read, inApp: flag.read }))
          .check(z.maxLength(topics.length, 'Name each topic once')),
      ),
      quiet: z.optional(
        z.nullable(
          z.object({ from: hour, until: hour }).check(
            z.refine(({ from, until }) => from !== until, {
              path: ['until'],
              message: 'Choose an hour other than the first',
            }),
          ),
        ),
      ),
      reminderHour: z.optional(hour),
    })
    .check(
      z.refine(
        ({ quiet, reminderHour }) => !quiet || reminderHour === undefined || !isQuietAt(quiet, reminderHour),
        {
          path: ['reminderHour'],
          message: 'This hour is within your quiet hours',
        },
      ),
    ),
  response: shown,
});
