import { expect, it } from 'vitest';
import { invitationWords, joinedWords } from './invitation-words.ts';

const ruth = { name: 'Ruth Moab', email: 'ruth@moab.example' };

it.each([
  [true, /^A letter with this link is on its way to ruth@moab.example\./],
  [false, /^No mail is set up, so no letter goes out\. Send this link to ruth@moab.example/],
  [undefined, 'With a link, ruth@moab.example chooses a password and comes in.'],
])('mailed: %j is said honestly', (mailed, words) => {
  expect(invitationWords(ruth, mailed).title).toBe('Invite Ruth Moab');
  expect(invitationWords(ruth, mailed).description).toMatch(words);
});

it.each([
  ['member', 'active', 'Apr 17, 2026', true, 'They are let in until Apr 17, 2026.'],
  ['member', null, null, true, /membership page first: .* with the first payment, or when/],
  ['member', null, null, false, /membership page first: their training opens when you activate them/],
  ['admin', null, null, true, /come in as a coach/],
] as const)('a %s with status %j until %j, sold: %j', (role, subscriptionStatus, until, isSold, words) => {
  expect(joinedWords({ role, subscriptionStatus }, until, isSold)).toMatch(words);
});
