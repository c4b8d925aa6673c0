import * as z from 'zod/mini';
import { reasonKinds } from '#domain/attention/reason-kind.ts';
import { roundStates } from '#domain/attention/round-state.ts';
import { endpoint } from '#contract/endpoint.ts';
import { moment } from '#contract/members/moment.ts';
import { id, instant, ofGroup, text, wholeBetween, wireDate } from '#contract/wire.ts';

const inTheRound = z.object({
  memberId: z.string(),
  name: z.string(),
  profileImageUrl: z.nullable(z.string()),
  /** The zone of the member's dates. */
  timeZone: z.string(),
  /** Whether something calls for a coach, or all of it was seen by a review, or nothing is there. */
  state: z.enum(roundStates),
  /** The weight of the heaviest reason that no review has seen; 0 without one. */
  urgency: z.number(),
  /**
   * All that is true of them, what no review has seen first, each the heaviest first. A reason that goes by the calendar has its
   * date at UTC midnight.
   */
  reasons: z.array(
    z.object({ kind: z.enum(reasonKinds), text: z.string(), since: instant, seen: z.boolean() }),
  ),
  lastContactAt: z.nullable(instant),
  lastTrainedOn: z.nullable(wireDate),
  nextTrainingOn: z.nullable(wireDate),
  /** Null when nobody has put them off, when that is over, and when a pain has ended it. */
  snoozedUntil: z.nullable(instant),
});

/** Messages, check-ins, training, logs and memberships make reasons. */
const providesTags = [
  'attention',
  'messages',
  'check-ins',
  'groups',
  'assignments',
  'programs',
  'training',
  'logs',
  'members',
  'account',
] as const;

/**
 * The round: every member whose membership lets them in, once, the most urgent first; then those whose reasons are all seen, then who
 * has none, and behind them who is snoozed. `after` is the `next` of the page before: it names a place, so that nobody is left out when someone before it
 * was reviewed meanwhile.
 */
export const getAttention = endpoint({
  method: 'GET',
  path: '/api/attention',
  access: 'coach',
  providesTags,
  query: z.object({
    limit: z._default(wholeBetween(1, 500), 50),
    after: z.optional(text(1000)),
    ...ofGroup,
    /** Only members of whom this is true, seen or not. */
    reason: z.optional(z.enum(reasonKinds)),
  }),
  response: z.object({
    members: z.array(inTheRound),
    total: z.number(),
    /** The number who call and are not snoozed, */
    waiting: z.number(),
    /** and how many have reasons that are all seen. */
    seen: z.number(),
    snoozed: z.number(),
    next: z.nullable(z.string()),
  }),
});

/** The member as they stand in the round now, and the act by which it is taken back. */
const acted = z.object({ member: inTheRound, act: z.string() });

/** A member as they stand in the round now. 404 for someone who is not in it. */
export const getAttentionOf = endpoint({
  method: 'GET',
  path: '/api/attention/:memberId',
  access: 'coach',
  providesTags,
  response: inTheRound,
});

/**
 * All reasons up to now are seen, and the coach was in contact. What happened once is gone; what is true stays, as
 * seen, for as long as it is true. A message still waits for its answer. The member is not notified. It ends a snooze.
 */
export const reviewMember = endpoint({
  method: 'POST',
  path: '/api/attention/:memberId/review',
  access: 'coach',
  idempotent: true,
  invalidatesTags: ['attention'],
  response: acted,
});

/** The member's messages up to now need no answer. */
export const needNoAnswer = endpoint({
  method: 'POST',
  path: '/api/attention/:memberId/no-answer-needed',
  access: 'coach',
  idempotent: true,
  invalidatesTags: ['attention', 'messages'],
  response: acted,
});

/** Puts the member behind all others until then, at most a year; a new pain ends it. */
export const snoozeMember = endpoint({
  method: 'POST',
  path: '/api/attention/:memberId/snooze',
  access: 'coach',
  idempotent: true,
  invalidatesTags: ['attention'],
  body: z.object({ until: moment }),
  response: acted,
});

/** Takes back a review, a snooze or that no answer is needed, where it was the last one. 409 when another has followed. */
export const undoAttention = endpoint({
  method: 'DELETE',
  path: '/api/attention/:memberId/acts/:act',
  access: 'coach',
  invalidatesTags: ['attention', 'messages'],
  params: z.object({ memberId: id, act: id }),
  response: inTheRound,
});
