import { describe, expect, it } from 'vitest';
import {
  activatedText,
  canActivate,
  countMembers,
  dayOfInstant,
  memberName,
  membersFound,
  membershipText,
  movingText,
  swappingText,
  paymentTrouble,
  subscriptionAddress,
  subscriptionRunsOn,
} from './member-text.ts';

const jane = { firstName: 'Jane', lastName: 'Doe', email: 'jd@garrison.example' };
const plato = { firstName: 'Plato', lastName: null, email: 'plato@academy.example' };
const nameless = { firstName: null, lastName: null, email: 'Nameless@example.com' };

it.each([
  [jane, 'Jane Doe'],
  [plato, 'Plato'],
  [nameless, 'Nameless@example.com'],
  [{ ...nameless, firstName: '' }, 'Nameless@example.com'],
])('a member is called by first and last name, else by e-mail', (member, name) => {
  expect(memberName(member)).toBe(name);
});

it.each([
  ['jane', [jane]],
  ['DOE', [jane]],
  ['jane d', [jane]],
  ['  academy ', [plato]],
  ['nameless@', [nameless]],
  ['example', [jane, plato, nameless]],
  ['', [jane, plato, nameless]],
  ['nobody', []],
])('the search %j finds by first name, last name or e-mail, in any case', (search, found) => {
  expect(membersFound([jane, plato, nameless], search)).toEqual(found);
});

it('coaches are in the list, and not counted as members', () => {
  expect(countMembers([{ role: 'admin' }, { role: 'member' }, { role: 'member' }])).toBe(2);
});

it.each([
  ['2026-11-20T23:30:00.000Z', 'UTC', 'Nov 20, 2026'],
  ['2026-11-20T23:30:00.000Z', 'Pacific/Auckland', 'Nov 21, 2026'],
  ['2026-11-20T03:30:00.000Z', 'America/Denver', 'Nov 19, 2026'],
  ['soon', 'UTC', null],
  [null, 'UTC', null],
])('the instant %j is, in %s, on %j', (instant, zone, day) => {
  expect(dayOfInstant(instant, zone)).toBe(day);
});

const inDecember = '2026-12-20T10:00:00.000Z';

describe('a membership', () => {
  it.each([
    ['active', inDecember, null, 'Active until Dec 20, 2026', null],
    ['active', null, null, 'Active', null],
    ['active', null, inDecember, 'Payment failed, open until Dec 20, 2026', 'warning'],
    ['past_due', null, inDecember, 'Payment overdue', 'danger'],
    [null, inDecember, inDecember, null, null],
  ])(
    'that is %j until %j, unpaid from %j on, reads %j',
    (subscriptionStatus, expires, pastDue, words, trouble) => {
      const member = {
        subscriptionStatus,
        subscriptionExpiresAt: expires,
        subscriptionPastDueAt: pastDue,
      };
      expect(membershipText(member, 'UTC')).toBe(words);
      expect(paymentTrouble(member)).toBe(trouble);
    },
  );

  it.each([
    ['sub_1', 'active', 'active', true],
    ['sub_1', 'active', null, true],
    ['sub_1', null, 'unpaid', true],
    ['sub_1', 'active', 'canceled', false],
    ['sub_1', null, null, false],
    [null, 'active', null, false],
  ])(
    'with subscription %j, %j here and %j at the provider, runs on: %j',
    (subscriptionId, status, word, expected) => {
      const member = { subscriptionId, subscriptionStatus: status, providerStatus: word };
      expect(subscriptionRunsOn(member)).toBe(expected);
    },
  );

  it.each([
    ['member', null, true],
    ['member', 'active', false],
    ['admin', null, false],
  ] as const)('of a %s with status %j can be activated: %j', (role, subscriptionStatus, allowed) => {
    expect(canActivate({ role, subscriptionStatus })).toBe(allowed);
  });

  it.each([
    ['2026-12-20T10:00:00.000Z', 'Subscription activated successfully. Expires on Dec 20, 2026'],
    ['', 'Subscription activated successfully. Expires on in 30 days'],
    [undefined, 'Subscription activated successfully. Expires on in 30 days'],
  ])('activated until %j says when it expires', (expiresAt, words) => {
    expect(activatedText(expiresAt, 'UTC')).toBe(words);
  });
});

it.each([
  [true, 'Jane Doe may move sessions'],
  [false, 'Jane Doe can no longer move sessions'],
])('a member who may move sessions, %j, reads %j', (mayMoveSessions, words) => {
  expect(movingText({ ...jane, mayMoveSessions })).toBe(words);
});

it.each([
  [true, 'Jane Doe may swap exercises'],
  [false, 'Jane Doe can no longer swap exercises'],
])('a member who may swap exercises, %j, reads %j', (maySwapExercises, words) => {
  expect(swappingText({ ...jane, maySwapExercises })).toBe(words);
});

it('a subscription is looked at and ended at the payment provider', () => {
  expect(subscriptionAddress('sub_1/2')).toBe('https://dashboard.stripe.com/subscriptions/sub_1%2F2');
});
