import type { PaymentEvent, PaymentFacts } from './payment-event.ts';

/** The state of one subscription at the payment provider. */
export type PaidSubscription = {
  id: string;
  customerId: string | null;
  /** The provider's status; null while only payments were reported. */
  status: string | null;
  /** Lets the member in, until it ends or an open payment closes it. */
  isOpen: boolean;
  /** Ended for good: it never comes back. */
  isOver: boolean;
  trialEnd: Date | null;
  periodEnd: Date | null;
  /** The end, once it is canceled. */
  endsAt: Date | null;
  /** Since when a payment is open: the first that failed since the last good sign. */
  failedAt: Date | null;
  reportedAt: Date;
};

/** The subscriptions as reported so far; the events are in order. */
export function paidSubscriptions(ordered: readonly PaymentEvent[]): PaidSubscription[] {
  const byId = new Map<string, PaidSubscription>();
  for (const event of ordered) {
    const id = event.subscriptionId;
    if (id !== null) byId.set(id, applyEvent(byId.get(id) ?? nothingReported(id), event));
  }
  return [...byId.values()];
}

/** The time it closes automatically; null for never. */
export function endOf({ trialEnd, endsAt }: PaidSubscription): Date | null {
  if (trialEnd === null || endsAt === null) return trialEnd ?? endsAt;
  return trialEnd < endsAt ? trialEnd : endsAt;
}

/** The date of its next charge. */
export const renewalOf = ({ trialEnd, periodEnd, endsAt }: PaidSubscription): Date | null =>
  endsAt === null ? (trialEnd ?? periodEnd) : null;

const nothingReported = (id: string): PaidSubscription => ({
  id,
  customerId: null,
  status: null,
  isOpen: false,
  isOver: false,
  trialEnd: null,
  periodEnd: null,
  endsAt: null,
  failedAt: null,
  reportedAt: new Date(0),
});

function applyEvent(
  before: PaidSubscription,
  { facts, occurredAt, customerId }: PaymentEvent,
): PaidSubscription {
  const subscription = { ...before, reportedAt: occurredAt, customerId: customerId ?? before.customerId };
  if (subscription.isOver) return subscription;
  if (facts.kind === 'subscription') return applyChange(subscription, facts, occurredAt);
  if (facts.kind === 'checkout') return facts.paid ? applyPayment(subscription, occurredAt) : subscription;
  if (!facts.paid) return subscription.isOpen ? applyFailure(subscription, occurredAt) : subscription;
  return {
    ...applyPayment(subscription, occurredAt),
    periodEnd: laterOf(subscription.periodEnd, facts.periodEnd),
  };
}

/** Reported as one of these, it is not opened by a payment: the provider says when it is open again. */
const waitsForProvider = ['unpaid', 'paused'];

function applyPayment(subscription: PaidSubscription, at: Date): PaidSubscription {
  const { status, trialEnd, isOpen } = subscription;
  return {
    ...subscription,
    isOpen: isOpen || !waitsForProvider.includes(status ?? ''),
    trialEnd: trialEnd !== null && trialEnd <= at ? null : trialEnd,
    failedAt: null,
  };
}

const applyFailure = (subscription: PaidSubscription, at: Date): PaidSubscription => ({
  ...subscription,
  isOpen: true,
  failedAt: subscription.failedAt ?? at,
});

const over = ['canceled', 'incomplete_expired'];

function applyChange(
  before: PaidSubscription,
  { status, deleted, trialEnd, periodEnd, endsAt }: Extract<PaymentFacts, { kind: 'subscription' }>,
  at: Date,
): PaidSubscription {
  const subscription = {
    ...before,
    status,
    trialEnd: status === 'trialing' ? instant(trialEnd ?? periodEnd) : null,
    periodEnd: instant(periodEnd) ?? before.periodEnd,
    endsAt: instant(endsAt),
  };
  if (deleted || over.includes(status)) return { ...subscription, isOpen: false, isOver: true };
  if (status === 'active' || status === 'trialing') return { ...subscription, isOpen: true, failedAt: null };
  return status === 'past_due' ? applyFailure(subscription, at) : { ...subscription, isOpen: false };
}

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

function laterOf(known: Date | null, text: string | null): Date | null {
  const given = instant(text);
  return known !== null && (given === null || given < known) ? known : given;
}
