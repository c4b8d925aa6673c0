import * as z from 'zod/mini';
import { reasonKinds } from '#domain/attention/reason-kind.ts';
import { endpoint } from '#contract/endpoint.ts';
import { id, instant, ofGroup, text, wholeBetween, wireDate } from '#contract/wire.ts';

const inTheRound = z.object({
  memberId: z.string(),
  name: z.string(),
  profileImageUrl: z.nullable(z.string()),
  /** The weight of the heaviest reason; 0 for who is on track. */
  urgency: z.number(),
  /** The heaviest first. A reason that goes by the calendar has its date at UTC midnight. */
  reasons: z.array(z.object({ kind: z.enum(reasonKinds), text: z.string(), since: instant })),
  lastContactAt: z.nullable(instant),
  lastTrainedOn: z.nullable(wireDate),
  nextTrainingOn: z.nullable(wireDate),
  /** Null when nobody has put them off, when that is over, and when a pain has ended it. */
  snoozedUntil: z.nullable(instant),
});

/** Messages, check-ins, training, logs and memberships make reasons. */
const tells = [
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
 * The round: every member whose membership lets them in, once, the most urgent first; who has no reason at the end, and behind
 * them who is snoozed. `after` is the `next` of the page before: it names a place, so that nobody is left out when someone before it
 * was reviewed meanwhile.
 */
export const getAttention = endpoint({
  method: 'GET',
  path: '/api/attention',
  access: 'coach',
  tells,
  query: z.object({
    limit: z._default(wholeBetween(1, 500), 50),
    after: z.optional(text(1000)),
    ...ofGroup,
  }),
  response: z.object({
    members: z.array(inTheRound),
    total: z.number(),
    /** How many have a reason and are not snoozed. */
    waiting: z.number(),
    snoozed: z.number(),
    next: z.nullable(z.string()),
  }),
});

/** The member as they stand in the round now, and the act by which it is taken back. */
const acted = z.object({ member: inTheRound, act: z.string() });

/** All reasons up to now are seen, and the coach was in contact. The member is told nothing. It ends a snooze. */
export const reviewMember = endpoint({
  method: 'POST',
  path: '/api/attention/:memberId/review',
  access: 'coach',
  once: true,
  changes: ['attention'],
  response: acted,
});

/** An instant with its zone, in milliseconds since 1970. */
const moment = z.pipe(
  z.iso.datetime({ offset: true, error: 'Enter an instant, as 2026-03-18T12:00:00Z' }).check(z.maxLength(40)),
  z.transform((value: string) => Date.parse(value)),
);

/** Puts the member behind all others until then, at most a year; a new pain ends it. */
export const snoozeMember = endpoint({
  method: 'POST',
  path: '/api/attention/:memberId/snooze',
  access: 'coach',
  once: true,
  changes: ['attention'],
  body: z.object({ until: moment }),
  response: acted,
});

/** Takes back a review or a snooze that was the last one. 409 when another has followed. */
export const undoAttention = endpoint({
  method: 'DELETE',
  path: '/api/attention/:memberId/acts/:act',
  access: 'coach',
  changes: ['attention'],
  params: z.object({ memberId: id, act: id }),
  response: inTheRound,
});
