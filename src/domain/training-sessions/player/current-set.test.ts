import { miles, pounds, toPounds } from '#domain/measures/measure.ts';
import { describe, expect, it } from 'vitest';
import { gymLoading } from '#domain/loads/loading.ts';
import type { SetKind } from '#domain/prescriptions/set-kind.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { amountsOfSet } from '#domain/training-sessions/amounts-of-set.ts';
import { nextSetOf } from './next-set.ts';
import {
  asCounted,
  asEntry,
  type MeasuredExercise,
  isAttempt,
  isTimedBeside,
  measuresOf,
  missingMeasure,
  suggestedSet,
  setEvent,
  stepped,
} from './current-set.ts';

const units = { weight: 'lb', distance: 'mi' } as const;
const metric = { weight: 'kg', distance: 'km' } as const;

type Done = { reps?: number; weight?: number; kg?: number; setKind?: SetKind };

const done = ({ reps = 5, weight, kg, setKind = 'work' }: Done, index: number) => ({
  setNum: index + 1,
  setKind,
  reps,
  weight: weight === undefined ? (kg === undefined ? null : toPounds(kg, 'kg')) : pounds(weight),
  entered: kg === undefined ? null : { weight: kg, unit: 'kg' as const, distance: null, distanceUnit: null },
});

type Fixture = { reps?: string | null; weight?: number | null };

type More = Partial<Pick<MeasuredExercise, 'category' | 'prescription' | 'lastTime'>>;

const lift = (targets: Fixture[], sets: Done[] = [], more: More = {}) => ({
  prescriptionId: 'squat',
  state: 'open' as const,
  category: 'Strength' as ExerciseCategory,
  load: { weight: 185 },
  targets: targets.map(({ reps = '5', weight = 185 }, index) => ({
    setNum: index + 1,
    setKind: 'work' as SetKind,
    reps,
    load: { weight },
  })),
  sets: sets.map(done),
  prescription: null,
  lastTime: null,
  ...more,
});

const offered = (exercise: ReturnType<typeof lift>, of: typeof units | typeof metric = units) => {
  const nextSet = nextSetOf(exercise, { warmUps: 0, isPastWarmUps: true });
  if (!nextSet) throw new Error('There is no next set');
  return suggestedSet(exercise, nextSet, of, null);
};

const four = [{}, {}, {}, {}];

it.each([
  ['as asked for', lift(four), 5, 185],
  ['as asked for after it was done so', lift(four, [{ weight: 185 }]), 5, 185],
  ['at the weight that was done, where it was changed', lift(four, [{ weight: 180 }]), 5, 180],
  ['at the last one of several', lift(four, [{ weight: 180 }, { weight: 190 }]), 5, 190],
  ['at another weight where that is asked for', lift([{}, { weight: 205 }], [{ weight: 180 }]), 5, 205],
  [
    'at the weight that was chosen, where none is asked for',
    lift([{ weight: null }, { weight: null }], [{ weight: 95 }]),
    5,
    95,
  ],
  ['without a weight where none is known', lift([{ weight: null }]), 5, null],
  ['with the lower reps of a range', lift([{ reps: '8-12' }]), 8, 185],
  [
    'with as many reps as just now, where they are open',
    lift([{ reps: 'AMRAP' }, { reps: 'AMRAP' }], [{ reps: 7, weight: 185 }]),
    7,
    185,
  ],
  ['with 10 reps, where nobody knows', lift([{ reps: 'max' }]), 10, 185],
])('offers a set %s', (_, exercise, reps, weight) => {
  expect(offered(exercise)).toMatchObject({ reps, weight });
});

it('offers what was typed in the person’s own unit, not what it comes to in pounds', () => {
  expect(offered(lift([{ weight: 80 }, { weight: 80 }], [{ kg: 82.5 }]), metric)).toMatchObject({
    weight: 82.5,
  });
});

type Written = NonNullable<MeasuredExercise['prescription']>;

const written: Written = { sets: null, reps: null, time: null, distance: null, volume: null };
const of = (category: ExerciseCategory, said: Partial<Written>, count = 1) =>
  lift(
    Array.from({ length: count }, () => ({ reps: said.reps ?? null, weight: null })),
    [],
    {
      category,
      prescription: { ...written, ...said },
    },
  );

it.each([
  ['a hold', of('Isometric', { time: '1:30' }), units, { seconds: 90 }],
  ['a hold under reps', of('Isometric', { reps: '45s' }), units, { seconds: 45 }],
  ['a run', of('Aerobic', { distance: '3', time: '27:00' }), units, { distance: 3, seconds: 1620 }],
  ['a run in kilometers', of('Aerobic', { distance: '5 km' }), metric, { distance: 5, seconds: null }],
  ['laps for whom miles are usual', of('Aerobic', { distance: '1600 m' }), units, { distance: 0.99 }],
  ['jumps', of('Plyometric', { volume: '24' }), units, { contacts: 24 }],
  ['jumps in sets', of('Plyometric', { volume: '24', sets: '4' }, 4), units, { contacts: 6 }],
  ['jumps by their reps', of('Plyometric', { reps: '8', sets: '3' }, 3), units, { contacts: 8 }],
])('offers %s as it is asked for', (_, exercise, person, expected) => {
  expect(offered(exercise, person)).toMatchObject(expected);
});

const bar = { loading: gymLoading.lb, loadedOn: 'bar', unit: 'lb' } as const;
const dumbbell = { loading: null, loadedOn: 'step', unit: 'kg' } as const;

it.each([
  ['weight', 185, 'up', bar, 190],
  ['weight', 185, 'down', bar, 180],
  ['weight', 45, 'down', bar, null],
  ['weight', null, 'up', bar, 45],
  ['weight', null, 'down', bar, null],
  ['weight', 10, 'up', dumbbell, 12.5],
  ['weight', 2.5, 'down', dumbbell, null],
  ['reps', 5, 'up', bar, 6],
  ['reps', 0, 'down', bar, 0],
  ['reps', null, 'up', bar, 1],
  ['seconds', 45, 'up', bar, 50],
  ['distance', 3, 'down', bar, 2.9],
  ['contacts', 24, 'up', bar, 25],
  ['calories', 12, 'up', bar, 13],
] as const)('%s %s, one %s', (measure, value, way, loadable, expected) => {
  expect(stepped(measure, value, way, loadable)).toBe(expected);
});

const nothing = {
  reps: null,
  weight: null,
  seconds: null,
  distance: null,
  short: null,
  contacts: null,
  calories: null,
  rpe: null,
};

it.each([
  ['Strength', { reps: 0 }, null],
  ['Strength', {}, 'reps'],
  ['Aerobic', { seconds: 90 }, 'distance'],
  ['Isometric', { seconds: 0 }, 'seconds'],
  ['Plyometric', { contacts: 12 }, null],
] as const)('of %s with %j %s is missing', (category, said, expected) => {
  expect(missingMeasure({ category }, { ...nothing, ...said })).toBe(expected);
});

it('tells only what the category is measured in, and comes back as it was typed', () => {
  const inHand = { ...nothing, reps: 5, weight: 82.5, seconds: 30, rpe: 8 };
  const told = setEvent(
    { category: 'Strength', prescriptionId: 'squat' },
    { setNum: 4, setKind: 'work' },
    inHand,
    metric,
  );
  expect(told).toEqual({
    kind: 'set',
    prescriptionId: 'squat',
    setNum: 4,
    setKind: 'work',
    reps: 5,
    weight: 82.5,
    unit: 'kg',
    time: null,
    distance: null,
    distanceUnit: null,
    contacts: null,
    calories: null,
    rpe: 8,
  });
  const entered = { weight: 82.5, unit: 'kg' as const, distance: null, distanceUnit: null };
  expect(
    asEntry({ ...told, weight: pounds(181.8813663), distance: null, entered }, metric, {
      category: 'Strength',
    }),
  ).toEqual({
    ...inHand,
    seconds: null,
  });
});

it.each([
  ['Strength', 'work', 1, true],
  ['Strength', 'failure', 3, true],
  ['Calisthenics', 'work', 2, true],
  ['Strength', 'work', 4, false],
  ['Strength', 'work', 0, false],
  ['Strength', 'work', null, false],
  ['Strength', 'warmup', 1, false],
  ['Plyometric', 'work', 1, false],
] as const)('a set of %s, %s, of %s reps is an attempt: %s', (category, setKind, reps, is) => {
  expect(isAttempt({ category }, setKind, { reps })).toBe(is);
});

it('a set of as many reps as one can is not offered with none after an attempt that failed', () => {
  const open = lift([{ reps: 'max' }, { reps: 'max' }], [{ reps: 0, weight: 185 }]);
  expect(offered(open)).toMatchObject({ reps: 10, weight: 185 });
});

const carry = (reps: string, category: ExerciseCategory = 'Strength') =>
  lift([{ reps }, { reps }], [], {
    category,
    prescription: { sets: '2', reps, time: null, distance: null, volume: null },
  });

describe('a lift that is done for a distance or a time', () => {
  it.each([
    ['yards', '40 yd', units, { reps: null, short: 40, weight: 185 }],
    ['yards for whom meters are usual', '40 yd', metric, { reps: null, short: 37 }],
    ['meters', '40 m', metric, { reps: null, short: 40 }],
    ['seconds', '45s', units, { reps: null, seconds: 45, weight: 185 }],
  ] as const)('is offered in %s', (_what, reps, of, expected) => {
    expect(offered(carry(reps), of)).toMatchObject(expected);
  });

  it('asks for how far or how long, never for reps, and is no attempt', () => {
    expect(measuresOf(carry('40 yd'))).toEqual(['short', 'weight']);
    expect(measuresOf(carry('45s', 'Calisthenics'))).toEqual(['seconds', 'weight']);
    expect(missingMeasure(carry('40 yd'), { ...nothing, reps: 40 })).toBe('short');
    expect(missingMeasure(carry('45s'), { ...nothing, seconds: 45 })).toBe(null);
    expect(isAttempt(carry('40 yd'), 'work', { reps: 1 })).toBe(false);
  });

  it.each([
    ['yd', units, 40],
    ['m', metric, 37],
  ] as const)('is told in miles or kilometers, and comes back in %s as it was', (_unit, of, short) => {
    const told = setEvent(carry('40 yd'), { setNum: 1, setKind: 'work' }, { ...nothing, short }, of);
    expect(told).toMatchObject({ reps: null, distanceUnit: of.distance });
    const kept = amountsOfSet(told);
    expect(asEntry(kept, of, { category: 'Strength' })).toMatchObject({ reps: null, distance: null, short });
  });

  it('is stepped by five', () => {
    expect(stepped('short', 40, 'up', bar)).toBe(45);
    expect(stepped('short', 3, 'down', bar)).toBe(0);
  });
});

const bike = (reps: string, category: ExerciseCategory, more: object = {}, calories?: number) => ({
  ...lift([{ reps }, { reps }], [], {
    category,
    prescription: { sets: '2', reps, time: null, distance: null, volume: null, ...more },
  }),
  ...(calories !== undefined && { sets: [{ ...done({}, 0), calories }] }),
});

describe('what is counted in calories, of any category', () => {
  it.each([
    ['as prescribed', bike('12 cal', 'Aerobic'), { calories: 12, distance: null, seconds: null }],
    ['the lower end', bike('10-12 cal', 'Strength'), { calories: 10, reps: null, weight: null }],
    ['with the time asked for', bike('15 cal', 'Aerobic', { time: '1:00' }), { calories: 15, seconds: 60 }],
    [
      'written as its distance',
      bike('1', 'Aerobic', { distance: '15 cal' }),
      { calories: 15, distance: null },
    ],
    ['as many as just now', bike('max cal', 'Calisthenics', {}, 18), { calories: 18 }],
    ['nothing where none is known', bike('max cal', 'Aerobic'), { calories: null }],
  ])('is offered %s', (_what, exercise, expected) => {
    expect(offered(exercise)).toMatchObject(expected);
  });

  it('asks for calories, and for the time beside them: neither for reps, a weight nor a distance', () => {
    for (const category of ['Aerobic', 'Strength', 'Mobility'] as const) {
      const exercise = bike('12 cal', category);
      expect(measuresOf(exercise)).toEqual(['calories', 'seconds']);
      expect(isTimedBeside(exercise)).toBe(true);
      expect(missingMeasure(exercise, { ...nothing, reps: 12, distance: 1 })).toBe('calories');
      expect(missingMeasure(exercise, { ...nothing, calories: 0 })).toBe('calories');
      expect(isAttempt(exercise, 'work', { reps: 1 })).toBe(false);
    }
  });

  it('is told as calories, and never as reps', () => {
    const told = setEvent(
      bike('12 cal', 'Strength'),
      work,
      { ...nothing, reps: 12, calories: 12, seconds: 45 },
      units,
    );
    expect(told).toMatchObject({ reps: null, calories: 12, time: '0:45', weight: null, distance: null });
    expect(asEntry(amountsOfSet(told), units, { category: 'Strength' })).toMatchObject({
      reps: null,
      calories: 12,
    });
  });

  it('is corrected as it was told, whatever is prescribed now', () => {
    const reps = bike('12', 'Strength');
    expect(measuresOf(asCounted(reps, { calories: 12 }))).toEqual(['calories', 'seconds']);
    expect(measuresOf(asCounted(bike('12 cal', 'Strength'), { reps: 12 }))).toEqual(['reps', 'weight']);
    expect(measuresOf(asCounted(bike('12 cal', 'Aerobic'), {}))).toEqual(['calories', 'seconds']);
    expect(measuresOf(asCounted(bike('12 cal', 'Aerobic'), { distance: miles(1) }))).toEqual([
      'distance',
      'seconds',
    ]);
    expect(measuresOf(asCounted(bike('5', 'Strength'), { distance: miles(0.02) }))).toEqual([
      'short',
      'weight',
    ]);
    expect(measuresOf(asCounted(bike('5', 'Aerobic'), { time: '20:00' }))).toEqual(['distance', 'seconds']);
  });
});

const work = { setNum: 1, setKind: 'work' as const };
