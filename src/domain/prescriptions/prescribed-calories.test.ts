import { expect, it } from 'vitest';
import { asksForCalories, caloriesOf, caloriesOfSet, caloriesSpan } from './prescribed-calories.ts';

it.each([
  ['12 cal', 12, { least: 12, most: 12 }],
  ['12cal', 12, { least: 12, most: 12 }],
  ['12 cals', 12, { least: 12, most: 12 }],
  ['12 calories', 12, { least: 12, most: 12 }],
  ['1 Calorie', 1, { least: 1, most: 1 }],
  ['12 kcal', 12, { least: 12, most: 12 }],
  ['10-12 cal', 10, { least: 10, most: 12 }],
  ['10 to 12 cal', 10, { least: 10, most: 12 }],
  ['15/12 cal', 15, { least: 12, most: 15 }],
  ['4 x 12 cal', 12, { least: 12, most: 12 }],
  ['12 cal (hard)', 12, { least: 12, most: 12 }],
  ['12,10,8 cal', 12, null],
  ['15+ cal', 15, null],
  ['max cal', null, null],
  ['AMRAP cal', null, null],
])('%j asks for calories, at least %s', (text, least, span) => {
  expect(asksForCalories(text)).toBe(true);
  expect(caloriesOf(text)).toBe(least);
  expect(caloriesSpan(text)).toEqual(span);
});

it.each([
  '12',
  '40 yd',
  '45 s',
  '10 reps, 12 cal',
  'max',
  'calf raises 12',
  '12 calves',
  'cal',
  'local',
  '',
  null,
])('%j asks for none', text => {
  expect(asksForCalories(text)).toBe(false);
  expect(caloriesOf(text)).toBe(null);
  expect(caloriesSpan(text)).toBe(null);
});

it.each([
  ['12,10,8 cal', ['12 cal', '10 cal', '8 cal', '8 cal']],
  ['12, 10 cal', ['12 cal', '10 cal', '10 cal', '10 cal']],
  ['12 cal', ['12 cal', '12 cal', '12 cal', '12 cal']],
  ['15/12 cal', ['15/12 cal', '15/12 cal', '15/12 cal', '15/12 cal']],
  ['5 reps', ['5 reps', '5 reps', '5 reps', '5 reps']],
])('of %j each set has its own', (text, each) => {
  expect([0, 1, 2, 3].map(index => caloriesOfSet(text, index))).toEqual(each);
});
