import { expect, it } from 'vitest';
import { passkeyTrouble } from './passkey-trouble.ts';

it.each([
  ['NotAllowedError', 'No passkey was added: it was canceled, or took too long.'],
  ['InvalidStateError', 'This device already has a passkey for your account.'],
  ['TypeError', null],
])('what a device calls %s is said as %j', (name, words) => {
  expect(passkeyTrouble(Object.assign(new Error('of the browser'), { name }))).toBe(words);
});
