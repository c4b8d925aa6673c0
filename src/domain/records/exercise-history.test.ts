import { pounds } from '#domain/measures/measure.ts';
import { expect, it } from 'vitest';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { LoggedWork } from '#domain/training/log/workout-units.ts';
import { lineKindOf, lineOf, volumeByWeek, volumeOf } from './exercise-history.ts';

const lift = (weight: number | null, reps: number, setKind: 'work' | 'warmup' = 'work'): LoggedWork => ({
  setsData: [{ setNum: 1, weight: weight === null ? null : pounds(weight), reps, setKind }],
});

it.each<{ category: ExerciseCategory; work: LoggedWork; volume: number }>([
  {
    category: 'Strength',
    work: { setsData: [...(lift(100, 5).setsData ?? []), ...(lift(50, 10).setsData ?? [])] },
    volume: 1000,
  },
  { category: 'Strength', work: lift(100, 5, 'warmup'), volume: 0 },
  { category: 'Strength', work: lift(null, 5), volume: 0 },
  { category: 'Calisthenics', work: lift(25, 8), volume: 8 },
  { category: 'Plyometric', work: { volumeCompleted: '60' }, volume: 60 },
  { category: 'Isometric', work: { timeCompleted: '1:30' }, volume: 90 },
  { category: 'Mobility', work: { timeCompleted: '10:00' }, volume: 600 },
  { category: 'Aerobic', work: { distanceCompleted: '3.1', timeCompleted: '28:00' }, volume: 3.1 },
])('the volume of $category is $volume', ({ category, work, volume }) => {
  expect(volumeOf(category, work)).toBe(volume);
});

it('a line has the best of each date, oldest first, and weeks begin on Monday', () => {
  const logs = [
    { date: '2026-03-16', ...lift(110, 1) },
    { date: '2026-03-15', ...lift(100, 1) },
    { date: '2026-03-16', ...lift(105, 1) },
    { date: '2026-03-10', ...lift(90, 20) },
  ];
  expect(lineOf('Strength', lineKindOf('Strength', logs), logs)).toEqual([
    { date: '2026-03-15', value: 100 },
    { date: '2026-03-16', value: 110 },
  ]);
  expect(volumeByWeek('Strength', logs)).toEqual([
    { date: '2026-03-09', value: 1900 },
    { date: '2026-03-16', value: 215 },
  ]);
});

it.each<{ category: ExerciseCategory; logs: LoggedWork[]; kind: string | null }>([
  { category: 'Strength', logs: [lift(100, 20), lift(100, 5)], kind: 'e1rm' },
  { category: 'Strength', logs: [lift(100, 20)], kind: 'weight' },
  { category: 'Aerobic', logs: [], kind: 'distance' },
  { category: 'Mobility', logs: [], kind: null },
])('the line of $category is drawn of $kind', ({ category, logs, kind }) => {
  expect(lineKindOf(category, logs)).toBe(kind);
});

it('contacts of one date are one point', () => {
  const logs = [
    { date: '2026-03-15', volumeCompleted: '20' },
    { date: '2026-03-15', volumeCompleted: '30' },
  ];
  expect(lineOf('Plyometric', 'contacts-day', logs)).toEqual([{ date: '2026-03-15', value: 50 }]);
});
