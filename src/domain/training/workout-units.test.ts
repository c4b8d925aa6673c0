import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exerciseCategories, type ExerciseCategory, type Prescription } from './exercise-category.ts';
import {
  completionRate,
  type LoggedWork,
  unitsCounted,
  unitsDone,
  unitsPrescribed,
} from './workout-units.ts';

const sets = (...reps: (number | null)[]): LoggedWork => ({
  setsData: reps.map((count, index) => ({ setNum: index + 1, reps: count })),
});

describe('units prescribed', () => {
  it.each<[ExerciseCategory, Prescription, number]>([
    ['Strength', { sets: '3', reps: '10' }, 30],
    ['Strength', { sets: '3 sets', reps: '8-12' }, 24],
    ['Strength', { sets: 'some', reps: '5' }, 15],
    ['Strength', { sets: '4', reps: 'AMRAP' }, 40],
    ['Strength', { sets: null, reps: null }, 30],
    ['Strength', {}, 30],
    ['Strength', { sets: '3', reps: '0' }, 0],
    ['Strength', { sets: '2', reps: '2.5' }, 5],
    ['Strength', { sets: '50', reps: '9'.repeat(200) }, 1_000_000],
    ['Calisthenics', { sets: '5', reps: 'max', time: '0:30' }, 50],
    ['Plyometric', { volume: '40' }, 40],
    ['Plyometric', { volume: '60 contacts' }, 60],
    ['Plyometric', { sets: '3', reps: '10' }, 30],
    ['Plyometric', { volume: '-5' }, 0],
    ['Plyometric', { volume: 'plenty' }, 0],
    ['Plyometric', { sets: 'some', reps: '10' }, 0],
    ['Plyometric', {}, 0],
    ['Isometric', { time: '45s' }, 45],
    ['Isometric', { time: '0:45', sets: '3' }, 135],
    ['Isometric', { time: '45', sets: 'some' }, 45],
    ['Isometric', { sets: '3', reps: '30 sec' }, 90],
    ['Isometric', { time: 'max hold' }, 0],
    ['Isometric', {}, 0],
    ['Mobility', { time: '2 min' }, 120],
    ['Aerobic', { distance: '3 miles' }, 100],
    ['Aerobic', {}, 100],
  ])('%s %j: %d', (category, prescription, units) => {
    expect(unitsPrescribed(category, prescription)).toBe(units);
  });
});

describe('units done, in full', () => {
  it.each<[string, ExerciseCategory, LoggedWork, number]>([
    ['reps of the sets done', 'Strength', sets(10, 9, 8), 27],
    ['a set without reps is not done', 'Strength', sets(10, 0, null), 10],
    [
      'a set marked as left out is not done',
      'Calisthenics',
      {
        setsData: [
          { setNum: 1, reps: 10, completed: false },
          { setNum: 2, reps: 7, completed: true },
        ],
      },
      7,
    ],
    ['no sets', 'Strength', {}, 0],
    ['negative reps are none', 'Strength', sets(-5, 5), 5],
    ['reps that are no number are none', 'Strength', sets(Number.NaN, 5), 5],
    ['contacts', 'Plyometric', { volumeCompleted: '42' }, 42],
    ['contacts as a number', 'Plyometric', { volumeCompleted: 42 }, 42],
    [
      'contacts of the sets',
      'Plyometric',
      {
        setsData: [
          { setNum: 1, contacts: 20 },
          { setNum: 2, contacts: 15 },
        ],
      },
      35,
    ],
    ['seconds held', 'Isometric', { timeCompleted: '1:30' }, 90],
    [
      'seconds of the sets',
      'Isometric',
      {
        setsData: [
          { setNum: 1, time: '0:40' },
          { setNum: 2, time: 35 },
        ],
      },
      75,
    ],
    ['a time that cannot be read', 'Mobility', { timeCompleted: 'a while' }, 0],
    ['a distance', 'Aerobic', { distanceCompleted: '0.5' }, 100],
    ['a distance as a number', 'Aerobic', { distanceCompleted: 2 }, 100],
    ['a distance in the sets', 'Aerobic', { setsData: [{ setNum: 1, distance: 1 }] }, 100],
    ['no distance', 'Aerobic', { distanceCompleted: '0', timeCompleted: '20:00' }, 0],
    ['a negative distance', 'Aerobic', { distanceCompleted: '-3' }, 0],
  ])('%s (%s %j): %d', (_, category, work, units) => {
    expect(unitsDone(category, {}, work)).toBe(units);
  });
});

describe('units counted', () => {
  it.each<[string, ExerciseCategory, Prescription, LoggedWork, number]>([
    ['less than prescribed counts as it is', 'Strength', { sets: '3', reps: '10' }, sets(10, 8, 7), 25],
    [
      'more than prescribed counts as prescribed',
      'Strength',
      { sets: '3', reps: '10' },
      sets(12, 12, 12),
      30,
    ],
    ['a set of 6 to failure is done in full', 'Strength', { sets: '3', reps: 'AMRAP' }, sets(6, 6, 6), 30],
    ['one of three sets to failure is a third', 'Calisthenics', { sets: '3', reps: 'max' }, sets(6), 10],
    [
      'many reps to failure are no more than prescribed',
      'Strength',
      { sets: '3', reps: 'max' },
      sets(40, 30),
      30,
    ],
    ['reps left open count the same', 'Strength', { sets: '3', reps: null }, sets(8, 8, 8), 30],
    ['a set to failure without reps is not done', 'Strength', { sets: '3', reps: 'max' }, sets(0, null), 0],
    ['a longer hold', 'Isometric', { time: '45s' }, { timeCompleted: '2:00' }, 45],
    ['more contacts', 'Plyometric', { volume: '40' }, { volumeCompleted: '55' }, 40],
    ['nothing readable prescribed', 'Isometric', { time: 'max' }, { timeCompleted: '2:00' }, 0],
    ['a run', 'Aerobic', {}, { distanceCompleted: '3' }, 100],
  ])('%s: %s %j', (_, category, prescription, work, units) => {
    expect(unitsCounted(category, prescription, work)).toBe(units);
  });

  const text = fc.option(
    fc.oneof(
      fc.string({ maxLength: 200 }),
      fc.string({ unit: fc.constantFrom(...'0123456789.,:-× AMRAPsecmin'.split('')), maxLength: 200 }),
      fc.integer({ min: -5, max: 60 }).map(String),
    ),
  );
  const amount = fc.option(fc.oneof(fc.integer({ min: -10, max: 10_000 }), fc.double()));
  const prescriptions = fc.record({ sets: text, reps: text, time: text, volume: text, distance: text });
  const works = fc.record({
    setsData: fc.option(
      fc.array(
        fc.record(
          {
            setNum: fc.nat(),
            reps: amount,
            time: fc.oneof(text, amount),
            contacts: amount,
            distance: amount,
            completed: fc.boolean(),
          },
          { requiredKeys: ['setNum'] },
        ),
        { maxLength: 60 },
      ),
    ),
    timeCompleted: text,
    distanceCompleted: fc.oneof(text, amount),
    volumeCompleted: fc.oneof(text, amount),
  });

  it('are never negative, never more than done or prescribed allows, whatever was typed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...exerciseCategories),
        prescriptions,
        works,
        (category, prescription, work) => {
          const prescribed = unitsPrescribed(category, prescription);
          const done = unitsDone(category, prescription, work);
          const counted = unitsCounted(category, prescription, work);
          for (const units of [prescribed, done, counted]) {
            expect(units).toBeGreaterThanOrEqual(0);
            expect(units).toBeLessThanOrEqual(1_000_000);
          }
          expect(counted).toBeLessThanOrEqual(prescribed);
          expect(counted).toBeGreaterThanOrEqual(Math.min(done, prescribed));
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('completion rate', () => {
  it.each([
    [0, 0, 0],
    [10, 0, 0],
    [0, 10, 0],
    [1, 3, 33.3],
    [2, 3, 66.7],
    [1, 16, 6.3],
    [10, 10, 100],
    [11, 10, 100],
    [-1, 10, 0],
    [258.83, 260, 99.6],
    [Number.NaN, 10, 0],
    [10, Number.NaN, 0],
  ])('%d of %d is %d percent', (done, assigned, rate) => {
    expect(completionRate(done, assigned)).toBe(rate);
  });
});
