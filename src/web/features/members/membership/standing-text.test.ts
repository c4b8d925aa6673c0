import { describe, expect, it } from 'vitest';
import type { PersonInFull } from '#web/parts/people/person-in-full.ts';
import { actsOn } from './membership-acts.ts';
import { membershipFacts, standingOfMembership } from './standing-text.ts';

const ada = {
  role: 'member',
  subscriptionStatus: null,
  subscriptionExpiresAt: null,
  subscriptionPastDueAt: null,
  subscriptionRenewsAt: null,
  remindedOfPaymentAt: null,
  providerStatus: null,
  isFoundingMember: false,
  mayMoveSessions: true,
  maySwapExercises: true,
  timeZone: 'UTC',
} as unknown as PersonInFull;

const linesOf = (facts: { label: string; text: string }[]) =>
  facts.map(({ label, text }) => `${label}: ${text}`);

const renews = { subscriptionRenewsAt: '2026-12-10T00:00:00Z' };
const fails = { subscriptionPastDueAt: '2026-11-30T12:00:00Z', providerStatus: 'active' };
const reminded = { remindedOfPaymentAt: '2026-11-26T09:00:00Z' };

describe('a membership', () => {
  it.each([
    [{}, 'No membership', 'neutral'],
    [{ subscriptionStatus: 'active' }, 'Active', 'success'],
    [{ subscriptionStatus: 'past_due' }, 'Payment overdue', 'danger'],
    [
      { subscriptionStatus: 'active', subscriptionPastDueAt: '2026-11-09T12:00:00Z' },
      'Payment failed, open until Nov 9, 2026',
      'warning',
    ],
    [{ role: 'admin' as const }, 'Coach', 'accent'],
  ])('of %o stands so: %s', (given, text, tone) => {
    expect(standingOfMembership({ ...ada, ...given })).toEqual({ text, tone });
  });

  it.each([
    [{}, []],
    [{ subscriptionExpiresAt: '2026-11-01T12:00:00Z' }, ['Ended on: Nov 1, 2026']],
    [{ subscriptionStatus: 'active', providerStatus: 'active', ...renews }, ['Renews on: Dec 10, 2026']],
    [{ subscriptionStatus: 'active', ...renews, ...fails }, []],
    [{ subscriptionStatus: 'past_due', ...renews, ...fails, ...reminded }, ['Reminded on: Nov 26, 2026']],
    [
      { subscriptionStatus: 'active', providerStatus: 'trialing', ...renews },
      ['Renews on: Dec 10, 2026', 'At the payment provider: trialing'],
    ],
  ])('of %o is told besides: %j', (given, facts) => {
    expect(linesOf(membershipFacts({ ...ada, ...given }, 'UTC'))).toEqual([
      ...facts,
      'Moves sessions: Allowed',
      'Swaps exercises: Allowed',
    ]);
  });
});

describe('what can be done', () => {
  const here = { today: '2026-11-26', zone: 'UTC' };
  const ends = { subscriptionStatus: 'active', subscriptionExpiresAt: '2026-12-10T00:00:00Z' };
  it.each([
    ['without a membership', {}, ['takesDays']],
    ['open by hand', ends, ['mayExtend', 'mayEnd', 'mayPause', 'takesDays']],
    ['renewed by the provider', { subscriptionStatus: 'active', ...renews }, []],
    ['on trial', { ...ends, ...renews }, ['mayExtend', 'takesDays']],
    ['failing', { subscriptionStatus: 'active', ...fails }, ['mayExtend', 'mayRemind', 'takesDays']],
    [
      'failing, reminded today',
      { subscriptionStatus: 'active', ...fails, ...reminded },
      ['mayExtend', 'takesDays'],
    ],
  ])('about one %s', (_, given, may) => {
    const acts = Object.entries(actsOn({ ...ada, ...given }, here));
    expect(acts.flatMap(([act, is]) => (is ? [act] : []))).toEqual(may);
  });
});
