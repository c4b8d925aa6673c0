import { pounds, toPounds } from '#domain/measures/measure.ts';
import { expect, it } from 'vitest';
import { gymLoading } from '#domain/loads/loading.ts';
import type { SetKind } from '#domain/prescriptions/set-kind.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { setAhead } from './set-ahead.ts';
import {
  asInHand,
  type ExerciseInHand,
  isAttempt,
  missingOf,
  setInHand,
  setToTell,
  stepped,
} from './set-in-hand.ts';

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

type Asked = { reps?: string | null; weight?: number | null };

type More = Partial<Pick<ExerciseInHand, 'category' | 'prescription' | 'lastTime'>>;

const lift = (targets: Asked[], sets: Done[] = [], more: More = {}) => ({
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
  const ahead = setAhead(exercise, { warmUps: 0, isPastWarmUps: true });
  if (!ahead) throw new Error('Nothing is ahead');
  return setInHand(exercise, ahead, of, null);
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

type Written = NonNullable<ExerciseInHand['prescription']>;

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
] as const)('%s %s, one %s', (measure, value, way, loadable, expected) => {
  expect(stepped(measure, value, way, loadable)).toBe(expected);
});

const nothing = { reps: null, weight: null, seconds: null, distance: null, contacts: null, rpe: null };

it.each([
  ['Strength', { reps: 0 }, null],
  ['Strength', {}, 'reps'],
  ['Aerobic', { seconds: 90 }, 'distance'],
  ['Isometric', { seconds: 0 }, 'seconds'],
  ['Plyometric', { contacts: 12 }, null],
] as const)('of %s with %j %s is missing', (category, said, expected) => {
  expect(missingOf(category, { ...nothing, ...said })).toBe(expected);
});

it('tells only what the category is measured in, and comes back as it was typed', () => {
  const inHand = { ...nothing, reps: 5, weight: 82.5, seconds: 30, rpe: 8 };
  const told = setToTell(
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
    rpe: 8,
  });
  const entered = { weight: 82.5, unit: 'kg' as const, distance: null, distanceUnit: null };
  expect(asInHand({ ...told, weight: pounds(181.8813663), distance: null, entered }, metric)).toEqual({
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
  expect(isAttempt(category, setKind, { reps })).toBe(is);
});

it('a set of as many reps as one can is not offered with none after an attempt that failed', () => {
  const open = lift([{ reps: 'max' }, { reps: 'max' }], [{ reps: 0, weight: 185 }]);
  expect(offered(open)).toMatchObject({ reps: 10, weight: 185 });
});
