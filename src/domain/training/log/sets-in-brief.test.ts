import { expect, it } from 'vitest';
import { miles, pounds } from '#domain/measures/measure.ts';
import { setsInBrief } from './sets-in-brief.ts';

let made = 0;

const set = (weight: number | null, reps: number, setKind: 'work' | 'warmup' = 'work') => ({
  setNum: (made += 1),
  weight: weight === null ? null : pounds(weight),
  reps,
  setKind,
});

const carry = (yards: number, weight: number | null = 70) => ({
  setNum: (made += 1),
  distance: miles(yards / 1760),
  weight: weight === null ? null : pounds(weight),
});
const forty = { by: 'distance', amount: 40 / 1760 };

it.each([
  ['are alike', [carry(40), carry(40, 90)], forty],
  ['differ', [carry(40), carry(60)], null],
  ['stand beside reps', [carry(40), set(225, 5)], null],
])('of sets carried that %s how far each was', (_, sets, carried) => {
  expect(setsInBrief(sets).carried).toEqual(carried);
});

it.each([
  ['are alike', [set(225, 5), set(225, 5)], null, 0],
  ['go up in weight', [set(150, 7), set(160, 6), set(170, 5)], { weight: 170, reps: 5 }, 0],
  ['are lighter at first', [set(235, 5), set(330, 5), set(330, 4)], { weight: 330, reps: 5 }, 0],
  ['differ in reps alone', [set(null, 12), set(null, 8)], { weight: null, reps: 12 }, 0],
  ['were missed once', [set(335, 3), set(335, 3), set(335, 0)], null, 1],
  ['come after warm-ups', [set(95, 5, 'warmup'), set(225, 5)], null, 0],
  ['are none', null, null, 0],
])('of sets that %s the top set, where they differ, and the misses', (_, sets, topSet, missed) => {
  expect(setsInBrief(sets)).toEqual({ topSet, carried: null, calories: null, missed });
});

const bike = (calories: number, setKind: 'work' | 'warmup' = 'work') => ({
  setNum: (made += 1),
  calories,
  setKind,
});

it.each([
  ['are alike', [bike(12), bike(12)], { total: 24, isEven: true }],
  ['differ', [bike(12), bike(10)], { total: 22, isEven: false }],
  ['come after a warm-up', [bike(5, 'warmup'), bike(12)], { total: 12, isEven: true }],
])('of sets in calories that %s how many in all', (_, sets, calories) => {
  expect(setsInBrief(sets)).toEqual({ topSet: null, carried: null, calories, missed: 0 });
});
