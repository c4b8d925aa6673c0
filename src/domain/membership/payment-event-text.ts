import { dateIn, formatDate } from '#domain/plain-date.ts';
import type { PaymentFacts } from './payment-event.ts';

/** A payment event in a coach's words; dates are those of UTC. */
export function paymentEventText(facts: PaymentFacts): string {
  if (facts.kind === 'invoice') return facts.paid ? 'Payment received' : 'Payment failed';
  if (facts.kind === 'checkout')
    return facts.paid ? 'Paid at the checkout' : 'Checkout without a payment yet';
  if (facts.deleted || facts.status === 'canceled') return 'Subscription ended';
  const words = `Subscription ${statusText[facts.status] ?? facts.status.replaceAll('_', ' ')}`;
  return facts.endsAt ? `${words}, canceled: ends on ${dayOf(facts.endsAt)}` : words;
}

const statusText: Record<string, string> = { trialing: 'on trial', incomplete: 'not paid yet' };

const dayOf = (instant: string) => formatDate(dateIn('UTC', Date.parse(instant)));
