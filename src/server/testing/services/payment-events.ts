import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';

type Signing = {
  id?: string;
  /** The time it happened; events have their time in whole seconds. */
  at?: Date;
  /** The time it was signed, new with each delivery. */
  signedAt?: Date;
};

/** A payment event as the provider would deliver it to /api/webhooks/stripe, signed. */
export function signedEvent(
  secret: string,
  type: string,
  object: object,
  { id = `evt_${randomUUID()}`, at = new Date(), signedAt = new Date() }: Signing = {},
) {
  const body = JSON.stringify({ id, object: 'event', type, created: inSeconds(at), data: { object } });
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret,
    timestamp: inSeconds(signedAt),
  });
  return { id, body, headers: { 'content-type': 'application/json', 'stripe-signature': signature } };
}

const inSeconds = (instant: Date) => Math.floor(instant.getTime() / 1000);

type Checkout = {
  id?: string;
  userId?: string | null;
  customer?: string | null;
  /** Without one, what was bought is a single payment. */
  subscription?: string | null;
  email?: string | null;
  name?: string | null;
  paid?: boolean;
};

/** The object of `checkout.session.completed`. */
export const checkoutSession = (given: Checkout = {}) => ({
  id: given.id ?? `cs_${randomUUID()}`,
  object: 'checkout.session',
  client_reference_id: given.userId ?? null,
  customer: given.customer ?? null,
  subscription: given.subscription ?? null,
  mode: given.subscription ? 'subscription' : 'payment',
  payment_status: (given.paid ?? true) ? 'paid' : 'unpaid',
  customer_details: { email: given.email ?? null, name: given.name ?? null },
});

type Subscription = {
  id: string;
  customer?: string | null;
  status: string;
  trialEnd?: Date | null;
  periodEnd?: Date | null;
  /** Canceled, and ending then. */
  cancelAt?: Date | null;
  /** Before 2025 the period stood on the subscription; since then on its items. */
  api?: 'old' | 'new';
};

/** The object of `customer.subscription.created`, `.updated` and `.deleted`. */
export function providerSubscription({ api = 'new', ...given }: Subscription) {
  const period = { current_period_end: given.periodEnd ? inSeconds(given.periodEnd) : null };
  return {
    id: given.id,
    object: 'subscription',
    customer: given.customer ?? null,
    status: given.status,
    trial_end: given.trialEnd ? inSeconds(given.trialEnd) : null,
    cancel_at: given.cancelAt ? inSeconds(given.cancelAt) : null,
    cancel_at_period_end: Boolean(given.cancelAt),
    ...(api === 'old' ? { ...period, items: { data: [{}] } } : { items: { data: [period] } }),
  };
}

type Invoice = {
  subscription: string | null;
  customer?: string | null;
  periodEnd?: Date | null;
  /** The purpose; left out by default. */
  reason?: string;
  api?: 'old' | 'new';
};

/** The object of `invoice.paid` and `invoice.payment_failed`. */
export function providerInvoice({
  subscription,
  customer = null,
  periodEnd = null,
  reason,
  api = 'new',
}: Invoice) {
  const period = periodEnd && { period: { end: inSeconds(periodEnd) } };
  const details = subscription && { subscription_details: { subscription } };
  return {
    id: `in_${randomUUID()}`,
    object: 'invoice',
    customer,
    ...(reason !== undefined && { billing_reason: reason }),
    lines: { data: period ? [period] : [] },
    ...(api === 'old' ? { subscription } : { parent: details }),
  };
}
