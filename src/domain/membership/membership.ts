import { endOf, type PaidSubscription, paidSubscriptions, renewalOf } from './paid-subscription.ts';
import { compareText, inOrder, type PaymentEvent } from './payment-event.ts';

export type { PaymentEvent, PaymentFacts } from './payment-event.ts';

/** A membership as stored with the user; every instant that decides is in it, so time alone moves it. */
export type Membership = {
  /** 'active', or null for none. */
  status: 'active' | null;
  expiresAt: Date | null;
  /** The provider's own word for the subscription that counts. */
  providerStatus: string | null;
  renewsAt: Date | null;
  /** The first failure of the payment that is still open. */
  paymentFailedAt: Date | null;
  /** From when on it closes the member area: the days of grace later, or when what else carries the member ends. */
  pastDueAt: Date | null;
  /** The subscription that counts; null when there is none, or it has ended for good. */
  subscriptionId: string | null;
  customerId: string | null;
};

/** Days for which a payment that failed leaves a membership open, unless the settings say otherwise. */
export const usualGraceDays = 7;

/** Days for which a coach lets a member in, unless said otherwise. */
export const usualActivationDays = 30;

type MembershipInput = {
  events: readonly PaymentEvent[];
  /** Until when a coach has activated the membership by hand. */
  activatedUntil: Date | null;
  /** Days for which a payment that failed leaves the membership open. */
  graceDays: number;
};

/**
 * The state of a membership: worked out from all payment events together, in whatever order and however often they
 * came, and from a coach's activation. The one place that decides it. What is told of each subscription, by its time:
 *
 * | told                                                | the subscription is then                              |
 * | --------------------------------------------------- | ----------------------------------------------------- |
 * | checkout paid                                       | open, without an end until told otherwise             |
 * | checkout not paid (yet)                             | as before                                             |
 * | subscription active                                 | open, without an end; until `endsAt` when canceled    |
 * | subscription trialing                               | open until the trial ends, or `endsAt`                |
 * | subscription past_due                               | open, with an open payment                            |
 * | subscription unpaid, paused, incomplete, or unknown | closed                                                |
 * | subscription deleted, canceled, incomplete_expired  | over: closed for good, whatever is told afterwards    |
 * | invoice paid                                        | open, unless it is unpaid or paused, or over          |
 * | invoice failed                                      | as before; if that is open, with an open payment      |
 *
 * Whatever opens it also settles an open payment, but for past_due; a payment is open from the first that failed since.
 * A paid checkout that names no subscription carries one calendar month; the next one goes on from where that ends.
 * Of all these and a coach's activation, whichever reaches furthest counts.
 */
export function membershipOf({ events, activatedUntil, graceDays }: MembershipInput): Membership {
  const ordered = events.toSorted(inOrder);
  const subscriptions = paidSubscriptions(ordered);
  const carriers: Carrier[] = subscriptions
    .filter(({ isOpen }) => isOpen)
    .map(subscription => ({ until: endOf(subscription), failedAt: subscription.failedAt }));
  for (const until of [paidOnceUntil(ordered), activatedUntil]) {
    if (until !== null) carriers.push({ until, failedAt: null });
  }
  return { ...standing(carriers, graceDays * dayMs), ...atProvider(subscriptions, ordered) };
}

/** Something that lets the member in until it ends (null for never), or until its open payment has been so for too long. */
type Carrier = { until: Date | null; failedAt: Date | null };

const dayMs = 86_400_000;

function standing(carriers: readonly Carrier[], graceMs: number) {
  const [furthest] = carriers.toSorted(furthestFirst);
  if (furthest === undefined) {
    return { status: null, expiresAt: null, paymentFailedAt: null, pastDueAt: null };
  }
  const { until: expiresAt, failedAt: paymentFailedAt } = furthest;
  const closesAt = ({ failedAt }: Carrier) => reach(failedAt) + graceMs;
  const carriedTo = carriers.map(carrier => Math.min(reach(carrier.until), closesAt(carrier)));
  const pastDueAt = paymentFailedAt && new Date(Math.max(closesAt(furthest), ...carriedTo));
  return { status: 'active' as const, expiresAt, paymentFailedAt, pastDueAt };
}

/** Of those that reach as far, one without an open payment first. */
const furthestFirst = (a: Carrier, b: Carrier): number =>
  descending(reach(a.until), reach(b.until)) || descending(reach(a.failedAt), reach(b.failedAt));

/** Never is the furthest. */
const reach = (instant: Date | null): number => instant?.getTime() ?? Number.POSITIVE_INFINITY;
const descending = (a: number, b: number): number => Number(a < b) - Number(a > b);

/** The stored fields of the subscription that counts: an open one that reaches furthest, else the last reported. */
function atProvider(subscriptions: readonly PaidSubscription[], ordered: readonly PaymentEvent[]) {
  const [counts] = subscriptions.toSorted(
    (a, b) =>
      whichCounts(a, b) || descending(reach(a.reportedAt), reach(b.reportedAt)) || compareText(a.id, b.id),
  );
  const customers = ordered.flatMap(({ customerId }) => customerId ?? []);
  return {
    providerStatus: counts?.status ?? null,
    renewsAt: counts?.isOpen ? renewalOf(counts) : null,
    subscriptionId: counts && !counts.isOver ? counts.id : null,
    customerId: counts?.customerId ?? customers.at(-1) ?? null,
  };
}

function whichCounts(a: PaidSubscription, b: PaidSubscription): number {
  if (a.isOpen !== b.isOpen) return a.isOpen ? -1 : 1;
  if (a.isOpen) return furthestFirst({ until: endOf(a), ...a }, { until: endOf(b), ...b });
  return Number(a.isOver) - Number(b.isOver);
}

/** To the end of the last month paid for once; each checkout session counts once. */
function paidOnceUntil(ordered: readonly PaymentEvent[]): Date | null {
  const counted = new Set<string>();
  let until: Date | null = null;
  for (const { facts, subscriptionId, occurredAt } of ordered) {
    if (facts.kind !== 'checkout' || !facts.paid || subscriptionId !== null || counted.has(facts.session))
      continue;
    counted.add(facts.session);
    until = aMonthAfter(until !== null && until > occurredAt ? until : occurredAt);
  }
  return until;
}

/** The instant one calendar month later, in UTC; on the last day of a month that is too short. */
function aMonthAfter(instant: Date): Date {
  const next = new Date(instant);
  next.setUTCMonth(next.getUTCMonth() + 1);
  if (next.getUTCDate() !== instant.getUTCDate()) next.setUTCDate(0);
  return next;
}
