import { expect, it } from 'vitest';
import { invitationText, joinedText } from './invitation-text.ts';

const ruth = { name: 'Ruth Moab', email: 'ruth@moab.example' };

it.each([
  [true, /^An e-mail with this link is on its way to ruth@moab.example\./],
  [false, /^No mail is set up, so no e-mail is sent\. Send this link to ruth@moab.example/],
  [undefined, 'With a link, ruth@moab.example can choose a password and sign in.'],
])('mailed: %j is said honestly', (mailed, words) => {
  expect(invitationText(ruth, mailed).title).toBe('Invite Ruth Moab');
  expect(invitationText(ruth, mailed).description).toMatch(words);
});

it.each([
  ['member', 'active', 'Apr 17, 2026', true, 'Their membership is active until Apr 17, 2026.'],
  ['member', null, null, true, /membership page first: .* with the first payment, or when/],
  ['member', null, null, false, /membership page first: their training opens when you activate them/],
  ['admin', null, null, true, /join as a coach/],
] as const)('a %s with status %j until %j, sold: %j', (role, subscriptionStatus, until, isSold, words) => {
  expect(joinedText({ role, subscriptionStatus }, until, isSold)).toMatch(words);
});
