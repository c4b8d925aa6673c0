import { expect, it } from 'vitest';
import { miles, pounds } from '#domain/measures/measure.ts';
import { newBestSets } from './new-best.ts';

const e1rm = { kind: 'e1rm' as const, value: 304, at: null };
const lift = (setNum: number, weight: number, reps: number, setKind: 'work' | 'warmup' = 'work') => ({
  setNum,
  weight: pounds(weight),
  reps,
  setKind,
});

it.each([
  ['none below the best', [lift(1, 275, 3)], e1rm, []],
  ['none of as much', [lift(1, 304, 1)], e1rm, []],
  [
    'the set that is better, and a later one that beats it',
    [lift(1, 290, 3), lift(2, 290, 3), lift(3, 300, 3)],
    e1rm,
    [1, 3],
  ],
  ['no warm-up', [lift(1, 400, 5, 'warmup')], e1rm, []],
  ['no attempt that failed', [lift(1, 400, 0)], e1rm, []],
  ['none where nothing was done before', [lift(1, 400, 5)], null, []],
])('of a lift a new best is %s', (_, sets, best, expected) => {
  expect([...newBestSets('Strength', sets, best)]).toEqual(expected);
});

it('of a hold it is a longer one, of a run a farther one', () => {
  const hold = { kind: 'hold' as const, value: 60, at: null };
  expect([...newBestSets('Isometric', [{ setNum: 1, time: '1:15' }], hold)]).toEqual([1]);
  const far = { kind: 'distance' as const, value: 3, at: null };
  expect([...newBestSets('Aerobic', [{ setNum: 1, distance: miles(3.1) }], far)]).toEqual([1]);
});
