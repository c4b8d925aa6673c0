import { expect, it } from 'vitest';
import { lastTrained } from './last-trained.ts';

const today = '2026-03-18';

it.each([
  [null, 'never'],
  ['2026-03-18', 'lately'],
  ['2026-03-11', 'lately'],
  ['2026-03-10', 'week-ago'],
  ['2026-03-04', 'week-ago'],
  ['2026-03-03', 'long-ago'],
  ['2024-02-29', 'long-ago'],
  // The member's date may be ahead of the coach's.
  ['2026-03-19', 'lately'],
] as const)('trained last on %j, on March 18 that was %s', (date, expected) => {
  expect(lastTrained(date, today)).toBe(expected);
});
