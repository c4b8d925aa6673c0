import { expect, it } from 'vitest';
import { miles, pounds } from '#domain/measures/measure.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { LoggedSet, LoggedWork } from '#domain/training/log/workout-units.ts';
import { comparedWithLast } from './compared-with-last.ts';

const lift = (weight: number | null, reps: number, more: Partial<LoggedSet> = {}): LoggedSet => ({
  setNum: 1,
  reps,
  weight: weight === null ? null : pounds(weight),
  ...more,
});

const cases: [string, ExerciseCategory, LoggedSet[], LoggedWork | null, object | null][] = [
  ['the first time', 'Strength', [lift(185, 5)], null, null],
  ['nothing done', 'Strength', [], { setsData: [lift(185, 5)] }, null],
  [
    'heavier',
    'Strength',
    [lift(185, 5), lift(190, 3)],
    { setsData: [lift(185, 5), lift(185, 5)] },
    { measure: 'weight', by: 5 },
  ],
  [
    'as heavy, fewer reps',
    'Strength',
    [lift(185, 5), lift(185, 3)],
    { setsData: [lift(185, 5), lift(185, 5)] },
    { measure: 'reps', by: -2 },
  ],
  [
    'converted weights are the same',
    'Strength',
    [lift(220.46, 5)],
    { setsData: [lift(220.5, 5)] },
    { measure: 'reps', by: 0 },
  ],
  [
    'neither warm-ups nor attempts that failed count',
    'Strength',
    [lift(300, 5, { setKind: 'warmup' }), lift(290, 0), lift(185, 5)],
    { setsData: [lift(180, 5)] },
    { measure: 'weight', by: 5 },
  ],
  ['less help', 'Calisthenics', [lift(-20, 5)], { setsData: [lift(-30, 5)] }, { measure: 'weight', by: 10 }],
  ['more reps', 'Calisthenics', [lift(null, 12)], { setsData: [lift(null, 10)] }, { measure: 'reps', by: 2 }],
  [
    'a longer hold',
    'Isometric',
    [{ setNum: 1, time: '1:00' }],
    { timeCompleted: '0:45' },
    { measure: 'time', by: 15 },
  ],
  [
    'farther',
    'Aerobic',
    [{ setNum: 1, distance: miles(3) }],
    { distanceCompleted: '2.5' },
    { measure: 'distance', by: 0.5 },
  ],
  [
    'fewer contacts',
    'Plyometric',
    [{ setNum: 1, contacts: 30 }],
    { volumeCompleted: '40' },
    { measure: 'contacts', by: -10 },
  ],
  [
    'more calories',
    'Aerobic',
    [
      { setNum: 1, calories: 12, time: '0:45' },
      { setNum: 2, calories: 14 },
    ],
    { setsData: [{ setNum: 1, calories: 20 }], distanceCompleted: '3' },
    { measure: 'calories', by: 6 },
  ],
  ['calories after reps', 'Strength', [{ setNum: 1, calories: 12 }], { setsData: [lift(185, 5)] }, null],
  [
    'a run of which only the time is known',
    'Aerobic',
    [{ setNum: 1, time: '20:00' }],
    { timeCompleted: '21:00' },
    null,
  ],
];

it.each(cases)('beside the last time: %s', (_, category, sets, last, expected) => {
  expect(comparedWithLast(category, sets, last)).toEqual(expected);
});
