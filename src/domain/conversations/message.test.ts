import { expect, it } from 'vitest';
import { mayTakeBack } from './message.ts';

const sentAt = new Date('2026-03-18T12:00:00Z');

it.each([
  ['the moment it is sent', 0, true],
  ['after 14 minutes', 14 * 60, true],
  ['after 15 minutes to the second', 15 * 60, true],
  ['a second later', 15 * 60 + 1, false],
  ['the next day', 24 * 60 * 60, false],
  ['by a clock that is a little behind', -2, true],
])('a message can be taken back %s: %s s, %s', (_, seconds, expected) => {
  expect(mayTakeBack(sentAt, new Date(sentAt.getTime() + seconds * 1000))).toBe(expected);
});
