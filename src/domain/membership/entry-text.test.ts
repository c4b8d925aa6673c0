import { expect, it } from 'vitest';
import { entryText } from './entry-text.ts';
import { paymentEventText } from './payment-event-text.ts';

const days = { days: 30, amountCents: null, currency: null, endsOn: null };

it.each([
  [days, '30 days'],
  [{ ...days, days: 1 }, '1 day'],
  [{ ...days, amountCents: 5950, currency: 'USD' }, '$59.50 in cash for 30 days'],
  [{ ...days, amountCents: 150_000, currency: 'KES' }, 'KES 1,500.00 in cash for 30 days'],
  [{ ...days, days: 0, amountCents: 100, currency: 'EUR' }, '€1.00 in cash'],
  [{ ...days, days: null, endsOn: '2026-11-30' }, 'the end on Nov 30, 2026'],
  [{ ...days, days: 14, endsOn: '2026-12-12' }, 'a pause of 14 days, until Dec 12, 2026'],
])('%o is called %s', (entry, words) => {
  expect(entryText(entry)).toBe(words);
});

const subscription = {
  kind: 'subscription' as const,
  deleted: false,
  trialEnd: null,
  periodEnd: null,
  endsAt: null,
};

it.each([
  [{ kind: 'invoice' as const, paid: true, periodEnd: null }, 'Payment received'],
  [{ kind: 'invoice' as const, paid: false, periodEnd: null }, 'Payment failed'],
  [{ kind: 'checkout' as const, session: 'cs_1', paid: false }, 'Checkout without a payment yet'],
  [{ ...subscription, status: 'active' }, 'Subscription active'],
  [{ ...subscription, status: 'trialing' }, 'Subscription on trial'],
  [{ ...subscription, status: 'past_due' }, 'Subscription past due'],
  [{ ...subscription, status: 'active', deleted: true }, 'Subscription ended'],
  [
    { ...subscription, status: 'active', endsAt: '2026-12-10T00:00:00Z' },
    'Subscription active, canceled: ends on Dec 10, 2026',
  ],
])('%o of the provider is told as %s', (facts, words) => {
  expect(paymentEventText(facts)).toBe(words);
});
