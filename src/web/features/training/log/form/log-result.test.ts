import { describe, expect, it } from 'vitest';
import { type Units, usualUnits, pounds } from '#domain/measures/measure.ts';
import { exerciseCategories, type ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { amountsOfSet, type SentAmounts } from '#domain/training-sessions/amounts-of-set.ts';
import { bestEstimate, errorsOf, estimateOf, readResult } from './log-result.ts';
import { blankValues, fillLastTime, type LogValues, type SetRow, valuesOf } from './log-values.ts';
import type { LoggedWork } from '#web/parts/training-day/training-day.ts';

function values(category: ExerciseCategory, typed: Partial<LogValues>): LogValues {
  return { ...blankValues({ sets: '3', exercise: { id: 'x', name: 'X', category } }), ...typed };
}

const rows = (...texts: string[]): SetRow[] =>
  texts.map(text => {
    const [reps = '', weight = ''] = text.split('@');
    return { reps, weight };
  });

const asked = (reps: string) =>
  blankValues({ sets: '3', reps, exercise: { id: 'x', name: 'X', category: 'Strength' } });
const metric: Units = { weight: 'kg', distance: 'km', length: 'cm' };

it.each<[string, Units, SetRow[], object]>([
  ['40 yd', usualUnits, rows('40@70'), { reps: null, distance: 40 / 1760, weight: 70 }],
  [
    '40 yd',
    metric,
    rows('37@32'),
    { reps: null, distance: 0.037, distanceUnit: 'km', weight: 32, unit: 'kg' },
  ],
  ['45s', usualUnits, rows('0:45@50'), { reps: null, time: '0:45', weight: 50 }],
  ['12 cal', usualUnits, rows('12'), { reps: null, calories: 12 }],
])(
  'where a set is asked for as %s it is sent so, and comes back as it was typed',
  (reps, units, typed, sent) => {
    const form = { ...asked(reps), sets: typed };
    const { result } = readResult('Strength', form, units);
    expect(result?.setsData).toHaveLength(1);
    expect(result?.setsData?.[0]).toMatchObject({
      ...sent,
      ...('distance' in sent && { distance: expect.closeTo(Number(sent.distance), 9) }),
    });
    const [set] = result?.setsData ?? [];
    const stored = {
      setNum: 1,
      completed: true,
      ...amountsOfSet(set as SentAmounts),
      time: (set?.time as string) ?? null,
    };
    const shown = valuesOf({ setsData: [stored], notes: null } as unknown as LoggedWork, asked(reps), units);
    expect(shown.sets[0]).toMatchObject(typed[0] ?? {});
  },
);

it('a carry without its distance says what is wrong, and a hold that is no time', () => {
  expect(readResult('Strength', { ...asked('45s'), sets: rows('soon') }, usualUnits).errors).toEqual({
    'reps.0': 'Enter a time such as 1:30 or 45',
  });
  expect(readResult('Strength', asked('40 yd'), usualUnits).errors).toEqual({
    'reps.0': 'Log at least one set',
  });
});

describe('what is sent', () => {
  it.each<[ExerciseCategory, Partial<LogValues>, object]>([
    [
      'Strength',
      { sets: rows('5@225', '', '3@'), notes: '  Belt on ' },
      {
        setsData: [
          { setNum: 1, reps: 5, weight: 225, completed: true },
          { setNum: 3, reps: 3, completed: true },
        ],
        notes: 'Belt on',
      },
    ],
    [
      'Strength',
      { sets: rows('5@0', '0@225', '@225') },
      { setsData: [{ setNum: 1, reps: 5, completed: true }] },
    ],
    [
      'Calisthenics',
      { sets: rows('12'), timeCompleted: '0:30' },
      { setsData: [{ setNum: 1, reps: 12, completed: true }], timeCompleted: '0:30' },
    ],
    [
      'Aerobic',
      { distanceCompleted: '3.1', rpeCompleted: '7', heartRateAchieved: '148', timeCompleted: '28:10' },
      { distanceCompleted: '3.1', rpeCompleted: '7', heartRateAchieved: '148', timeCompleted: '28:10' },
    ],
    ['Plyometric', { volumeCompleted: '60' }, { volumeCompleted: '60' }],
    [
      'Strength',
      { sets: rows('5@62,5', ' 5 @ 62,5 ', '5@1,000', '5@2½', '0@62,5') },
      {
        setsData: [62.5, 62.5, 1000, 2.5].map((weight, index) => ({
          setNum: index + 1,
          reps: 5,
          weight,
          completed: true,
        })),
      },
    ],
    [
      'Aerobic',
      { distanceCompleted: '12,5', rpeCompleted: '7,5', heartRateAchieved: ' 148 ' },
      { distanceCompleted: '12.5', rpeCompleted: '7.5', heartRateAchieved: '148' },
    ],
    ['Plyometric', { volumeCompleted: '1,200' }, { volumeCompleted: '1200' }],
    ['Isometric', { timeCompleted: '45s' }, { timeCompleted: '45s' }],
    ['Mobility', { timeCompleted: '1:30' }, { timeCompleted: '1:30' }],
  ])('for %s %j', (category, typed, sent) => {
    expect(readResult(category, values(category, typed), usualUnits)).toEqual({ result: sent });
  });
});

describe('what is refused', () => {
  it.each<[ExerciseCategory, Partial<LogValues>, object]>([
    ['Strength', {}, { 'reps.0': 'Log at least one set with reps' }],
    ['Strength', { sets: rows('', '5.5@100') }, { 'reps.1': 'Whole reps, up to 10,000' }],
    ['Strength', { sets: rows('-5@100') }, { 'reps.0': 'Whole reps, up to 10,000' }],
    ['Strength', { sets: rows('', '', '5@6000') }, { 'weight.2': 'A weight up to 5,000 lb' }],
    ['Strength', { sets: rows('5@-20') }, { 'weight.0': 'A weight up to 5,000 lb' }],
    ['Aerobic', { timeCompleted: '20:00' }, { distanceCompleted: 'Distance is required' }],
    ['Aerobic', { distanceCompleted: '0' }, { distanceCompleted: 'Distance is required' }],
    ['Aerobic', { distanceCompleted: '3', rpeCompleted: '11' }, { rpeCompleted: 'RPE runs from 1 to 10' }],
    ['Plyometric', {}, { volumeCompleted: 'Volume is required' }],
    ['Plyometric', { volumeCompleted: 'many' }, { volumeCompleted: '“many” is not a number.' }],
    ['Strength', { sets: rows('5@6o') }, { 'weight.0': '“6o” is not a number.' }],
    ['Strength', { sets: rows('5@100', '5 reps@100') }, { 'reps.1': '“5 reps” is not a number.' }],
    ['Strength', { sets: rows('@62,5 kg') }, { 'weight.0': '“62,5 kg” is not a number.' }],
    ['Strength', { sets: rows('2,5@100') }, { 'reps.0': 'Whole reps, up to 10,000' }],
    ['Aerobic', { distanceCompleted: '5-6' }, { distanceCompleted: '“5-6” is not a number.' }],
    ['Aerobic', { distanceCompleted: '3', rpeCompleted: '7-8' }, { rpeCompleted: '“7-8” is not a number.' }],
    ['Isometric', {}, { timeCompleted: 'Time is required' }],
    ['Mobility', { timeCompleted: '1:75' }, { timeCompleted: 'Enter a time such as 1:30 or 45' }],
  ])('of %s %j', (category, typed, errors) => {
    expect(readResult(category, values(category, typed), usualUnits)).toEqual({ errors });
  });

  it('by the server stands beside the row it is about', () => {
    const { result } = readResult('Strength', values('Strength', { sets: rows('', '5@100') }), usualUnits);
    const issues = [{ path: 'setsData.0.weight', message: 'No' }];
    expect(errorsOf(issues, result ?? {}, 'lb')).toEqual({ 'weight.1': 'A weight up to 5,000 lb' });
  });
});

describe('the estimate while typing', () => {
  it.each<[ExerciseCategory, string, ReturnType<typeof estimateOf>]>([
    ['Strength', '5@225', pounds(262.5)],
    ['Strength', '1@315', pounds(315)],
    ['Strength', '12@100', pounds(140)],
    ['Strength', '13@100', 'Above 12 reps the estimate is not reliable.'],
    ['Strength', '13@', null],
    ['Strength', '@225', null],
    ['Strength', '5.5@225', null],
    ['Calisthenics', '5@45', null],
  ])('of %s %s is %j', (category, row, estimate) => {
    expect(rows(row).map(typed => estimateOf(category, typed, 'lb'))).toEqual([estimate]);
  });

  it('of a warm-up is none', () => {
    expect(estimateOf('Strength', { reps: '5', weight: '225', kind: 'warmup' }, 'lb')).toBeNull();
  });

  it('of the whole log is its best', () => {
    expect(bestEstimate('Strength', rows('5@225', '3@235', '15@300', ''), 'lb')).toBe(262.5);
    expect(bestEstimate('Strength', rows('', '15@300'), 'lb')).toBeNull();
  });
});

it('an attempt that failed is sent where it was said so, comes back, and is not taken over to another day', () => {
  const typed: SetRow[] = [...rows('1@315'), { reps: '0', weight: '335', isMissed: true }];
  const { result } = readResult('Strength', values('Strength', { sets: typed }), usualUnits);
  const setsData = [
    { setNum: 1, reps: 1, weight: 315, completed: true },
    { setNum: 2, reps: 0, weight: 335, isMissed: true, completed: true },
  ];
  expect(result).toEqual({ setsData });
  const stored = setsData.map(({ isMissed: _said, ...set }) => set);
  const work = { setsData: stored, distanceCompleted: null } as unknown as LoggedWork;
  const two = values('Strength', { sets: rows('', '') });
  expect(valuesOf(work, two, usualUnits).sets).toEqual(typed);
  expect(fillLastTime(work, two, 2, usualUnits).filled.sets).toEqual(rows('1@315', '@335'));
});

const row = (category: ExerciseCategory) =>
  blankValues({ sets: '3', reps: '12 cal', exercise: { id: 'x', name: 'X', category } });

describe('what is asked for in calories, of any category', () => {
  it.each(exerciseCategories)('%s is logged set by set, and needs nothing else', category => {
    const form = row(category);
    expect(form).toMatchObject({ carriedBy: 'calories', sets: [{ reps: '' }, { reps: '' }, { reps: '' }] });
    const { result } = readResult(category, { ...form, sets: rows('12', '', '10') }, usualUnits);
    expect(result).toEqual({
      setsData: [
        { setNum: 1, reps: null, calories: 12, completed: true },
        { setNum: 3, reps: null, calories: 10, completed: true },
      ],
    });
  });

  it.each([
    [rows('', ''), 'Log at least one set'],
    [rows('a few'), '“a few” is not a number.'],
    [rows('12,5'), 'Enter whole calories, at most 10,000'],
    [rows('10001'), 'Enter whole calories, at most 10,000'],
  ])('%j says what is wrong beside its set', (sets, message) => {
    expect(readResult('Aerobic', { ...row('Aerobic'), sets }, usualUnits).errors).toEqual({
      'reps.0': message,
    });
  });

  it('is corrected in calories, whatever is asked for now', () => {
    const log = { setsData: [{ setNum: 1, calories: 12, completed: true }], notes: null } as LoggedWork;
    const blank = blankValues({
      sets: '1',
      distance: '3',
      exercise: { id: 'x', name: 'X', category: 'Aerobic' },
      log,
    });
    expect(valuesOf(log, blank, usualUnits)).toMatchObject({ carriedBy: 'calories', sets: [{ reps: '12' }] });
  });
});
