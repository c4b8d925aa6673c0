import { expect, it } from 'vitest';
import { caloriesOf, caloriesText } from './calories-of-set.ts';
import { caloriesSpan } from './calories-span.ts';
import { asksForCalories } from './prescribed-calories.ts';

it.each([
  ['12 cal', 12, { min: 12, max: 12 }],
  ['12cal', 12, { min: 12, max: 12 }],
  ['12 cals', 12, { min: 12, max: 12 }],
  ['12 calories', 12, { min: 12, max: 12 }],
  ['1 Calorie', 1, { min: 1, max: 1 }],
  ['12 kcal', 12, { min: 12, max: 12 }],
  ['10-12 cal', 10, { min: 10, max: 12 }],
  ['10 – 12 cal', 10, { min: 10, max: 12 }],
  ['10 to 12 cal', 10, { min: 10, max: 12 }],
  ['15/12 cal', 15, { min: 12, max: 15 }],
  ['4 x 12 cal', 12, { min: 12, max: 12 }],
  ['12 cal (hard)', 12, { min: 12, max: 12 }],
  ['15+ cal', 15, null],
  ['max cal', null, null],
  ['AMRAP cal', null, null],
])('%j asks for calories, at least %s', (text, least, span) => {
  expect(asksForCalories(text)).toBe(true);
  expect(caloriesOf(text)).toBe(least);
  expect(caloriesSpan(text, 0)).toEqual(span);
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
  expect(caloriesSpan(text, 0)).toBe(null);
});

const least = (text: string) => [0, 1, 2, 3].map(index => caloriesSpan(text, index)?.min);

it('of a list each set has its own, those after it the last', () => {
  expect(least('12,10,8 cal')).toEqual([12, 10, 8, 8]);
  expect(least('12, 10 cal')).toEqual([12, 10, 10, 10]);
  expect(least('12 cal')).toEqual([12, 12, 12, 12]);
});

it.each([
  ['its own', { reps: '12 cal' }, '10 cal', '10 cal'],
  ['the prescription’s', { reps: '12 cal' }, null, '12 cal'],
  ['that of the distance', { reps: '1', distance: '15 cal' }, '1', '15 cal'],
  ['none', { reps: '12' }, null, null],
])('a set has %s', (_whose, prescription, ofSet, text) => {
  expect(caloriesText(prescription, ofSet)).toBe(text);
});
