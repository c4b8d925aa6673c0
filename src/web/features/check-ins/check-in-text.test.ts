import { expect, it } from 'vitest';
import { weekText } from './check-in-text.ts';

it.each([
  ['a Sunday', '2026-11-15T00:00:00.000Z', 'Week of Nov 9, 2026'],
  ['a Monday', '2026-11-16T00:00:00.000Z', 'Week of Nov 16, 2026'],
  ['a Friday', '2026-11-20T00:00:00.000Z', 'Week of Nov 16, 2026'],
])('a check-in that is due on %s is of the week from Monday', (_, week, words) => {
  expect(weekText({ week })).toBe(words);
});
