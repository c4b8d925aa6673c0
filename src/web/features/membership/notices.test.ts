import { expect, it } from 'vitest';
import { noticeFor, noticeText } from './notices.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const active = { role: 'member', subscriptionStatus: 'active' } as const;
const never = { subscriptionExpiresAt: null, subscriptionPastDueAt: null };
const soon = '2026-11-27T12:00:00.000Z';
const later = '2026-11-27T12:00:00.001Z';
const over = '2026-11-20T11:00:00.000Z';

it.each([
  ['nothing ahead', { ...active, ...never }, null],
  ['an end within a week', { ...active, ...never, subscriptionExpiresAt: soon }, 'ends-soon'],
  ['an end in more than a week', { ...active, ...never, subscriptionExpiresAt: later }, null],
  ['an end behind', { ...active, ...never, subscriptionExpiresAt: over }, null],
  ['an open payment', { ...active, ...never, subscriptionPastDueAt: later }, 'payment-failed'],
  ['a closed area', { ...active, ...never, subscriptionPastDueAt: over }, null],
  ['both', { ...active, subscriptionExpiresAt: soon, subscriptionPastDueAt: soon }, 'payment-failed'],
  ['a coach', { ...active, role: 'admin', ...never, subscriptionExpiresAt: soon } as const, null],
  ['no membership', { ...active, subscriptionStatus: null, ...never, subscriptionPastDueAt: soon }, null],
])('with %s a member is told %j', (_, user, kind) => {
  expect(noticeFor(user, now)?.kind ?? null).toBe(kind);
});

it.each([
  ['payment-failed', 'Your last payment did not go through. Your training stays open until Nov 26, 2026.'],
  ['ends-soon', 'Your membership ends on Nov 26, 2026.'],
] as const)('%s is said with the day as it falls where the member lives', (kind, words) => {
  expect(noticeText({ kind, until: '2026-11-27T03:00:00.000Z' }, 'America/Denver')).toBe(words);
});
