import { expect, it } from 'vitest';
import { comingText, isUsed, logsText, placesText, type Uses } from './use-text.ts';

const place = (weekNumber: number, dayOfWeek: Uses['programs'][number]['places'][number]['dayOfWeek']) => ({
  weekNumber,
  dayOfWeek,
  dayName: '',
});

const unused: Uses = {
  programs: [],
  workouts: [],
  challenges: [],
  coming: { days: 0, members: 0, soonest: [] },
  logs: { count: 0, members: 0 },
};

it('the days of a program are told by week', () => {
  expect(placesText({ places: [place(1, 'monday'), place(1, 'friday'), place(3, 'monday')] })).toBe(
    'Week 1: Monday, Friday · Week 3: Monday',
  );
});

it('counts say of how many members', () => {
  expect(logsText({ logs: { count: 1, members: 1 } })).toBe('1 log of 1 member');
  expect(comingText({ coming: { days: 12, members: 3, soonest: [] } })).toBe('12 training days of 3 members');
});

it.each<[Partial<Uses>, boolean]>([
  [{}, false],
  [{ logs: { count: 1, members: 1 } }, true],
  [{ challenges: [{ id: 'c', name: 'Most Squats' }] }, true],
])('with %j it is used: %j', (use, expected) => {
  expect(isUsed({ ...unused, ...use })).toBe(expected);
});
