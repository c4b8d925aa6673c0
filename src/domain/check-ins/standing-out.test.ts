import { expect, it } from 'vitest';
import type { StoredAnswer } from './question.ts';
import { lowestAnswer, mostFallen } from './standing-out.ts';

const answer = (questionId: string, value: number | string, top = 10): StoredAnswer => ({
  questionId,
  part: 'body',
  kind: typeof value === 'string' ? 'text' : 'scale',
  text: questionId,
  top,
  measure: 'plain',
  value,
  unit: '',
});
const hours: StoredAnswer = { ...answer('hours', 1), kind: 'number' };

it.each<[answers: StoredAnswer[], lowest: string | null]>([
  [[], null],
  [[answer('word', 'Grateful.'), hours], null],
  [[answer('sleep', 7), answer('food', 4), answer('calm', 9)], 'food'],
  // 2 of 5 is nearer to the lower end than 4 of 10; 1 is the lower end of both.
  [[answer('sleep', 4), answer('food', 2, 5)], 'food'],
  [[answer('sleep', 1), answer('food', 1, 5)], 'sleep'],
])('of %j the lowest is %s', (answers, lowest) => {
  expect(lowestAnswer(answers)?.questionId ?? null).toBe(lowest);
});

it.each<[answers: StoredAnswer[], before: StoredAnswer[], fallen: [string, number] | null]>([
  [[answer('sleep', 7)], [], null],
  [[answer('sleep', 7)], [answer('sleep', 7)], null],
  [[answer('sleep', 7)], [answer('sleep', 5)], null],
  [
    [answer('sleep', 7), answer('food', 3)],
    [answer('sleep', 8), answer('food', 8)],
    ['food', 5],
  ],
  // Two steps of five are more than three of ten.
  [
    [answer('sleep', 5), answer('food', 3, 5)],
    [answer('sleep', 8), answer('food', 5, 5)],
    ['food', 2],
  ],
  // The scale is another one now, and a number is no scale.
  [[answer('sleep', 3, 5)], [answer('sleep', 8)], null],
  [[hours], [{ ...hours, value: 9 }], null],
])('%j after %j: %j', (answers, before, fallen) => {
  const found = mostFallen(answers, before);
  expect(found && [found.questionId, found.by]).toEqual(fallen);
});
