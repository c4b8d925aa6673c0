import { expect, it } from 'vitest';
import { unsentText } from './count-text.ts';
import { isAnything } from './unsent.ts';

it.each([
  [{ logs: 1, sessions: 0, messages: 0 }, '1 log has'],
  [{ logs: 2, sessions: 0, messages: 0 }, '2 logs have'],
  [{ logs: 0, sessions: 1, messages: 0 }, '1 session has'],
  [{ logs: 0, sessions: 0, messages: 1 }, '1 message has'],
  [{ logs: 2, sessions: 1, messages: 0 }, '2 logs and 1 session have'],
  [{ logs: 2, sessions: 1, messages: 3 }, '2 logs, 1 session and 3 messages have'],
])('names what has not been sent: %o', (unsent, words) => {
  expect(isAnything(unsent)).toBe(true);
  expect(unsentText(unsent)).toBe(words);
});

it('asks about nothing where nothing is left', () => {
  expect(isAnything({ logs: 0, sessions: 0, messages: 0 })).toBe(false);
});
