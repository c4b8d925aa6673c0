import { describe, expect, it } from 'vitest';
import type { Viewer } from './access.ts';
import { pageFor } from './page-access.ts';

const now = new Date('2026-03-18T12:00:00Z');
const earlier = '2026-03-18T12:00:00Z';
const later = '2026-04-18T12:00:00Z';
const member = (overrides: Partial<Viewer>): Viewer => ({
  role: 'member',
  subscriptionStatus: null,
  subscriptionExpiresAt: null,
  subscriptionPastDueAt: null,
  ...overrides,
});

/** Every state a session can be in. While it loads, nobody is known to be there. */
const states = {
  stranger: null,
  loading: null,
  coach: member({ role: 'admin' }),
  active: member({ subscriptionStatus: 'active', subscriptionExpiresAt: later }),
  'active without an end': member({ subscriptionStatus: 'active' }),
  'active, a payment open': member({ subscriptionStatus: 'active', subscriptionPastDueAt: later }),
  trialing: member({ subscriptionStatus: 'trialing', subscriptionExpiresAt: later }),
  'past due': member({ subscriptionStatus: 'active', subscriptionPastDueAt: earlier }),
  'said to be past due': member({ subscriptionStatus: 'past_due' }),
  expired: member({ subscriptionStatus: 'active', subscriptionExpiresAt: earlier }),
  canceled: member({ subscriptionStatus: 'canceled' }),
  unpaid: member({ subscriptionStatus: 'unpaid' }),
  none: member({}),
} satisfies Record<string, Viewer | null>;

type State = keyof typeof states;

const to = (redirect: string) => ({ redirect });
const [subscribe, home, console] = [to('/subscribe'), to('/member'), to('/admin')];
const lost = 'not-found';
const another = 'signed-in-already';

/** The specifications' table, and the pages of the rules, sections 9 and 12: what each path is to whom. */
const table = [
  { path: '/', stranger: 'landing', coach: console, active: home, none: subscribe },
  { path: '/member', stranger: 'landing', coach: console, active: 'member-area', none: subscribe },
  { path: '/admin', stranger: 'landing', coach: 'console', active: home, none: subscribe },
  { path: '/subscribe', stranger: 'subscribe', coach: 'subscribe', active: 'subscribe', none: 'subscribe' },
  { path: '/programs', stranger: lost, coach: 'console', active: 'member-area', none: subscribe },
  { path: '/nowhere', stranger: lost, coach: lost, active: lost, none: subscribe },
  { path: '/member/nowhere', stranger: lost, coach: lost, active: lost, none: subscribe },
  { path: '/constructor', stranger: lost, coach: lost, active: lost, none: subscribe },
  { path: '/sign-in', stranger: 'sign-in', coach: console, active: home, none: subscribe },
  { path: '/setup', stranger: 'setup', coach: console, active: home, none: subscribe },
  { path: '/invitation', stranger: 'invitation', coach: another, active: another, none: subscribe },
  { path: '/password', stranger: 'password', coach: another, active: another, none: subscribe },
  { path: '/account', stranger: 'landing', coach: 'account', active: 'account', none: 'account' },
] as const;

/** The column of the table for a state. */
const columnOf: Record<State, 'stranger' | 'coach' | 'active' | 'none'> = {
  stranger: 'stranger',
  loading: 'stranger',
  coach: 'coach',
  active: 'active',
  'active without an end': 'active',
  'active, a payment open': 'active',
  trialing: 'none',
  'past due': 'none',
  'said to be past due': 'none',
  expired: 'none',
  canceled: 'none',
  unpaid: 'none',
  none: 'none',
};

const cases = table.flatMap(row =>
  (Object.keys(states) as State[]).map(state => ({ path: row.path, state, expected: row[columnOf[state]] })),
);

describe('a path leads each person to their page', () => {
  it.each(cases)('$path, $state', ({ path, state, expected }) => {
    expect(pageFor(path, states[state], now)).toEqual(expected);
  });

  it('with a slash at its end as without', () => {
    expect(pageFor('/member/', states.active, now)).toBe('member-area');
  });
});
