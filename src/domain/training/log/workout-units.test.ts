import { miles, type Miles, pounds } from '#domain/measures/measure.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exerciseCategories, type ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { setKinds } from '#domain/prescriptions/set-kind.ts';
import type { SetTarget, WithSetTargets } from '#domain/prescriptions/set-targets.ts';
import { unitsCounted } from './units-counted.ts';
import { completionRate, type LoggedWork, unitsDone, unitsPrescribed } from './workout-units.ts';

const sets = (...reps: (number | null)[]): LoggedWork => ({
  setsData: reps.map((count, index) => ({ setNum: index + 1, reps: count })),
});

const target = (reps: string | null, kind: SetTarget['kind'] = 'work'): SetTarget => ({
  kind,
  reps,
  weight: null,
  percent1RM: null,
  rpe: null,
  restSeconds: null,
});

const warmUp = target('5', 'warmup');
const topSets = [warmUp, target('5'), target('3'), target('1+')];

describe('units prescribed', () => {
  it.each<[ExerciseCategory, WithSetTargets, number]>([
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
    ['Strength', { sets: '4', reps: '40 yd' }, 40],
    ['Strength', { reps: '40 m' }, 30],
    ['Strength', { sets: '3', reps: '45s' }, 30],
    ['Strength', { sets: '9', setTargets: [target('10', 'warmup'), target('40 yd'), target('60 yd')] }, 20],
    ['Calisthenics', { sets: '3', time: '0:45' }, 30],
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
    ['Strength', { sets: '5', reps: '5', setTargets: topSets }, 9],
    ['Strength', { sets: '5', reps: '5', setTargets: [] }, 25],
    ['Strength', { sets: '5', reps: '5', setTargets: null }, 25],
    ['Strength', { sets: '5', reps: '8', setTargets: [target(null), target(null)] }, 16],
    ['Strength', { setTargets: [target(null), target('AMRAP')] }, 20],
    ['Strength', { reps: '5', setTargets: [target('8-10', 'drop'), target('6', 'failure')] }, 14],
    ['Calisthenics', { reps: 'max', setTargets: [warmUp, target(null), target('12')] }, 22],
    ['Strength', { setTargets: Array.from({ length: 50 }, () => target('9'.repeat(100))) }, 1_000_000],
    ['Plyometric', { volume: '40', setTargets: [target('5'), target('5')] }, 40],
    ['Plyometric', { sets: '9', reps: '4', setTargets: [warmUp, target('5'), target(null)] }, 9],
    ['Isometric', { time: '0:45', sets: '9', setTargets: [warmUp, target(null), target('10')] }, 90],
    ['Mobility', { reps: '30 s', setTargets: [target(null), target('60 s')] }, 90],
    ['Aerobic', { setTargets: topSets }, 100],
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
    ['a distance in the sets', 'Aerobic', { setsData: [{ setNum: 1, distance: miles(1) }] }, 100],
    ['no distance', 'Aerobic', { distanceCompleted: '0', timeCompleted: '20:00' }, 0],
    ['a negative distance', 'Aerobic', { distanceCompleted: '-3' }, 0],
  ])('%s (%s %j): %d', (_, category, work, units) => {
    expect(unitsDone(category, {}, work)).toBe(units);
  });
});

const openLast = [target('5'), target('AMRAP')];

const carried = (count: number): LoggedWork => ({
  setsData: Array.from({ length: count }, (_, index) => ({ setNum: index + 1, distance: miles(0.02) })),
});

describe('a lift that is done for a distance or a time', () => {
  const held: LoggedWork = { setsData: [{ setNum: 1, time: '0:45', weight: pounds(50) }] };
  it.each<[string, WithSetTargets, LoggedWork, number, number]>([
    ['each set of a carry', { sets: '4', reps: '40 yd' }, carried(4), 40, 40],
    ['some of them', { sets: '4', reps: '40 yd' }, carried(3), 30, 30],
    ['more than asked for', { sets: '4', reps: '40 yd' }, carried(6), 60, 40],
    ['a hold with a weight', { sets: '3', reps: '45s' }, held, 10, 10],
    ['yards that were told as reps', { sets: '4', reps: '40 yd' }, sets(40), 40, 40],
    ['a carry where reps are asked for', { sets: '4', reps: '5' }, carried(1), 10, 10],
    [
      'a warm-up',
      { sets: '1', reps: '40 yd' },
      { setsData: [{ setNum: 1, distance: miles(0.02), setKind: 'warmup' }] },
      0,
      0,
    ],
  ])('%s', (_what, prescription, work, done, counted) => {
    expect(unitsDone('Strength', prescription, work)).toBe(done);
    expect(unitsCounted('Strength', prescription, work)).toBe(counted);
  });
});

const inCalories = (...calories: number[]): LoggedWork => ({
  setsData: calories.map((one, index) => ({ setNum: index + 1, calories: one, time: '0:45' })),
});

describe('what is counted in calories', () => {
  it.each<[ExerciseCategory, WithSetTargets, LoggedWork, number, number, number]>([
    ['Strength', { sets: '4', reps: '12 cal' }, inCalories(12, 12, 12, 12), 40, 40, 40],
    ['Calisthenics', { sets: '4', reps: '12 cal' }, inCalories(12, 9), 40, 20, 20],
    ['Strength', { sets: '1', reps: '12 cal' }, inCalories(12, 12), 10, 20, 10],
    ['Aerobic', { sets: '4', reps: '12 cal' }, inCalories(12, 12, 12, 12), 100, 100, 100],
    ['Aerobic', { distance: '3' }, inCalories(12), 100, 100, 100],
    ['Mobility', { sets: '2', reps: '15 cal' }, { ...inCalories(15), timeCompleted: '1:10' }, 20, 10, 10],
    ['Isometric', { reps: '15 cal' }, inCalories(15), 10, 10, 10],
    ['Plyometric', { sets: '2', reps: '15 cal' }, inCalories(15, 15), 20, 20, 20],
    ['Strength', { sets: '1', reps: '12 cal' }, { setsData: [{ setNum: 1, calories: 0 }] }, 10, 0, 0],
  ])(
    '%s %j: 10 a set, of what is Aerobic 100 in all',
    (category, prescription, work, prescribed, done, counted) => {
      expect(unitsPrescribed(category, prescription)).toBe(prescribed);
      expect(unitsDone(category, prescription, work)).toBe(done);
      expect(unitsCounted(category, prescription, work)).toBe(counted);
    },
  );
});

describe('units counted', () => {
  it.each<[string, ExerciseCategory, WithSetTargets, LoggedWork, number]>([
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
    ['sets as they were named', 'Strength', { setTargets: topSets }, sets(5, 3, 1), 9],
    ['one of them', 'Strength', { setTargets: topSets }, sets(5), 5],
    ['an open set among them is done in full', 'Strength', { setTargets: openLast }, sets(5, 3), 15],
    ['a set with a number of reps is not', 'Strength', { setTargets: openLast }, sets(3), 3],
    ['nor one beyond those named', 'Strength', { setTargets: openLast }, sets(2, 0, 2), 4],
    [
      'a set that leaves its reps to the prescription is as open as that',
      'Calisthenics',
      { reps: 'max', setTargets: [target(null), target('5')] },
      sets(4, 4),
      14,
    ],
    [
      'a warm-up counts for nothing, and takes no place of a set that counts',
      'Strength',
      { setTargets: [warmUp, ...openLast] },
      {
        setsData: [
          { setNum: 1, reps: 5, setKind: 'warmup' },
          { setNum: 2, reps: 5 },
          { setNum: 3, reps: 2 },
        ],
      },
      15,
    ],
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
  const targets = fc.array(
    fc.record({
      kind: fc.constantFrom(...setKinds),
      reps: text,
      weight: text,
      percent1RM: text,
      rpe: text,
      restSeconds: fc.constant(null),
    }),
    { maxLength: 50 },
  );
  const prescriptions = fc.record({
    sets: text,
    reps: text,
    time: text,
    volume: text,
    distance: text,
    setTargets: fc.option(targets),
  });
  const works = fc.record({
    setsData: fc.option(
      fc.array(
        fc.record(
          {
            setNum: fc.nat(),
            reps: amount,
            time: fc.oneof(text, amount),
            contacts: amount,
            calories: amount,
            distance: amount as fc.Arbitrary<Miles>,
            completed: fc.boolean(),
            setKind: fc.constantFrom(...setKinds),
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
