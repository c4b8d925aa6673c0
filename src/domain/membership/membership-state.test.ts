import { expect, it } from 'vitest';
import { isLetIn, type MembershipFacts, membershipState, needsAttention } from './membership-state.ts';

const now = new Date('2026-03-18T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

const nobody: MembershipFacts = {
  role: 'member',
  subscriptionStatus: null,
  subscriptionExpiresAt: null,
  subscriptionPastDueAt: null,
  providerStatus: null,
  renewsAt: null,
  endedAtProvider: null,
};
const active = { ...nobody, subscriptionStatus: 'active' };

it.each([
  ['a coach', { ...active, role: 'admin' } as const, 'coach', null],
  ['never let in', nobody, 'none', null],
  ['open without an end', active, 'active', null],
  [
    'active for longer than a week',
    { ...active, subscriptionExpiresAt: inDays(7.01) },
    'active',
    inDays(7.01),
  ],
  ['over within a week', { ...active, subscriptionExpiresAt: inDays(7) }, 'ending', inDays(7)],
  [
    'over within a week, and renewed',
    { ...active, subscriptionExpiresAt: inDays(3), renewsAt: inDays(3) },
    'active',
    inDays(3),
  ],
  [
    'over within a week, renewed before and no more',
    { ...active, subscriptionExpiresAt: inDays(3), renewsAt: inDays(-27) },
    'ending',
    inDays(3),
  ],
  ['unpaid, in the days of grace', { ...active, subscriptionPastDueAt: inDays(2) }, 'failed', inDays(2)],
  ['unpaid for longer', { ...active, subscriptionPastDueAt: inDays(-1) }, 'overdue', inDays(-1)],
  ['on trial', { ...nobody, subscriptionStatus: 'trialing' }, 'trial', null],
  [
    'on a trial that is about to end',
    { ...nobody, subscriptionStatus: 'trialing', subscriptionExpiresAt: inDays(1) },
    'ending',
    inDays(1),
  ],
  ['over by now', { ...active, subscriptionExpiresAt: now }, 'ended', now],
  ['over for two weeks', { ...active, subscriptionExpiresAt: inDays(-14) }, 'ended', inDays(-14)],
  ['over for longer', { ...active, subscriptionExpiresAt: inDays(-14.01) }, 'none', inDays(-14.01)],
  [
    'ended by the provider',
    { ...nobody, providerStatus: 'canceled', endedAtProvider: inDays(-3) },
    'ended',
    inDays(-3),
  ],
  ['ended by the provider, then let in by hand', { ...active, endedAtProvider: inDays(-3) }, 'active', null],
  [
    'given up as unpaid by the provider',
    { ...nobody, providerStatus: 'unpaid', endedAtProvider: inDays(-3) },
    'overdue',
    inDays(-3),
  ],
  [
    'unpaid at the provider for long',
    { ...nobody, providerStatus: 'unpaid', endedAtProvider: inDays(-30) },
    'none',
    inDays(-30),
  ],
] as const)('%s', (_who, facts, state, at) => {
  expect(membershipState(facts, now)).toEqual({ state, at });
});

it.each([
  ['coach', false, false],
  ['active', true, false],
  ['ending', true, true],
  ['failed', true, true],
  ['overdue', false, true],
  ['trial', false, false],
  ['ended', false, true],
  ['none', false, false],
] as const)('one that is %s lets in: %j, and a coach is told of it: %j', (state, letsIn, isTold) => {
  expect([isLetIn(state), needsAttention(state)]).toEqual([letsIn, isTold]);
});
