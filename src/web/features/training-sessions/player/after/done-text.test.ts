import { expect, it } from 'vitest';
import { usualUnits } from '#domain/measures/measure.ts';
import { comparedText, doneText } from './done-text.ts';

type Done = Parameters<typeof doneText>[0];

const set = (setNum: number, more: object) => ({
  setNum,
  setKind: 'work',
  exerciseId: 'squat',
  reps: null,
  weight: null,
  time: null,
  distance: null,
  contacts: null,
  calories: null,
  rpe: null,
  entered: null,
  ...more,
});

const exercise = (category: string, sets: object[], lastTime: object | null, isAssisted = false): Done =>
  ({ category, sets, lastTime, isAssisted, exerciseId: 'squat' }) as unknown as Done;

const lifted = [
  set(1, { reps: 5, weight: 185 }),
  set(2, { reps: 5, weight: 185 }),
  set(3, { reps: 3, weight: 190 }),
];

it.each([
  ['Strength', lifted, '185 lb × 5, 5 · 190 lb × 3'],
  ['Strength', [], ''],
  ['Aerobic', [set(1, { distance: 3, time: '24:10' })], '3 mi in 24:10'],
  ['Isometric', [set(1, { time: '1:00' }), set(2, { time: '0:45' })], '1:00 · 0:45'],
])('the sets of a %s exercise in one line: %#', (category, sets, words) => {
  expect(doneText(exercise(category, sets, null), usualUnits)).toBe(words);
});

it.each([
  ['heavier', { setsData: [set(1, { reps: 5, weight: 185 })] }, '5 lb more than last time'],
  ['lighter', { setsData: [set(1, { reps: 5, weight: 200 })] }, '10 lb less than last time'],
  ['the same', { setsData: lifted }, 'The same as last time'],
  ['one rep', { setsData: [set(1, { reps: 14, weight: 190 })] }, '1 rep less than last time'],
  ['never before', null, null],
])('beside the last time: %s', (_, lastTime, words) => {
  expect(comparedText(exercise('Strength', lifted, lastTime), usualUnits)).toBe(words);
});

it('of an assisted exercise the help is compared', () => {
  const now = exercise(
    'Calisthenics',
    [set(1, { reps: 5, weight: -20 })],
    { setsData: [set(1, { reps: 5, weight: -30 })] },
    true,
  );
  expect(comparedText(now, usualUnits)).toBe('10 lb less help than last time');
});
