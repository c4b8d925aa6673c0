import { pounds } from '#domain/measures/measure.ts';
import { describe, expect, it } from 'vitest';
import type { SetKind } from '#domain/prescriptions/set-kind.ts';
import type { SetTarget } from '#domain/prescriptions/set-targets.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { amountDifferences, type Done, type Planned, compareSets } from './planned-and-done.ts';

const nothingPlanned: Planned = {
  sets: null,
  reps: null,
  weight: null,
  weightUnit: 'lbs',
  time: null,
  distance: null,
  volume: null,
  rpe: null,
  targetHeartRate: null,
};

const nothingDone: Done = {
  setsData: null,
  timeCompleted: null,
  distanceCompleted: null,
  volumeCompleted: null,
  rpeCompleted: null,
  heartRateAchieved: null,
};

const lifted = (reps: number, weight?: number) => ({
  setNum: 1,
  reps,
  weight: weight === undefined ? null : pounds(weight),
});

describe('a set beside what was asked of it', () => {
  it.each<
    [planned: Partial<Planned>, done: ReturnType<typeof lifted>, reps: number | null, weight: number | null]
  >([
    [{ reps: '5' }, lifted(5, 200), 0, null],
    [{ reps: '5' }, lifted(4), -1, null],
    [{ reps: '8-12' }, lifted(12), 0, null],
    [{ reps: '8-12' }, lifted(7), -1, null],
    [{ reps: '8 to 12' }, lifted(14), 2, null],
    [{ reps: '10 each side' }, lifted(8), -2, null],
    [{ reps: '10/side' }, lifted(10), 0, null],
    [{ reps: '5 reps' }, lifted(5), 0, null],
    [{ reps: '5/3/1' }, lifted(4), -1, null],
    [{ reps: 'AMRAP' }, lifted(6), null, null],
    [{ reps: '5+' }, lifted(9), null, null],
    [{ weight: '185' }, lifted(5, 185), null, 0],
    [{ weight: '185 lbs' }, lifted(5, 180), null, -5],
    [{ weight: '185-205' }, lifted(5, 210), null, 5],
    [{ weight: '185' }, lifted(5), null, null],
    [{ weight: '100', weightUnit: 'kg' }, lifted(5, 220), null, 0],
    [{ weight: '100 kg' }, lifted(5, 210), null, -10.46],
    [{ weight: '225 lb', weightUnit: 'kg' }, lifted(5, 225), null, 0],
    [{ weight: 'bodyweight + 10' }, lifted(5, 10), null, 0],
    [{ weight: '0' }, lifted(5, 45), null, null],
  ])('%o, done %o: reps %s, lb %s', (planned, done, reps, weight) => {
    const [set] = compareSets({ ...nothingPlanned, sets: '1', ...planned }, [done]);
    expect([set?.reps, set?.weight]).toEqual([reps, weight]);
  });

  it('each set of a list has its own reps, those after it the last', () => {
    const sets = [8, 8, 8, 8].map((reps, index) => ({ setNum: index + 1, reps }));
    const beside = compareSets({ ...nothingPlanned, sets: '4', reps: '12, 10, 8' }, sets);
    expect(beside.map(({ reps }) => reps)).toEqual([-4, -2, 0, 0]);
  });

  it('what was left out is there, and so is one more than asked for', () => {
    const sets = [
      { setNum: 1, reps: 5 },
      { setNum: 2, reps: 5, completed: false },
      { setNum: 4, reps: 5 },
    ];
    const beside = compareSets({ ...nothingPlanned, sets: '3', reps: '5' }, sets);
    expect(beside.map(({ setNum, isPlanned, done }) => [setNum, isPlanned, done !== null])).toEqual([
      [1, true, true],
      [2, true, false],
      [3, true, false],
      [4, false, true],
    ]);
  });

  it('sets that nothing asks for stand for themselves', () => {
    expect(compareSets(null, [{ setNum: 2, reps: 5 }])).toMatchObject([
      { setNum: 2, isPlanned: false, done: { reps: 5, weight: null }, reps: null, weight: null },
    ]);
  });
});

describe('what was done beside the sets', () => {
  type Case = [
    category: ExerciseCategory,
    planned: Partial<Planned>,
    done: Partial<Done>,
    which: keyof ReturnType<typeof amountDifferences>,
    difference: number | null,
  ];

  it.each<Case>([
    ['Isometric', { sets: '3', time: '60' }, { timeCompleted: '2:40' }, 'time', -20],
    ['Mobility', { time: '5 min' }, { timeCompleted: '5:00' }, 'time', 0],
    ['Aerobic', { time: '24:00' }, { timeCompleted: '25:30' }, 'time', 90],
    ['Aerobic', { time: 'easy' }, { timeCompleted: '25:30' }, 'time', null],
    ['Aerobic', { distance: '3' }, { distanceCompleted: '3.1' }, 'distance', 0.1],
    ['Aerobic', { distance: '2-3 miles' }, { distanceCompleted: '1.5' }, 'distance', -0.5],
    ['Aerobic', { distance: '5 km' }, { distanceCompleted: '3.1' }, 'distance', 0],
    ['Aerobic', { distance: '5 km' }, { distanceCompleted: '2.5' }, 'distance', -0.61],
    ['Aerobic', { distance: '7,5 km' }, { distanceCompleted: '4.6602' }, 'distance', 0],
    ['Aerobic', { distance: '1.000 m' }, { distanceCompleted: '0.62' }, 'distance', 0],
    ['Aerobic', { distance: '3' }, {}, 'distance', null],
    ['Plyometric', { volume: '40' }, { volumeCompleted: '36' }, 'contacts', -4],
    ['Plyometric', {}, { volumeCompleted: '36' }, 'contacts', null],
    ['Aerobic', { rpe: '6-7' }, { rpeCompleted: '9' }, 'rpe', 2],
    ['Aerobic', { rpe: 'RPE 8' }, { rpeCompleted: '8' }, 'rpe', 0],
    ['Aerobic', { targetHeartRate: '130-145 bpm' }, { heartRateAchieved: '152' }, 'heartRate', 7],
    ['Aerobic', { targetHeartRate: 'zone 2' }, { heartRateAchieved: '152' }, 'heartRate', null],
  ])('%s %o, done %o: %s %s', (category, planned, done, which, difference) => {
    const beside = amountDifferences(
      category,
      { ...nothingPlanned, ...planned },
      { ...nothingDone, ...done },
    );
    expect(beside[which]).toBe(difference);
  });
});

const target = (reps: string | null, weight: string | null, kind: SetKind = 'work'): SetTarget => ({
  kind,
  reps,
  weight,
  percent1RM: null,
  rpe: null,
  restSeconds: null,
});

const set = (setNum: number, reps: number, weight: number, setKind: SetKind = 'work') => ({
  setNum,
  reps,
  weight: pounds(weight),
  setKind,
});

describe('sets that are named are compared one by one', () => {
  const setTargets = [
    target('8', '95', 'warmup'),
    target('5', '185'),
    target(null, '205'),
    target('1+', null),
  ];
  const planned: Planned = { ...nothingPlanned, sets: '9', reps: '3', weight: '225', setTargets };
  type Row = [name: string, reps: number | null, weight: number | null];
  const rows = (sets: Parameters<typeof compareSets>[1]): Row[] =>
    compareSets(planned, sets).map(one => [
      `${one.isWarmUp ? 'warm-up' : one.setNum}${one.done ? '' : ' not done'}`,
      one.reps,
      one.weight,
    ]);

  it.each<[string, Parameters<typeof compareSets>[1], Row[]]>([
    [
      'a warm-up is told, and compared with nothing',
      [set(1, 6, 95, 'warmup'), set(2, 5, 185), set(3, 4, 195), set(4, 2, 225)],
      [
        ['warm-up', null, null],
        ['1', 0, 0],
        ['2', 1, -10],
        ['3', null, 0],
      ],
    ],
    [
      'a warm-up that was not logged is no miss',
      [set(1, 5, 185), set(2, 3, 205)],
      [
        ['1', 0, 0],
        ['2', 0, 0],
        ['3 not done', null, null],
      ],
    ],
    [
      'also where its number was passed over',
      [set(2, 5, 185), set(4, 1, 225)],
      [
        ['1', 0, 0],
        ['2 not done', null, null],
        ['3', null, 0],
      ],
    ],
  ])('%s', (_, sets, expected) => {
    expect(rows(sets)).toEqual(expected);
  });
});

it('an attempt that failed stands beside its set, compared by its weight alone', () => {
  const planned = { ...nothingPlanned, sets: '3', reps: '1', weight: '315' };
  const sets = [lifted(1, 315), { ...lifted(0, 335), setNum: 2 }];
  expect(
    compareSets(planned, sets).map(({ done, isMissed, reps, weight }) => [done, isMissed, reps, weight]),
  ).toEqual([
    [{ reps: 1, weight: 315 }, false, 0, 0],
    [{ reps: 0, weight: 335 }, true, null, 20],
    [null, false, null, null],
  ]);
});

it.each([
  ['12 cal', 12, 0],
  ['12 cal', 10, -2],
  ['10-12 cal', 12, 0],
  ['10-12 cal', 14, 2],
  ['15/12 cal', 12, 0],
  ['15/12 cal', 11, -1],
  ['max cal', 20, null],
  ['15+ cal', 20, null],
  ['12', 12, null],
  ['40 yd', 12, null],
])('calories beside %j, done %d: %s', (reps, calories, by) => {
  const [set] = compareSets({ ...nothingPlanned, sets: '1', reps }, [{ setNum: 1, calories }]);
  expect(set).toMatchObject({ reps: null, carried: by === null ? null : { by: 'calories', amount: by } });
});

it('calories of a list are each its own, and of a row they may stand as its distance', () => {
  const done = [12, 12, 12].map((calories, index) => ({ setNum: index + 1, calories }));
  const far = (planned: Partial<Planned>) =>
    compareSets({ ...nothingPlanned, ...planned }, done).map(({ carried }) => carried?.amount);
  expect(far({ sets: '3', reps: '12,10,8 cal' })).toEqual([0, 2, 4]);
  expect(far({ sets: '3', distance: '10 cal' })).toEqual([2, 2, 2]);
});
