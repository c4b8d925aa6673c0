import { expect, it } from 'vitest';
import { inputOf, keyOf, keysOf, pathOf, textOf } from './query-key.ts';

const exercisesForDate = { path: '/api/assignments/:id/exercises-for-date' } as const;
const asked = { params: { id: 'a1' }, query: { date: '2026-11-20' } };

it('an answer that an earlier version kept on the device is found', () => {
  expect(textOf(keyOf(exercisesForDate, asked))).toBe(
    '["/api/assignments/:id/exercises-for-date",{"id":"a1"},{"date":"2026-11-20"}]',
  );
  expect(textOf(keyOf({ path: '/api/assignments' }, {}))).toBe('["/api/assignments",null,null]');
});

it('tells what was asked of which endpoint, also beside what tells it apart', () => {
  const key = keyOf(exercisesForDate, asked, 'pages', 20);
  expect(pathOf(key)).toBe(exercisesForDate.path);
  expect(inputOf(key)).toEqual(asked);
  expect(key.slice(0, 1)).toEqual(keysOf(exercisesForDate));
  expect(key).not.toEqual(keyOf(exercisesForDate, asked));
});
