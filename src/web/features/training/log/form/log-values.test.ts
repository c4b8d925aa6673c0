import { describe, expect, it } from 'vitest';
import { usualUnits, pounds } from '#domain/measures/measure.ts';
import type { LoggedWork, ScheduledExercise } from '#web/parts/training-day/training-day.ts';
import {
  addRows,
  addSet,
  blankValues,
  copyFirstDown,
  exactReps,
  exactRepsOfSets,
  exactWeight,
  fillLastTime,
  fillReps,
  fillRepsOfSets,
  fillWeights,
  type LogValues,
  namedRows,
  removeSet,
  valuesOf,
} from './log-values.ts';

const exercise = (category: ScheduledExercise['exercise']['category'], sets: string | null) => ({
  sets,
  exercise: { id: 'squat', name: 'Back Squat', category },
});

const log: LoggedWork = {
  id: 'log',
  completedDate: '2026-11-13T00:00:00.000Z',
  setsData: [
    { setNum: 1, reps: 5, weight: pounds(220), completed: true },
    { setNum: 3, reps: 4, completed: true },
  ],
  timeCompleted: '0:30',
  distanceCompleted: null,
  entered: null,
  rpeCompleted: '8',
  heartRateAchieved: null,
  volumeCompleted: null,
  contactTimeAchieved: null,
  groundContactTimeAchieved: null,
  estimated1RM: pounds(257),
  notes: 'Belt on',
};

describe('an empty form', () => {
  it.each([
    ['Strength', '5', 5],
    ['Strength', '3 sets', 3],
    ['Strength', null, 3],
    ['Calisthenics', 'as many as possible', 3],
    ['Aerobic', '3', 0],
    ['Isometric', '3', 0],
  ] as const)('of %s with sets %j has %i rows', (category, sets, rows) => {
    expect(blankValues(exercise(category, sets)).sets).toHaveLength(rows);
  });
});

const takeOver = (work: LoggedWork, values: LogValues) => fillLastTime(work, values, null, usualUnits).filled;

describe('taking over another log', () => {
  const blank = blankValues(exercise('Strength', '2'));

  it('puts each set back in its row and makes room for all of them', () => {
    expect(takeOver(log, blank).sets).toEqual([
      { reps: '5', weight: '220' },
      { reps: '', weight: '' },
      { reps: '4', weight: '' },
    ]);
  });

  it('takes every number but not the notes of that day', () => {
    const taken = takeOver(log, { ...blank, notes: 'Today' });
    expect(taken).toMatchObject({
      timeCompleted: '0:30',
      rpeCompleted: '8',
      distanceCompleted: '',
      notes: 'Today',
    });
  });

  it('to correct it takes its notes too', () => {
    expect(valuesOf(log, blank, usualUnits).notes).toBe('Belt on');
  });

  it('has no rows where none are asked for', () => {
    expect(takeOver(log, blankValues(exercise('Mobility', '3'))).sets).toEqual([]);
  });
});

describe('filling in last time', () => {
  const five: LoggedWork = {
    ...log,
    setsData: [1, 2, 3, 4, 5].map(setNum => ({
      setNum,
      reps: 8 - setNum,
      weight: pounds(220),
      completed: true,
    })),
  };
  const three = blankValues(exercise('Strength', '3'));

  it('makes no more sets than are prescribed, and has the others ready', () => {
    const { filled, sets, beyond } = fillLastTime(five, three, 3, usualUnits);
    expect(filled.sets.map(({ reps }) => reps)).toEqual(['7', '6', '5']);
    expect([sets, beyond.map(({ reps }) => reps)]).toEqual([5, ['4', '3']]);
    expect(addRows(filled, beyond).sets).toHaveLength(5);
  });

  it.each([
    [
      'the rows that were added already',
      { ...three, sets: blankValues(exercise('Strength', '4')).sets },
      3,
      4,
    ],
    ['all, where nobody said how many', three, null, 5],
  ])('fills %s', (_, values, prescribed, rows) => {
    expect(fillLastTime(five, values, prescribed, usualUnits).filled.sets).toHaveLength(rows);
  });

  it('leaves rows empty where last time had fewer', () => {
    const { filled, beyond } = fillLastTime(log, blankValues(exercise('Strength', '5')), 5, usualUnits);
    expect(filled.sets.map(({ reps }) => reps)).toEqual(['5', '', '4', '', '']);
    expect(beyond).toEqual([]);
  });
});

describe('the rows', () => {
  const rows = [
    { reps: '5', weight: '220' },
    { reps: '', weight: '' },
  ];

  it.each([
    ['the first one copied down', copyFirstDown(rows), ['5 220', '5 220']],
    ['one weight for all', fillWeights(rows, { weight: 227.5, unit: 'lb' }, 'lb'), ['5 227.5', ' 227.5']],
    ['the same reps for all', fillReps(rows, 8), ['8 220', '8 ']],
    ['one more, at the last weight', addSet(rows.slice(0, 1)), ['5 220', ' 220']],
    ['one less', removeSet(rows), ['5 220']],
    ['never none', removeSet(rows.slice(0, 1)), ['5 220']],
  ])('%s', (_, changed, expected) => {
    expect(changed.map(({ reps, weight }) => `${reps} ${weight}`)).toEqual(expected);
  });
});

it.each([
  ['5', 5],
  [' 8 reps', 8],
  ['8-12', null],
  ['AMRAP', null],
  ['5+', null],
  ['0', null],
  [null, null],
])('the exact reps of %j are %j', (reps, expected) => {
  expect(exactReps(reps)).toBe(expected);
});

it.each([
  [
    { suggestedWeight: pounds(195), weight: '225', weightUnit: 'lbs' },
    { weight: 195, unit: 'lb' },
  ],
  [
    { suggestedWeight: null, weight: '225', weightUnit: 'lbs' },
    { weight: 225, unit: 'lb' },
  ],
  [
    { suggestedWeight: null, weight: '52.5 lb', weightUnit: 'lbs' },
    { weight: 52.5, unit: 'lb' },
  ],
  [
    { suggestedWeight: null, weight: '100', weightUnit: 'kg' },
    { weight: 100, unit: 'kg' },
  ],
  [{ suggestedWeight: null, weight: 'heavy', weightUnit: 'lbs' }, null],
  [{ suggestedWeight: null, weight: null, weightUnit: 'lbs' }, null],
])('the exact weight of %j is %j', (exercise, expected) => {
  const max = { latest1RM: null, percentageOf1RM: null };
  expect(exactWeight({ ...max, ...exercise }, 'lb')).toEqual(expected);
});

it('sets that are named have a row each, warm-ups none, and are filled in as they are', () => {
  const said = { weight: null, percent1RM: null, rpe: null, restSeconds: null };
  const target = (reps: string | null, kind: 'work' | 'warmup' = 'work') => ({ ...said, kind, reps });
  const setTargets = [target('8', 'warmup'), target('5'), target('3'), target(null)];
  const values = blankValues({ ...exercise('Strength', '9'), setTargets });
  const reps = exactRepsOfSets({ setTargets, reps: '1' });
  expect(reps).toEqual([5, 3, 1]);
  expect(fillRepsOfSets(values.sets, reps ?? []).map(row => row.reps)).toEqual(['5', '3', '1']);
  expect(exactRepsOfSets({ setTargets: [...setTargets, target('AMRAP')], reps: '1' })).toBeNull();
  expect(exactRepsOfSets({ setTargets: null, reps: '5' })).toBeNull();
});

const set = (setNum: number, weight: number, reps: number, setKind: 'warmup' | 'work' | 'failure') => ({
  setNum,
  reps,
  weight: pounds(weight),
  completed: true,
  setKind,
  rpe: 8,
});

describe('a log with warm-ups', () => {
  const warmedUp: LoggedWork = {
    ...log,
    setsData: [
      set(1, 95, 5, 'warmup'),
      set(2, 135, 3, 'warmup'),
      set(3, 185, 5, 'work'),
      set(4, 185, 4, 'failure'),
    ],
  };
  const three = blankValues(exercise('Strength', '3'));
  const { sets } = valuesOf(warmedUp, three, usualUnits);
  const texts = (rows: typeof sets) =>
    namedRows(rows).map(({ row, name }) => `${name}: ${row.reps}@${row.weight}`);

  it('has its warm-ups named as such, and as many sets of work as are prescribed', () => {
    expect(texts(sets)).toEqual([
      'warm-up 1: 5@95',
      'warm-up 2: 3@135',
      'set 1: 5@185',
      'set 2: 4@185',
      'set 3: @',
    ]);
  });

  it.each([
    ['the weight', fillWeights(sets, { weight: 205, unit: 'lb' }, 'lb'), ['5@205', '4@205', '@205']],
    ['the reps', fillReps(sets, 6), ['6@185', '6@185', '6@']],
    ['the reps of each set', fillRepsOfSets(sets, [3, 2, 1]), ['3@185', '2@185', '1@']],
    ['the first set', copyFirstDown(sets), ['5@185', '5@185', '5@185']],
  ])('is filled in with %s in its sets of work alone', (_, filled, work) => {
    expect(texts(filled)).toEqual([
      'warm-up 1: 5@95',
      'warm-up 2: 3@135',
      ...work.map((one, index) => `set ${index + 1}: ${one}`),
    ]);
  });

  it('keeps the kind of each set whatever is filled in, and takes none over to one more', () => {
    expect(copyFirstDown(sets).map(({ kind }) => kind)).toEqual(sets.map(({ kind }) => kind));
    expect(addSet(sets.slice(0, 4)).at(-1)).toEqual({ reps: '', weight: '185' });
  });

  it('taken over to another day is its sets of work, as work', () => {
    const { filled, sets: done } = fillLastTime(warmedUp, three, 3, usualUnits);
    expect(done).toBe(2);
    expect(filled.sets).toEqual([
      { reps: '5', weight: '185' },
      { reps: '4', weight: '185' },
      { reps: '', weight: '' },
    ]);
  });
});
