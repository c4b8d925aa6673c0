import { reportedStatus, type Viewer } from './access.ts';

/** The state of a person's membership, for a coach who looks over many. */
export const membershipStates = [
  'coach',
  'active',
  'ending',
  'failed',
  'overdue',
  'trial',
  'ended',
  'none',
] as const;
export type MembershipState = (typeof membershipStates)[number];

/** A membership that nothing renews is announced so many days before its end, */
export const endingWithinDays = 7;

/** and so many after it. */
export const endedWithinDays = 14;

export type MembershipFacts = Pick<Viewer, 'role' | 'subscriptionStatus'> & {
  subscriptionExpiresAt: Date | null;
  subscriptionPastDueAt: Date | null;
  providerStatus: string | null;
  /** The date of the next payment; null where nothing renews it. */
  renewsAt: Date | null;
  /** The last time the payment provider reported an end. */
  endedAtProvider: Date | null;
};

/**
 * The state of a membership, and since or until when:
 *
 * | state   | means                                                        | at                    |
 * | ------- | ------------------------------------------------------------ | --------------------- |
 * | overdue | a payment failed and closed the member area                  | when it closed        |
 * | failed  | a payment failed, the days of grace run                      | when they are over    |
 * | ending  | active or on trial, over within a week, and nothing renews it | its end               |
 * | trial   | on trial                                                     | its end               |
 * | active  | all others that are let in                                   | its end               |
 * | ended   | over within the last two weeks                               | its end               |
 * | none    | no membership: never one, or over for longer                 |                       |
 */
export function membershipState(
  facts: MembershipFacts,
  now: Date,
): { state: MembershipState; at: Date | null } {
  if (facts.role === 'admin') return { state: 'coach', at: null };
  const status = reportedStatus(facts, now);
  if (status === null) return withoutStatus(facts, now);
  const { subscriptionPastDueAt: pastDueAt, subscriptionExpiresAt: endsAt } = facts;
  if (status === 'past_due') return { state: 'overdue', at: pastDueAt };
  if (pastDueAt !== null) return { state: 'failed', at: pastDueAt };
  const renews = facts.renewsAt !== null && facts.renewsAt > now;
  if (endsAt !== null && !renews && daysFrom(now, endsAt) <= endingWithinDays)
    return { state: 'ending', at: endsAt };
  return { state: status === 'trialing' ? 'trial' : 'active', at: endsAt };
}

/** Whether the member area is open to them. */
export const isLetIn = (state: MembershipState): boolean =>
  state === 'active' || state === 'ending' || state === 'failed';

/** Whether a coach has something to do about it. */
export const needsAttention = (state: MembershipState): boolean =>
  state === 'overdue' || state === 'failed' || state === 'ending' || state === 'ended';

function withoutStatus(facts: MembershipFacts, now: Date): { state: MembershipState; at: Date | null } {
  const ends = [facts.subscriptionExpiresAt, facts.endedAtProvider];
  const past = ends.flatMap(end => (end !== null && end <= now ? end : []));
  const at = past.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null;
  const isLately = at !== null && daysFrom(at, now) <= endedWithinDays;
  // The provider keeps such a subscription, and opens it again when it is paid.
  if (facts.providerStatus === 'unpaid' && isLately) return { state: 'overdue', at };
  return isLately ? { state: 'ended', at } : { state: 'none', at };
}

const dayMs = 86_400_000;
const daysFrom = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / dayMs;
