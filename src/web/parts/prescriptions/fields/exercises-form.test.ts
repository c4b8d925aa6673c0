import { expect, it } from 'vitest';
import { defaultsToOnce } from '#domain/prescriptions/prescription-line.ts';
import {
  blankExercise,
  bodyOf,
  workoutFields,
  inOrder,
  inputOf,
  moved,
  type WorkoutExercise,
} from './exercises-form.ts';

it.each([
  ['Strength', ['sets', 'reps', 'percent1RM', 'restSeconds', 'notes'], false],
  ['Calisthenics', ['sets', 'reps', 'time', 'restSeconds', 'notes'], false],
  ['Aerobic', ['sets', 'reps', 'distance', 'time', 'rpe', 'targetHeartRate', 'restSeconds', 'notes'], true],
  [
    'Plyometric',
    ['sets', 'reps', 'volume', 'contactTime', 'groundContactTime', 'restSeconds', 'notes'],
    true,
  ],
  ['Isometric', ['sets', 'reps', 'time', 'restSeconds', 'notes'], true],
  ['Mobility', ['sets', 'reps', 'time', 'restSeconds', 'notes'], true],
] as const)('%s asks for %j; that it is done once goes without saying: %j', (category, fields, once) => {
  expect(workoutFields(category)).toEqual(fields);
  expect(defaultsToOnce(category)).toBe(once);
});

it('leaves behind what another category asked for, and keeps what the form does not show', () => {
  const typed = { exerciseId: 'run', sets: '1', reps: '1', percent1RM: '75', distance: '5', weight: '45' };
  expect(bodyOf(typed, 'Aerobic')).toEqual({
    exerciseId: 'run',
    sets: '1',
    reps: '1',
    distance: '5',
    weight: '45',
  });
});

const unweighed = {
  exerciseId: 'squat',
  restTimerSeconds: 90,
  weight: null,
  weightUnit: 'lbs',
  setTargets: null,
  exercise: { category: 'Strength' },
} as unknown as WorkoutExercise;
const target = {
  kind: 'work',
  reps: '5',
  weight: null,
  percent1RM: null,
  rpe: null,
  restSeconds: null,
} as const;

it('weights of a new one are in the coach’s own unit; those that stand there keep theirs', () => {
  expect(blankExercise('kg').weightUnit).toBe('kg');
  expect(blankExercise('lb').weightUnit).toBe('lbs');
  const unitOf = (line: Partial<WorkoutExercise>) => inputOf({ ...unweighed, ...line }, 'kg').weightUnit;
  expect(unitOf({})).toBe('kg');
  expect(unitOf({ setTargets: [target] })).toBe('kg');
  expect(unitOf({ setTargets: [{ ...target, weight: '185' }] })).toBe('lbs');
  expect(unitOf({ weight: '185' })).toBe('lbs');
  expect(inputOf(unweighed).weightUnit).toBe('lbs');
});

const lines = [
  { id: 'a', orderIndex: 0 },
  { id: 'c', orderIndex: 5 },
  { id: 'b', orderIndex: 2 },
];

it.each([
  ['b', -1, 'b0 a1 c2'],
  ['b', 1, 'a0 c1 b2'],
  ['a', 1, 'b0 a1 c2'],
  ['a', -1, null],
  ['c', 1, null],
  ['x', 1, null],
] as const)('moving %s by %i gives %j, numbered from 0', (id, step, order) => {
  const after = moved(inOrder(lines), id, step);
  expect(after && after.map(line => line.id + line.orderIndex).join(' ')).toBe(order);
});
