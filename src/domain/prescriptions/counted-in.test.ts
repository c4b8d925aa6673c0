import { expect, it } from 'vitest';
import { exerciseCategories } from './exercise-category.ts';
import { countedIn, isCarriedOrHeld } from './counted-in.ts';
import type { SetTarget } from './set-targets.ts';

it.each([
  ['40 yd', 'distance'],
  ['40yds', 'distance'],
  ['20-40 yd', 'distance'],
  ['2 x 40 yd', 'distance'],
  ['40 m', 'distance'],
  ['0.25 mi', 'distance'],
  ['30 m each hand', 'distance'],
  ['40 yd (heavy)', 'distance'],
  ['45s', 'time'],
  ['45 sec', 'time'],
  ['30-45 s', 'time'],
  ['1:30', 'time'],
  ['2 min', 'time'],
  ['2m', 'time'],
  ['30s each side', 'time'],
  ['45 s hold', 'time'],
  ['5', 'reps'],
  ['8-12', 'reps'],
  ['12,10,8', 'reps'],
  ['10 each side', 'reps'],
  ['8 reps', 'reps'],
  ['AMRAP', 'reps'],
  ['AMRAP in 60 s', 'reps'],
  ['10, 3 s down', 'reps'],
  ['10 (2s pause)', 'reps'],
  ['5 @ 3 s', 'reps'],
  ['15 cal', 'calories'],
  ['15/12 cal', 'calories'],
  ['max cal', 'calories'],
  ['10 reps, 15 cal', 'reps'],
  ['', 'reps'],
] as const)('a lift asked for by %j is counted in %s', (reps, expected) => {
  for (const category of ['Strength', 'Calisthenics'] as const)
    expect(countedIn(category, { reps })).toBe(expected);
});

it.each([
  ['a time alone', { time: '0:45' }, 'time'],
  ['reps within a time', { reps: 'AMRAP', time: '1:00' }, 'reps'],
  ['reps and a time', { reps: '10', time: '30 s' }, 'reps'],
  ['a distance alone', { distance: '40 yd' }, 'distance'],
  ['nothing', null, 'reps'],
] as const)('a lift that says %s', (_what, prescription, expected) => {
  expect(countedIn('Calisthenics', prescription)).toBe(expected);
});

it('sets that are named say it before the prescription does, and warm-ups do not', () => {
  const set: SetTarget = {
    kind: 'work',
    reps: '40 yd',
    weight: null,
    percent1RM: null,
    rpe: null,
    restSeconds: null,
  };
  const warmUp: SetTarget = { ...set, kind: 'warmup', reps: '10' };
  expect(countedIn('Strength', { reps: '5', setTargets: [warmUp, set] })).toBe('distance');
});

it.each([
  ['Aerobic', 'distance'],
  ['Plyometric', 'contacts'],
  ['Isometric', 'time'],
  ['Mobility', 'time'],
] as const)('%s is counted in %s, whatever stands under reps', (category, expected) => {
  expect(countedIn(category, { reps: '10' })).toBe(expected);
  expect(isCarriedOrHeld(category, { reps: '40 yd' })).toBe(false);
});

it.each(exerciseCategories)('%s is counted in calories where it asks for them', category => {
  expect(countedIn(category, { reps: '15 cal' })).toBe('calories');
  expect(countedIn(category, { distance: '15 cal' })).toBe('calories');
  // What is Aerobic is counted as a whole, whatever it is measured in.
  expect(isCarriedOrHeld(category, { reps: '15 cal' })).toBe(category !== 'Aerobic');
});

it('the single rep beside a row says nothing against its calories', () => {
  expect(countedIn('Aerobic', { reps: '1', distance: '15 cal' })).toBe('calories');
});
