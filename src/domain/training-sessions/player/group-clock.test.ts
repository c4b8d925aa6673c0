import { expect, it } from 'vitest';
import type { GroupFormat } from '#domain/prescriptions/groups/group-format.ts';
import { clockAt, lengthOf, resultOf, roundsOf } from './group-clock.ts';

const nothing = { rounds: null, workSeconds: null, restSeconds: null, capSeconds: null };
const emom: GroupFormat = { ...nothing, kind: 'emom', rounds: 3 };
const intervals: GroupFormat = { ...nothing, kind: 'intervals', rounds: 4, workSeconds: 40, restSeconds: 20 };
const amrap: GroupFormat = { ...nothing, kind: 'amrap', capSeconds: 720 };
const forTime: GroupFormat = { ...nothing, kind: 'for-time', rounds: 5 };
const capped: GroupFormat = { ...forTime, capSeconds: 600 };

it.each([
  // format, seconds passed: phase, round, of, seconds left, seconds passed
  [emom, 0, ['work', 1, 3, 60, 0]],
  [emom, 59.5, ['work', 1, 3, 1, 59]],
  [emom, 60, ['work', 2, 3, 60, 60]],
  [emom, 180, ['over', 3, 3, 0, 180]],
  [emom, 9_999, ['over', 3, 3, 0, 180]],
  [intervals, 39, ['work', 1, 4, 1, 39]],
  [intervals, 40, ['rest', 1, 4, 20, 40]],
  [intervals, 60, ['work', 2, 4, 40, 60]],
  [intervals, 219, ['work', 4, 4, 1, 219]],
  [intervals, 220, ['over', 4, 4, 0, 220]],
  [amrap, 0, ['work', null, null, 720, 0]],
  [amrap, 719.2, ['work', null, null, 1, 719]],
  [amrap, 720, ['over', null, null, 0, 720]],
  [forTime, 500, ['work', null, 5, null, 500]],
  [capped, 599, ['work', null, 5, 1, 599]],
  [capped, 600, ['over', null, null, 0, 600]],
  [emom, -5, ['work', 1, 3, 60, 0]],
] as const)('the clock of %j at %d s', (format, seconds, expected) => {
  const face = clockAt(format, 1_000_000, 1_000_000 + seconds * 1000);
  expect([face.phase, face.round, face.of, face.secondsLeft, face.secondsPassed]).toEqual(expected);
});

it.each([
  [emom, 3, 180],
  [{ ...emom, rounds: null, capSeconds: 600 }, 10, 600],
  [{ ...emom, rounds: null }, 10, 600],
  [{ ...emom, workSeconds: 90 }, 3, 270],
  [intervals, 4, 220],
  [amrap, null, 720],
  [{ ...amrap, capSeconds: null }, null, 600],
  [forTime, 5, null],
  [capped, 5, 600],
])('%j has %s rounds and lasts %s s', (format, rounds, length) => {
  expect([roundsOf(format), lengthOf(format)]).toEqual([rounds, length]);
});

it.each([
  ['amrap', { rounds: 7, reps: 4, seconds: null }],
  ['emom', { rounds: 7, reps: null, seconds: null }],
  ['for-time', { rounds: 7, reps: null, seconds: 512 }],
] as const)('%s comes to its own result', (kind, expected) => {
  expect(resultOf({ kind }, { rounds: 7, reps: 4, seconds: 512 })).toEqual(expected);
});
