import { expect, it } from 'vitest';
import { removedText } from './removed-text.ts';

it.each([
  [undefined, 'Removed Back Squat from Monday.'],
  [0, 'Removed Back Squat from Monday.'],
  [1, 'Removed Back Squat from Monday. 1 member has it today.'],
  [14, 'Removed Back Squat from Monday. 14 members have it today.'],
])('a removal says whom it reaches today: %j members', (members, text) => {
  expect(removedText('Back Squat', 'Monday', members)).toBe(text);
});
