import { describe, expect, it } from 'vitest';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { listDayExercises } from '#contract/programs/days.ts';
import { noDetails } from '#domain/prescriptions/prescription-details.ts';
import { parametersOf, prescribedOf } from '#web/parts/prescriptions/fields/parameters.ts';
import { changedBody } from './changed-body.ts';
import { editedLines } from './edited-lines.ts';

const row: ResponseOf<typeof listDayExercises>[number] = {
  id: 'row',
  dayId: 'day',
  exerciseId: 'squat',
  orderIndex: 0,
  sets: '5',
  reps: '5',
  weight: '225',
  weightUnit: 'lbs',
  restSeconds: '180',
  restTimerSeconds: 180,
  percent1RM: '75',
  percentOf: 'one-rep-max',
  time: null,
  distance: '20 m',
  rpe: null,
  targetHeartRate: null,
  volume: null,
  contactTime: null,
  groundContactTime: null,
  notes: 'Brace.',
  setTargets: null,
  tempo: null,
  alternateExerciseIds: [],
  groupLabel: null,
  groupFormat: null,
  exercise: { id: 'squat', name: 'Back Squat', category: 'Strength' },
};

describe('a changed exercise', () => {
  const exercise = editedLines().lineOf(row);

  it('keeps what its category does not ask for', () => {
    const fields = { ...exercise.fields, reps: ' 3 ', percent1RM: '' };
    expect(changedBody(row, { ...exercise, fields })).toEqual({
      exerciseId: 'squat',
      sets: '5',
      reps: '3',
      restSeconds: '180',
      restTimerSeconds: 180,
      notes: 'Brace.',
      distance: '20 m',
      weight: '225',
      weightUnit: 'lbs',
      ...noDetails,
    });
  });

  it('keeps what it says set by set, of its tempo, its alternates and its group', () => {
    const more = { tempo: '31X1', alternateExerciseIds: ['press'], groupLabel: 'A' };
    const read = editedLines().lineOf({ ...row, ...more });
    expect(changedBody(row, read)).toMatchObject(more);
  });

  it('with weights named for its sets says in which unit, which was typed with them', () => {
    const set = {
      kind: 'work',
      reps: '5',
      weight: '100',
      percent1RM: null,
      rpe: null,
      restSeconds: null,
    } as const;
    const inPounds = { ...row, weight: null, setTargets: [set] };
    expect(changedBody(inPounds, editedLines().lineOf(inPounds))).toMatchObject({ weightUnit: 'lbs' });
    const blank = editedLines().lineOf({ ...row, weight: null });
    const parameters = { ...parametersOf(blank, 0, 'kg'), details: { ...noDetails, setTargets: [set] } };
    const changed = prescribedOf({ ...blank }, parameters);
    expect(changed && changedBody(row, changed)).toMatchObject({ weightUnit: 'kg' });
  });

  it('that becomes another one brings only what the new one’s category asks for', () => {
    const plank = { ...exercise, exerciseId: 'plank', category: 'Isometric' as const };
    expect(changedBody(row, plank)).toEqual({
      exerciseId: 'plank',
      restSeconds: '180',
      restTimerSeconds: 180,
      notes: 'Brace.',
      weightUnit: 'lbs',
      ...noDetails,
    });
  });

  it('keeps its unit where none of its sets names a weight', () => {
    const { weightUnit } = changedBody({ ...row, weightUnit: 'lbs' }, { ...exercise, weightUnit: 'kg' });
    expect(weightUnit).toBe('lbs');
  });
});

it('an exercise keeps its key when it is read again, and when it gets its id', () => {
  const rows = editedLines();
  const first = rows.lineOf(row);
  const key = rows.newKey();
  rows.lineOf({ ...row, id: 'added' }, key);
  expect(rows.lineOf(row).key).toBe(first.key);
  expect(rows.lineOf({ ...row, id: 'added' }).key).toBe(key);
  expect(rows.lineOf({ ...row, id: 'added' }).row?.id).toBe('added');
});
