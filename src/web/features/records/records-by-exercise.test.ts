import { expect, it } from 'vitest';
import type { HeldRecord } from '#web/parts/records/record-text.ts';
import { byExercise, categoryTabs, found } from './records-by-exercise.ts';

const record = (exerciseName: string, category: HeldRecord['category'], date: string): HeldRecord => ({
  exerciseId: exerciseName,
  exerciseName,
  category,
  kind: 'weight',
  value: 1,
  at: null,
  date,
  logId: 'log',
  previous: null,
});

const exercises = byExercise([
  record('Push-up', 'Calisthenics', '2026-03-18'),
  record('Back Squat', 'Strength', '2026-03-16'),
  record('Push-up', 'Calisthenics', '2026-03-10'),
]);

it('records stand by exercise, the one with the newest first', () => {
  expect(exercises.map(({ name, records, newest }) => [name, records.length, newest.date])).toEqual([
    ['Push-up', 2, '2026-03-18'],
    ['Back Squat', 1, '2026-03-16'],
  ]);
});

it('only categories that have any are offered', () => {
  expect(categoryTabs(exercises).map(({ value, count }) => `${value} ${count}`)).toEqual([
    'All 2',
    'Strength 1',
    'Calisthenics 1',
  ]);
});

it.each([
  ['', ['Push-up', 'Back Squat']],
  ['squat', ['Back Squat']],
  ['pushups', ['Push-up']],
  ['swim', []],
])('a search for "%s" finds %j', (search, names) => {
  expect(found(exercises, search).map(({ name }) => name)).toEqual(names);
});
