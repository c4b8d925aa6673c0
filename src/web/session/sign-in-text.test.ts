import { expect, it } from 'vitest';
import { providerTrouble } from './sign-in-text.ts';

it.each([
  ['denied', /^The sign-in at Acme was canceled/],
  ['unverified', /^Acme has not confirmed your e-mail address yet/],
  ['failed', /^The sign-in through Acme did not work/],
])('what came of the provider is said plainly: %s', (outcome, sentence) => {
  expect(providerTrouble(outcome, 'Acme')).toMatch(sentence);
});

it.each([null, '', 'anything else'])('nothing is said about %j', outcome => {
  expect(providerTrouble(outcome, 'Acme')).toBeNull();
});
