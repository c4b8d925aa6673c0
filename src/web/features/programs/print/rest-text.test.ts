import { expect, it } from 'vitest';
import { weekdays } from '#domain/plain-date.ts';
import { restText } from './rest-text.ts';

it.each([
  [[], ''],
  [['sunday'], 'Rest: Sunday'],
  [['tuesday', 'sunday'], 'Rest: Tuesday and Sunday'],
  [['monday', 'tuesday', 'sunday'], 'Rest: Monday, Tuesday and Sunday'],
  [weekdays, 'Rest on all days'],
] as const)('%j: %j', (days, text) => {
  expect(restText(days)).toBe(text);
});
