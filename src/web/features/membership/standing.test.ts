import { expect, it } from 'vitest';
import { runsOn } from './runs-on.ts';
import { type Membership, standingOf, waitsForPayment } from './standing.ts';

const brand = { monthlyPriceDollars: 31, coach: { name: 'Ada Stone' } };
const none: Membership = {
  status: null,
  basis: null,
  providerStatus: null,
  renewsAt: null,
  endsAt: null,
  pausedUntil: null,
  endedAt: null,
  paymentFailedAt: null,
  pastDueAt: null,
};
const renewing: Membership = {
  ...none,
  status: 'active',
  basis: 'subscription',
  providerStatus: 'active',
  renewsAt: '2026-12-20T10:00:00.000Z',
};
const canceled: Membership = { ...renewing, renewsAt: null, endsAt: '2026-12-20T10:00:00.000Z' };
const activated: Membership = { ...canceled, basis: 'activation', providerStatus: null };
const failed = { paymentFailedAt: '2026-11-20T10:00:00.000Z', pastDueAt: '2026-11-27T10:00:00.000Z' };

it.each([
  ['none', none, 'No membership', 'Your training opens as soon as your membership is active.'],
  ['one that renews', renewing, 'Active', 'Renews on Dec 20, 2026'],
  ['a trial', { ...renewing, providerStatus: 'trialing' }, 'Trial', 'Renews on Dec 20, 2026'],
  ['one that was canceled', canceled, 'Active', 'Ends on Dec 20, 2026'],
  ["a coach's activation", activated, 'Active', 'Ends on Dec 20, 2026'],
  ['one without an end', { ...renewing, renewsAt: null }, 'Active', 'Continues until you end it'],
  ['days of grace', { ...renewing, ...failed }, 'Payment failed', 'Open until Nov 27, 2026'],
  [
    'past due',
    { ...renewing, ...failed, status: 'past_due' },
    'Payment overdue',
    'Your training opens again as soon as the payment goes through.',
  ],
])('the membership %s is said in words', (_, membership, word, next) => {
  expect(standingOf(membership, 'UTC', brand)).toMatchObject({ word, next });
});

it.each([
  ['active', 'Update your card by Nov 27, 2026 to keep your training open.'],
  ['past_due', 'Your last payment, on Nov 20, 2026, did not go through.'],
])('a failed payment of a membership that is %s says what happened', (status, words) => {
  expect(standingOf({ ...renewing, ...failed, status }, 'UTC', brand).trouble).toContain(words);
});

it.each([
  ['a subscription by its price', renewing, 'Your paid subscription, $31 a month'],
  ["a coach's activation by the coach", activated, 'Activated by Ada Stone, your coach'],
])('the membership says what it rests on: %s', (_, membership, basis) => {
  expect(standingOf(membership, 'UTC', brand).basis).toBe(basis);
});

it.each([
  ['a subscription', renewing, true],
  ['a subscription that was canceled', canceled, false],
  ["a coach's activation", activated, false],
  ['one that is unpaid', { ...none, providerStatus: 'unpaid' }, true],
  ['an activation after a subscription', { ...activated, providerStatus: 'canceled' }, false],
  ['none', none, false],
])('%s runs on and is charged: %j', (_, membership, expected) => {
  expect(runsOn(membership)).toBe(expected);
});

it.each([
  ['unpaid', true],
  ['past_due', true],
  ['paused', true],
  ['incomplete', true],
  ['active', false],
  ['canceled', false],
  ['incomplete_expired', false],
  [null, false],
])('without a membership, a subscription that is %s waits for a payment: %s', (providerStatus, expected) => {
  expect(waitsForPayment({ ...none, providerStatus })).toBe(expected);
});
