import { expect, it } from 'vitest';
import { isAnything, unsentWords } from './unsent-words.ts';

it.each([
  [{ logs: 1, sessions: 0 }, '1 log has'],
  [{ logs: 2, sessions: 0 }, '2 logs have'],
  [{ logs: 0, sessions: 1 }, '1 session has'],
  [{ logs: 2, sessions: 1 }, '2 logs and 1 session have'],
])('names what has not been sent: %o', (unsent, words) => {
  expect(isAnything(unsent)).toBe(true);
  expect(unsentWords(unsent)).toBe(words);
});

it('asks about nothing where nothing is left', () => {
  expect(isAnything({ logs: 0, sessions: 0 })).toBe(false);
});
