import * as z from 'zod/mini';
import {
  feedOrders,
  moderations,
  maxReasonLength,
  maxReportNoteLength,
  maxWordsLength,
  reportReasons,
} from '#domain/feed/feed-limits.ts';
import { endpoint } from '#contract/endpoint.ts';
import { maxPounds, recordKind } from '#contract/progress-fields.ts';
import { between, done, id, instant, requiredText, text, wholeBetween } from '#contract/wire.ts';
import { postContent } from './post-content.ts';

/** Somebody as other members see them: never by their e-mail. */
const person = z.object({
  id: z.string(),
  name: z.string(),
  profileImageUrl: z.nullable(z.string()),
  isCoach: z.boolean(),
});

const words = z.object({
  id: z.string(),
  author: person,
  text: z.string(),
  createdAt: instant,
  /** The asker's to delete: they wrote it, or the post is theirs, or they coach. */
  mayRemove: z.boolean(),
});

const post = z.object({
  id: z.string(),
  author: person,
  isOwn: z.boolean(),
  sharedAt: instant,
  told: postContent,
  isForAll: z.boolean(),
  /** The number who have encouraged; 100 for more. */
  encouragements: z.number(),
  isEncouraged: z.boolean(),
  /** The latest who encouraged, by name: for its author and for coaches alone. */
  encouragedBy: z.array(z.string()),
  /** The last two, oldest first. */
  lastWords: z.array(words),
  hasMoreWords: z.boolean(),
  /** The reason a coach took it down: for its author and for coaches, as nobody else sees it then. */
  takenDown: z.nullable(z.object({ at: instant, reason: z.string() })),
});

/** The thing shared: a finished session by its day, or a record by the log that made it. */
const source = {
  trainingDayId: z.optional(id),
  logId: z.optional(id),
  exerciseId: z.optional(id),
  kind: z.optional(recordKind),
  /** The weight in lb of 'reps-at'. */
  at: z.optional(z.nullable(between(0, maxPounds))),
};

const isOne = z.refine<z.output<z.ZodMiniObject<typeof source>>>(
  ({ trainingDayId, logId, exerciseId, kind }) =>
    trainingDayId === undefined
      ? logId !== undefined && exerciseId !== undefined && kind !== undefined
      : logId === undefined,
  { message: 'Say which session, or which record', path: ['trainingDayId'] },
);

const postId = { params: z.object({ id }) };

/**
 * What others have shared, the newest first, 20 a page; `next` is the next page's `before`. Members see what was shared with a group
 * they are in, or with everyone, and all of their own; coaches see all. While the feed is off there is none of this: 404.
 * Coaches alone look for posts (`search`: by who shared it, the session's name, the exercise) and may have the oldest first: `next`
 * is then the next page's `after`.
 */
export const listFeed = endpoint({
  method: 'GET',
  path: '/api/feed',
  access: 'member',
  providesTags: ['feed', 'members', 'account', 'groups', 'logs', 'training', 'fellowship'],
  query: z.object({
    before: z.optional(wholeBetween(1, Number.MAX_SAFE_INTEGER)),
    after: z.optional(wholeBetween(1, Number.MAX_SAFE_INTEGER)),
    search: z.optional(text(100)),
    order: z.optional(z.enum(feedOrders)),
  }),
  response: z.object({
    posts: z.array(post),
    next: z.nullable(z.number()),
    /** The coach allows words. */
    mayWrite: z.boolean(),
  }),
});

/** Exactly what others will see, before anything is shared, and how many members can. */
export const previewShare = endpoint({
  method: 'GET',
  path: '/api/feed/preview',
  access: 'member',
  providesTags: ['feed', 'members', 'groups', 'logs', 'training', 'exercises', 'programs', 'fellowship'],
  query: z.object(source).check(isOne),
  response: z.object({
    told: postContent,
    /** Members who are in a group with the asker now. */
    inGroups: z.number(),
    /** The coach allows sharing with everyone. */
    mayShareWithAll: z.boolean(),
    isShared: z.boolean(),
  }),
});

/**
 * Shares it with the asker's groups as they are now, or with everyone. 409 for what is shared already, for somebody who is in no
 * group, and for everyone where the coach does not allow that.
 */
export const shareToFeed = endpoint({
  method: 'POST',
  path: '/api/feed',
  access: 'member',
  invalidatesTags: ['feed'],
  idempotent: true,
  limit: { max: 60, minutes: 60 },
  body: z.object({ ...source, withAll: z._default(z.boolean(), false) }).check(isOne),
  response: z.object({ id: z.string() }),
  status: 201,
});

/**
 * Everything of it is gone, the words to it too. One's own, also while the feed is off, and without a membership; a coach
 * anyone's, which is noted.
 */
export const removeFromFeed = endpoint({
  method: 'DELETE',
  path: '/api/feed/:id',
  access: 'signed-in',
  invalidatesTags: ['feed', 'security'],
  ...postId,
  response: done,
});

/** Everything the asker has shared, written and encouraged in the feed, at once; also while it is off, and without a membership. */
export const removeAllIShared = endpoint({
  method: 'DELETE',
  path: '/api/feed/mine',
  access: 'signed-in',
  invalidatesTags: ['feed'],
  response: z.object({ removed: z.number() }),
});

/** Everything anyone has shared goes, also while the feed is off. It is noted. */
export const clearFeed = endpoint({
  method: 'DELETE',
  path: '/api/feed',
  access: 'coach',
  invalidatesTags: ['feed', 'security'],
  response: z.object({ removed: z.number() }),
});

/** Once a person and post, however often it is sent. */
export const encourage = endpoint({
  method: 'PUT',
  path: '/api/feed/:id/encouragement',
  access: 'member',
  invalidatesTags: ['feed'],
  limit: { max: 1200, minutes: 60 },
  ...postId,
  response: done,
});

export const stopEncouraging = endpoint({
  method: 'DELETE',
  path: '/api/feed/:id/encouragement',
  access: 'member',
  invalidatesTags: ['feed'],
  limit: { max: 1200, minutes: 60 },
  ...postId,
  response: done,
});

/** All words to a post, oldest first, at most 200. */
export const listFeedWords = endpoint({
  method: 'GET',
  path: '/api/feed/:id/words',
  access: 'member',
  providesTags: ['feed', 'members', 'account', 'groups', 'logs', 'training', 'fellowship'],
  ...postId,
  response: z.array(words),
});

/** 409 where the coach does not allow words, and for one more than a post takes. */
export const writeFeedWords = endpoint({
  method: 'POST',
  path: '/api/feed/:id/words',
  access: 'member',
  invalidatesTags: ['feed'],
  idempotent: true,
  limit: { max: 120, minutes: 60 },
  ...postId,
  body: z.object({ text: requiredText('Write something first', maxWordsLength) }),
  response: words,
  status: 201,
});

/** The asker's own words, those to their own post, or as a coach anyone's, which is noted. */
export const removeFeedWords = endpoint({
  method: 'DELETE',
  path: '/api/feed/:id/words/:wordsId',
  access: 'member',
  invalidatesTags: ['feed', 'security'],
  params: z.object({ id, wordsId: id }),
  response: done,
});

/** The asker does not see this post any more; nobody is notified. */
export const hideFromMyFeed = endpoint({
  method: 'PUT',
  path: '/api/feed/:id/hidden',
  access: 'member',
  invalidatesTags: ['feed'],
  ...postId,
  response: done,
});

export const showInMyFeed = endpoint({
  method: 'DELETE',
  path: '/api/feed/:id/hidden',
  access: 'member',
  invalidatesTags: ['feed'],
  ...postId,
  response: done,
});

/** Of whom the asker sees nothing: by name. */
export const listMuted = endpoint({
  method: 'GET',
  path: '/api/feed/muted',
  access: 'member',
  providesTags: ['feed', 'members', 'account', 'fellowship'],
  response: z.array(person),
});

/** The asker sees nothing more of this member: no post, no word. Nobody is notified. 404 for someone who has shown them nothing. */
export const mutePerson = endpoint({
  method: 'PUT',
  path: '/api/feed/muted/:memberId',
  access: 'member',
  invalidatesTags: ['feed'],
  params: z.object({ memberId: id }),
  response: done,
});

export const unmutePerson = endpoint({
  method: 'DELETE',
  path: '/api/feed/muted/:memberId',
  access: 'member',
  invalidatesTags: ['feed'],
  params: z.object({ memberId: id }),
  response: done,
});

/** Reports a post, or words to it, to the coaches; once of each, and nobody else is notified. */
export const reportToCoaches = endpoint({
  method: 'POST',
  path: '/api/feed/:id/report',
  access: 'member',
  invalidatesTags: ['feed'],
  idempotent: true,
  limit: { max: 60, minutes: 60 },
  ...postId,
  body: z.object({
    wordsId: z.optional(id),
    reason: z.enum(reportReasons, 'Choose a reason'),
    note: z._default(text(maxReportNoteLength), ''),
  }),
  response: done,
});

/** The reported posts that no coach has dealt with, the oldest report first; at most 20. */
export const listFeedReports = endpoint({
  method: 'GET',
  path: '/api/feed/reports',
  access: 'coach',
  providesTags: ['feed', 'members', 'account', 'groups', 'logs', 'training', 'fellowship'],
  response: z.array(
    z.object({
      post,
      reports: z.array(
        z.object({
          id: z.string(),
          reporterName: z.nullable(z.string()),
          reason: z.enum(reportReasons),
          note: z.string(),
          createdAt: instant,
          /** Null where the post itself is meant. */
          words: z.nullable(words),
        }),
      ),
    }),
  ),
});

/** Takes a post down, puts it back, or leaves it as it is; its reports are dealt with then. It is noted. */
export const moderateFeed = endpoint({
  method: 'POST',
  path: '/api/feed/:id/moderation',
  access: 'coach',
  invalidatesTags: ['feed', 'security'],
  idempotent: true,
  ...postId,
  body: z
    .object({
      act: z.enum(moderations),
      /** The author reads it. */
      reason: z._default(text(maxReasonLength), ''),
    })
    .check(
      z.refine(({ act, reason }) => act !== 'take-down' || reason !== '', {
        message: 'Say why: the member reads it',
        path: ['reason'],
      }),
    ),
  response: done,
});
