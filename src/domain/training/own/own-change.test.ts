import { expect, it } from 'vitest';
import {
  foldOwnChanges,
  type LoadBefore,
  loadChange,
  type MadeChange,
  type OwnChange,
} from './own-change.ts';

const made = (...changes: OwnChange[]): MadeChange[] =>
  changes.map((change, index) => ({
    ...change,
    at: `2026-11-2${index}T08:00:00.000Z`,
    by: `coach ${index}`,
  }));

const before = (name: string, percent1RM: string): LoadBefore => ({
  exerciseId: name,
  name,
  weight: null,
  weightUnit: 'lbs',
  percent1RM,
  percentOf: 'one-rep-max',
  setTargets: null,
});
const lighter = (...was: LoadBefore[]): OwnChange => ({ kind: 'load', percent: -10, before: was });
const swap = (from: string, to: string): OwnChange => ({ kind: 'swap', fromId: from, from, toId: to, to });
const anew: OwnChange = { kind: 'exercises' };

it.each<[string, OwnChange[], number]>([
  ['nothing', [], 0],
  ['a swap', [swap('Squat', 'Leg Press')], 0],
  ['10% lighter', [lighter()], -10],
  ['10% lighter twice', [lighter(), lighter()], -19],
  ['10% lighter three times', [lighter(), lighter(), lighter()], -27],
  [
    'lighter and back',
    [
      { kind: 'load', percent: -20, before: [] },
      { kind: 'load', percent: 25, before: [] },
    ],
    0,
  ],
  ['lighter, then other exercises', [lighter(), anew], 0],
  ['other exercises, then lighter', [anew, lighter()], -10],
])('%s changes the load by that much', (_, changes, percent) => {
  expect(loadChange(made(...changes))).toBe(percent);
});

it('a load is told since its first change, by whoever made that, from what stood there then', () => {
  const changes = made(
    lighter(before('Squat', '87.5%')),
    lighter(before('Squat', '79%'), before('Row', '70%')),
  );
  expect(foldOwnChanges(changes).load).toEqual({
    percent: -19,
    times: 2,
    at: '2026-11-20T08:00:00.000Z',
    by: 'coach 0',
    before: [before('Squat', '87.5%'), before('Row', '70%')],
  });
});

it.each<[string, OwnChange[], string[]]>([
  ['one', [swap('Squat', 'Leg Press')], ['Leg Press for Squat']],
  [
    'two lifts',
    [swap('Squat', 'Leg Press'), swap('Row', 'Pull-up')],
    ['Leg Press for Squat', 'Pull-up for Row'],
  ],
  ['swapped on', [swap('Squat', 'Leg Press'), swap('Leg Press', 'Lunge')], ['Lunge for Squat']],
  ['swapped back', [swap('Squat', 'Leg Press'), swap('Leg Press', 'Squat')], []],
  ['swapped, then other exercises', [swap('Squat', 'Leg Press'), anew], []],
])('swaps: %s', (_, changes, told) => {
  expect(foldOwnChanges(made(...changes)).swaps.map(({ from, to }) => `${to} for ${from}`)).toEqual(told);
});

it('other exercises are told since they were given last', () => {
  expect(foldOwnChanges(made(anew, lighter(), anew)).exercises).toEqual({
    at: '2026-11-22T08:00:00.000Z',
    by: 'coach 2',
  });
});
