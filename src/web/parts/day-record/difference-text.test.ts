import { describe, expect, it } from 'vitest';
import { miles, usualUnits, pounds } from '#domain/measures/measure.ts';
import type { SetComparison } from '#domain/training/log/planned-and-done.ts';
import type { ExerciseRecord } from './day-record.ts';
import {
  amountLines,
  differencesOfSet,
  doneSetText,
  isAsPlanned,
  plannedSetText,
} from './difference-text.ts';

const asked: SetComparison = {
  setNum: 1,
  isWarmUp: false,
  target: null,
  isPlanned: true,
  done: { reps: 5, weight: 185 },
  isMissed: false,
  reps: 0,
  weight: 0,
  carried: null,
};

describe('a set that differs says how', () => {
  it.each<[Partial<SetComparison>, string[]]>([
    [{}, []],
    [{ reps: -1 }, ['1 rep fewer']],
    [{ reps: 3, weight: -10 }, ['3 reps more', '10 lb lighter']],
    [{ weight: 2.5 }, ['2.5 lb heavier']],
    [{ reps: null, weight: null }, []],
    [{ done: null, reps: null, weight: null }, ['not done']],
    [{ isPlanned: false, reps: null, weight: null }, ['more than prescribed']],
    [{ reps: null, carried: { by: 'distance', amount: miles(-5 / 1760) } }, ['5 yd less']],
    [{ reps: null, carried: { by: 'time', amount: 10 } }, ['0:10 longer']],
    [{ reps: null, carried: { by: 'calories', amount: -2 } }, ['2 cal fewer']],
    [{ reps: null, carried: { by: 'calories', amount: 1 } }, ['1 cal more']],
    [{ isMissed: true, done: { reps: 0, weight: 190 }, reps: null, weight: 5 }, ['5 lb heavier']],
  ])('%o: %j', (overrides, words) => {
    expect(
      differencesOfSet({ ...asked, ...overrides }, usualUnits).map(difference => difference.text),
    ).toEqual(words);
  });

  it.each<[Partial<SetComparison>, boolean]>([
    [{}, true],
    [{ weight: null }, true],
    [{ weight: 5 }, false],
    [{ reps: null }, false],
    [{ reps: null, carried: { by: 'distance', amount: miles(0) } }, true],
    [{ reps: null, weight: null, carried: { by: 'calories', amount: 0 } }, true],
    [{ done: null }, false],
    [{ isPlanned: false }, false],
  ])('%o is as planned: %s', (overrides, is) => {
    expect(isAsPlanned({ ...asked, ...overrides })).toBe(is);
  });
});

const prescription = {
  id: 'one',
  sets: '3',
  reps: '8-12',
  weight: '185',
  weightUnit: 'lbs',
  restSeconds: '90',
  restTimerSeconds: 90,
  percent1RM: null,
  time: null,
  distance: null,
  rpe: null,
  targetHeartRate: null,
  volume: null,
  contactTime: null,
  groundContactTime: null,
  notes: null,
};

it('a set is told as it was to be, and as it was', () => {
  expect(plannedSetText(prescription, 'Strength', usualUnits)).toBe('8-12 reps · 185 lb');
  const target = {
    kind: 'drop' as const,
    reps: '15',
    weight: null,
    percent1RM: '60',
    rpe: null,
    restSeconds: null,
  };
  expect(plannedSetText(prescription, 'Strength', usualUnits, target)).toBe('drop · 15 reps · 60%');
  expect(doneSetText({ setNum: 1, reps: 8, weight: pounds(185), rpe: 8, completed: true }, usualUnits)).toBe(
    '185 lb × 8 · RPE 8',
  );
});

it('what is beside the sets has a line each, with what differs', () => {
  const record = {
    exercise: { id: 'run', name: 'Run', category: 'Aerobic' },
    prescription: {
      ...prescription,
      sets: null,
      reps: null,
      weight: null,
      distance: '3',
      time: '24:00',
      rpe: '6-7',
      targetHeartRate: '130-145',
    },
    log: { distanceCompleted: '3.1', timeCompleted: '25:30', rpeCompleted: '9', heartRateAchieved: '140' },
  } as ExerciseRecord;
  expect(
    amountLines(record, usualUnits).map(({ label, planned, done, difference, isAsPlanned }) => [
      label,
      planned,
      done,
      difference?.text ?? isAsPlanned,
    ]),
  ).toEqual([
    ['Distance', '3 mi', '3.1 mi', '0.1 mi more'],
    ['Time', '24:00', '25:30', '1:30 longer'],
    ['RPE', '6-7', '9', '2 harder'],
    ['Heart rate', '130-145 bpm', '140 bpm', true],
  ]);
});
