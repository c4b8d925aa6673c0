import * as z from 'zod/mini';
import { requiredText, text } from '#contract/wire.ts';
import type { PaymentEvent, PaymentFacts } from '#domain/membership/membership.ts';

/** An event of the payment provider, as far as it concerns a membership. */
export type ProviderEvent = PaymentEvent & {
  type: string;
  /** The payer; known from a checkout alone. */
  payer: Payer | null;
};

/** `userId` came along with the link to the checkout; it, the address and the name are whatever was typed. */
export type Payer = { userId: string | null; email: string | null; name: string | null };

/** The parts of an event that are read; what has another shape is refused, so that its delivery shows as failed. */
export const anyEvent = z.object({
  id: requiredText('An event has an id', 255),
  type: z.string(),
  created: z.int().check(z.nonnegative(), z.maximum(8_000_000_000)),
  data: z.object({ object: z.looseObject({}) }),
});

/** Null for what changes no membership: another type, an invoice without a subscription, a card only stored. */
export function readProviderEvent(event: z.infer<typeof anyEvent>): ProviderEvent | null {
  const read = readers.get(event.type)?.(event.data.object);
  if (!read) return null;
  return { payer: null, ...read, id: event.id, type: event.type, occurredAt: inInstant(event.created) };
}

type Read = Pick<PaymentEvent, 'customerId' | 'subscriptionId' | 'facts'> & { payer?: Payer };
type Reader = (object: object) => Read | null;

const word = text(255);
const seconds = z.nullish(z.int().check(z.nonnegative(), z.maximum(8_000_000_000)));
/** Objects within the event are named by their id, or stand there in full. */
const named = z.pipe(
  z.nullish(z.union([word, z.object({ id: word })])),
  z.transform(value => (typeof value === 'object' ? (value?.id ?? null) : (value ?? null))),
);

const checkoutSession = z.object({
  id: word,
  mode: z.nullish(word),
  payment_status: word,
  client_reference_id: z.nullish(word),
  customer: named,
  subscription: named,
  customer_email: z.nullish(z.string()),
  customer_details: z.nullish(z.object({ email: z.nullish(z.string()), name: z.nullish(z.string()) })),
});

function readCheckout(object: object): Read | null {
  const session = z.parse(checkoutSession, object);
  // A card that is only stored for later pays for nothing.
  if (session.mode === 'setup') return null;
  const { customer_details: details } = session;
  return {
    customerId: session.customer,
    subscriptionId: session.subscription,
    facts: { kind: 'checkout', session: session.id, paid: session.payment_status !== 'unpaid' },
    payer: {
      userId: session.client_reference_id ?? null,
      email: details?.email ?? session.customer_email ?? null,
      name: details?.name ?? null,
    },
  };
}

/** Until 2025 the period stood on the subscription, since then on each of its items. */
const subscriptionObject = z.object({
  id: word,
  customer: named,
  status: word,
  trial_end: seconds,
  cancel_at: seconds,
  cancel_at_period_end: z.nullish(z.boolean()),
  current_period_end: seconds,
  items: z.nullish(z.object({ data: z.array(z.object({ current_period_end: seconds })) })),
});

function readSubscription(object: object, deleted: boolean): Read {
  const subscription = z.parse(subscriptionObject, object);
  const ends = (subscription.items?.data ?? []).map(item => item.current_period_end);
  const periodEnd = latest([subscription.current_period_end, ...ends]);
  const endsAt = subscription.cancel_at ?? (subscription.cancel_at_period_end ? periodEnd : null);
  const facts: PaymentFacts = {
    kind: 'subscription',
    status: subscription.status,
    deleted,
    trialEnd: inText(subscription.trial_end),
    periodEnd: inText(periodEnd),
    endsAt: inText(endsAt),
  };
  return { customerId: subscription.customer, subscriptionId: subscription.id, facts };
}

/** Until 2025 an invoice named its subscription itself, since then what it came from does. */
const invoiceObject = z.object({
  billing_reason: z.nullish(word),
  customer: named,
  subscription: named,
  parent: z.nullish(z.object({ subscription_details: z.nullish(z.object({ subscription: named })) })),
  lines: z.nullish(z.object({ data: z.array(z.object({ period: z.nullish(z.object({ end: seconds })) })) })),
});

/**
 * Only the renewal's failure leaves a payment open. The first invoice opens nothing yet, and an upgrade that fails
 * changes nothing; should the provider see it otherwise, the subscription itself is reported past due.
 */
const isRenewal = ({ billing_reason: reason }: { billing_reason?: string | null | undefined }): boolean =>
  reason === undefined || reason === null || reason === 'subscription_cycle';

function readInvoice(object: object, paid: boolean): Read | null {
  const invoice = z.parse(invoiceObject, object);
  const subscriptionId = invoice.subscription ?? invoice.parent?.subscription_details?.subscription ?? null;
  if (subscriptionId === null || (!paid && !isRenewal(invoice))) return null;
  const periodEnd = latest((invoice.lines?.data ?? []).map(({ period }) => period?.end));
  return {
    customerId: invoice.customer,
    subscriptionId,
    facts: { kind: 'invoice', paid, periodEnd: inText(periodEnd) },
  };
}

const readers = new Map<string, Reader>([
  ['checkout.session.completed', readCheckout],
  ['checkout.session.async_payment_succeeded', readCheckout],
  ['customer.subscription.created', object => readSubscription(object, false)],
  ['customer.subscription.updated', object => readSubscription(object, false)],
  ['customer.subscription.paused', object => readSubscription(object, false)],
  ['customer.subscription.resumed', object => readSubscription(object, false)],
  ['customer.subscription.deleted', object => readSubscription(object, true)],
  ['invoice.paid', object => readInvoice(object, true)],
  ['invoice.payment_succeeded', object => readInvoice(object, true)],
  ['invoice.payment_failed', object => readInvoice(object, false)],
]);

const inInstant = (unixSeconds: number) => new Date(unixSeconds * 1000);
const inText = (unixSeconds: number | null | undefined) =>
  unixSeconds ? inInstant(unixSeconds).toISOString() : null;

function latest(instants: readonly (number | null | undefined)[]): number | null {
  const given = instants.flatMap(instant => instant ?? []);
  return given.length === 0 ? null : Math.max(...given);
}
