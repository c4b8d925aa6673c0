import { expect, it } from 'vitest';
import { hasJumped } from './clock-jump.ts';

const now = new Date('2026-03-18T12:00:00Z');

it.each([
  ['never', null, false],
  ['a minute ago', '2026-03-18T11:59:00Z', false],
  ['30 days ago', '2026-02-16T12:00:00Z', false],
  ['longer ago', '2026-02-16T11:59:59Z', true],
  ['400 days ahead of now', '2027-04-22T12:00:00Z', false],
])('a clock that was last looked at %s', (_when, seen, isJump) => {
  expect(hasJumped(seen === null ? null : new Date(seen), now)).toBe(isJump);
});
