import * as z from 'zod/mini';
import { attachmentKinds, maxAttachments } from '#domain/conversations/attachment.ts';
import { longestMessage } from '#domain/conversations/message.ts';
import { endpoint } from '#contract/endpoint.ts';
import { done, id, instant, text, wholeBetween, wireDate } from '#contract/wire.ts';
import { attachment } from './attachments.ts';

/** The subject of a message: a training day, one of its exercises, or one set of that. */
const about = z.object({
  trainingDayId: z.string(),
  date: wireDate,
  dayName: z.string(),
  programName: z.string(),
  prescriptionId: z.nullable(z.string()),
  /** Null too where the day has asked for something else since, and nobody remembers what it was. */
  exerciseName: z.nullable(z.string()),
  setNum: z.nullable(z.number()),
});

const message = z.object({
  id: z.string(),
  memberId: z.string(),
  /** Null for who is gone. */
  authorId: z.nullable(z.string()),
  authorName: z.nullable(z.string()),
  isFromCoach: z.boolean(),
  /** As it was written; empty once it is taken back, or where it brings no more than its attachments. */
  text: z.string(),
  about: z.nullable(about),
  attachments: z.array(attachment),
  createdAt: instant,
  takenBackAt: z.nullable(instant),
});

export const attachmentIds = z
  .array(id)
  .check(z.maxLength(maxAttachments, `A message takes at most ${maxAttachments} attachments`));

/**
 * The conversations that there are, 50 a page: first those whose last word is the member's, then the newest. `next` is
 * the next page's `after`. A search finds members by name, also those without a conversation; the first 50.
 */
export const listConversations = endpoint({
  method: 'GET',
  path: '/api/conversations',
  access: 'coach',
  providesTags: ['messages', 'members', 'account'],
  query: z.object({ after: z.optional(id), search: z.optional(text(100)) }),
  response: z.object({
    conversations: z.array(
      z.object({
        memberId: z.string(),
        name: z.string(),
        profileImageUrl: z.nullable(z.string()),
        /** Messages of the member that this coach has not seen and no coach has answered; 100 for more. */
        unread: z.number(),
        /** The last word is the member's. */
        unanswered: z.boolean(),
        /** The beginning of the newest message; null where there is none. */
        last: z.nullable(
          z.object({
            id: z.string(),
            text: z.string(),
            /** Of its first attachment that is there. */
            attached: z.nullable(z.enum(attachmentKinds)),
            isFromCoach: z.boolean(),
            authorId: z.nullable(z.string()),
            createdAt: instant,
          }),
        ),
      }),
    ),
    next: z.nullable(z.string()),
  }),
});

/** The number of unread: a member's own messages, a coach's conversations; 100 for more. */
export const getUnread = endpoint({
  method: 'GET',
  path: '/api/conversations/unread',
  access: 'member',
  providesTags: ['messages', 'members'],
  response: z.object({ unread: z.number() }),
});

/**
 * Newest first, 50 a page; `before` is the oldest one that is known. Those about one training day where it is named. A
 * member's own; a coach anyone's.
 */
export const listMessages = endpoint({
  method: 'GET',
  path: '/api/conversations/:memberId/messages',
  access: 'member',
  providesTags: ['messages', 'members', 'account', 'assignments', 'programs', 'training', 'exercises'],
  query: z.object({ before: z.optional(id), trainingDayId: z.optional(id) }),
  response: z.object({
    /** With whom: the member of the conversation. */
    member: z.object({
      id: z.string(),
      name: z.string(),
      firstName: z.nullable(z.string()),
      profileImageUrl: z.nullable(z.string()),
    }),
    messages: z.array(message),
    hasOlder: z.boolean(),
    /** Up to which instant the asker has read; null for never. */
    readUpTo: z.nullable(instant),
  }),
});

/** A member writes to the coaches, a coach to a member: words, attachments, or both. A training day is one of that member, an exercise one of that day. */
export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/conversations/:memberId/messages',
  access: 'member',
  invalidatesTags: ['messages'],
  idempotent: true,
  limit: { max: 600, minutes: 60 },
  body: z
    .object({
      text: text(longestMessage),
      about: z.nullish(
        z
          .object({
            trainingDayId: id,
            prescriptionId: z.nullish(id),
            setNum: z.nullish(wholeBetween(1, 100, 'Enter a set from 1 to 100')),
          })
          .check(
            z.refine(({ prescriptionId, setNum }) => !setNum || Boolean(prescriptionId), {
              path: ['prescriptionId'],
              message: 'Say which exercise the set is of',
            }),
          ),
      ),
      /** The asker's own, processed and in no message yet. */
      attachments: z.optional(attachmentIds),
    })
    .check(
      z.refine(({ text: written, attachments = [] }) => written !== '' || attachments.length > 0, {
        path: ['text'],
        message: 'Write something first',
      }),
    ),
  response: message,
  status: 201,
});

/** Takes a message of one's own back, which leaves no word of it. 409 after 15 minutes. */
export const takeBackMessage = endpoint({
  method: 'DELETE',
  path: '/api/conversations/:memberId/messages/:id',
  access: 'member',
  invalidatesTags: ['messages', 'notices'],
  response: done,
});

/** Everything up to this message is read by the asker; what was read stays so. */
export const markRead = endpoint({
  method: 'POST',
  path: '/api/conversations/:memberId/read',
  access: 'member',
  invalidatesTags: ['messages', 'notices'],
  body: z.object({ upTo: id }),
  response: done,
});
