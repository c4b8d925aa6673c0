import { expect, it } from 'vitest';
import type { ExerciseCategory } from './exercise-category.ts';
import { setKinds } from './set-kind.ts';
import { workSetNumbers } from './set-numbers.ts';
import { type SetTarget, type WithSetTargets, workSetsOf } from './set-targets.ts';

const target = (kind: SetTarget['kind'] = 'work', reps: string | null = null): SetTarget => ({
  kind,
  reps,
  weight: null,
  percent1RM: null,
  rpe: null,
  restSeconds: null,
});

it.each<[ExerciseCategory, WithSetTargets, number]>([
  ['Strength', { sets: '5' }, 5],
  ['Strength', { sets: 'some' }, 3],
  ['Calisthenics', {}, 3],
  ['Isometric', {}, 1],
  ['Isometric', { sets: '4' }, 4],
  ['Strength', { sets: '5', setTargets: [target(), target()] }, 2],
  ['Strength', { sets: '5', setTargets: [] }, 5],
  ['Strength', { sets: '5', setTargets: null }, 5],
  ['Mobility', { setTargets: setKinds.map(kind => target(kind)) }, 3],
])('the work sets of %s %j are %d', (category, prescription, sets) => {
  expect(workSetsOf(category, prescription)).toBe(sets);
});

type Logged = { setNum: number; setKind?: SetTarget['kind'] };

const work = (...numbers: number[]): Logged[] => numbers.map(setNum => ({ setNum }));
const warmUp = (setNum: number): Logged => ({ setNum, setKind: 'warmup' });
const twoFirst = [target('warmup'), target('warmup'), target(), target(), target()];

it.each<[string, SetTarget[] | null, Logged[], number[]]>([
  ['without targets by their number', null, work(1, 2, 3), [1, 2, 3]],
  ['one that was left out leaves its place', null, work(1, 3), [1, 3]],
  [
    'warm-ups that were logged are passed over',
    twoFirst,
    [warmUp(1), warmUp(2), ...work(3, 4, 5)],
    [1, 2, 3],
  ],
  ['also those that nobody asked for', null, [warmUp(1), ...work(2, 3)], [1, 2]],
  ['also in between', twoFirst, [warmUp(1), ...work(2), warmUp(3), ...work(4)], [1, 2]],
  ['warm-ups asked for that were not done', twoFirst, work(3, 5), [1, 3]],
  ['where only work is numbered', twoFirst, work(1, 2, 3), [1, 2, 3]],
  ['drops and sets to failure are work', null, [{ setNum: 1 }, { setNum: 2, setKind: 'drop' }], [1, 2]],
  ['none', twoFirst, [], []],
])('which work set each was: %s', (_, targets, sets, numbers) => {
  expect([...workSetNumbers(targets, sets).values()]).toEqual(numbers);
});
