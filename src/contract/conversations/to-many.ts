import * as z from 'zod/mini';
import { longestMessage } from '#domain/conversations/message.ts';
import { endpoint } from '#contract/endpoint.ts';
import { moment } from '#contract/members/moment.ts';
import { done, id, instant, requiredText } from '#contract/wire.ts';
import { attachmentIds } from './conversations.ts';

/**
 * The same words to many: to a group, or to those named, each in their own conversation, `{firstName}` filled in with each
 * one's own. All of them get it, or nobody.
 */
export const sendToMany = endpoint({
  method: 'POST',
  path: '/api/conversations/messages',
  access: 'coach',
  invalidatesTags: ['messages'],
  idempotent: true,
  limit: { max: 30, minutes: 60 },
  body: z.object({
    text: requiredText('Write something first', longestMessage),
    to: z.union(
      [
        z.object({ groupId: id }),
        z.object({
          memberIds: z
            .array(id)
            .check(
              z.minLength(1, 'Choose at least one member'),
              z.maxLength(10_000, 'Write to at most 10,000 members at once'),
            ),
        }),
      ],
      'Choose a group, or members',
    ),
    /** The asker's own, processed and in no message yet: each gets a copy. */
    attachments: z.optional(attachmentIds),
    /** The time to send it; at once by default. Former members are left out by then. */
    sendAt: z.optional(moment),
  }),
  response: z.object({
    count: z.number(),
    /** By which it can be called off; null where it has gone out. */
    scheduledId: z.nullable(z.string()),
  }),
  status: 201,
});

/** The messages coaches have scheduled for several members, the next first. */
export const listScheduledMessages = endpoint({
  method: 'GET',
  path: '/api/conversations/scheduled',
  access: 'coach',
  providesTags: ['messages', 'members', 'groups'],
  response: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      /** The number of recipients, as they are now. */
      count: z.number(),
      /** How many of its files are there still. */
      attachments: z.number(),
      sendAt: instant,
      /** Null where the author's account is gone. */
      authorName: z.nullable(z.string()),
      /** Why it does not go out by itself; null while it waits for its time. */
      heldWhy: z.nullable(z.string()),
    }),
  ),
});

/** Calls one off; any coach may. 404 once it has gone out. */
export const cancelScheduledMessage = endpoint({
  method: 'DELETE',
  path: '/api/conversations/scheduled/:id',
  access: 'coach',
  invalidatesTags: ['messages'],
  response: done,
});
