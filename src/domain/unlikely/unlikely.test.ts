import { pounds } from '#domain/measures/measure.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toMiles, toPounds } from '#domain/measures/measure.ts';
import { exerciseCategories } from '#domain/prescriptions/exercise-category.ts';
import { fastestOfAnyone, heaviestOfAnyone, leastLimit, type NamedExercise } from './beyond-anyone.ts';
import { pastOf } from './past.ts';
import { type Amounts, isUnlikelyBest, type Past, unlikelyOf } from './unlikely.ts';

const kg = (weight: number) => toPounds(weight, 'kg');
const km = (distance: number) => toMiles(distance, 'km');

const strength = (name: string): NamedExercise => ({ name, category: 'Strength' });
const [squat, press] = [strength('Back Squat'), strength('Leg Press')];
const run: NamedExercise = { name: 'Easy Run', category: 'Aerobic' };
const pullUp: NamedExercise = { name: 'Pull-up', category: 'Calisthenics' };
const plank: NamedExercise = { name: 'Front Plank', category: 'Isometric' };
const jump: NamedExercise = { name: 'Box Jump', category: 'Plyometric' };

const used = (past: Omit<Past, 'isNew'>): Past => ({ ...past, isNew: false });
const begun = (past: Omit<Past, 'isNew'>): Past => ({ ...past, isNew: true });

describe('a number that nobody may have meant asks', () => {
  const strong = used({ weight: kg(140) });
  it.each<[string, NamedExercise, Amounts, Past | null, string | null]>([
    ['a single of 1,400 kg', squat, { reps: 1, weight: kg(1_400) }, strong, 'weight'],
    ['the same of who has no past', squat, { reps: 1, weight: kg(1_400) }, null, 'weight'],
    ['a dropped decimal point', squat, { reps: 5, weight: kg(1_025) }, strong, 'weight'],
    [
      '220 kg where 100 are the best',
      squat,
      { reps: 5, weight: kg(220) },
      used({ weight: kg(100) }),
      'weight',
    ],
    ['5 kg more than the best', squat, { reps: 1, weight: kg(145) }, strong, null],
    ['30 percent more', squat, { reps: 1, weight: kg(182) }, strong, null],
    [
      '1.6 times a light weight',
      strength('Bench Press'),
      { reps: 8, weight: kg(32) },
      used({ weight: kg(20) }),
      null,
    ],
    [
      'the second session, twice the first',
      squat,
      { reps: 5, weight: kg(60) },
      begun({ weight: kg(25) }),
      null,
    ],
    [
      'the second session, ten times the first',
      squat,
      { reps: 5, weight: kg(250) },
      begun({ weight: kg(25) }),
      'weight',
    ],
    ['a first of 300 kg', squat, { reps: 1, weight: kg(300) }, null, null],
    ['a first bench press of 400 kg', strength('Bench Press'), { reps: 1, weight: kg(400) }, null, 'weight'],
    [
      'who has lifted more than anyone, again',
      squat,
      { reps: 1, weight: kg(600) },
      used({ weight: kg(600) }),
      null,
    ],
    ['a leg press of 500 kg', press, { reps: 10, weight: kg(500) }, used({ weight: kg(420) }), null],
    ['a first leg press of 700 kg', press, { reps: 5, weight: kg(700) }, null, null],
    [
      'a leg press that was guessed too light',
      press,
      { reps: 10, weight: kg(160) },
      begun({ weight: kg(40) }),
      null,
    ],
    ['a leg press of 2,000 kg', press, { reps: 10, weight: kg(2_000) }, used({ weight: kg(420) }), 'weight'],
    ['a sled of 900 kg', strength('Sled Push'), { reps: 1, weight: kg(900) }, null, null],
    ['an attempt that failed at twice the best', squat, { reps: 0, weight: kg(1_400) }, strong, null],
    ['55 reps with a heavy weight', squat, { reps: 55, weight: kg(110) }, strong, 'reps'],
    ['20 reps with half the best', squat, { reps: 20, weight: kg(70) }, strong, null],
    ['500 reps with a weight', squat, { reps: 500, weight: kg(40) }, null, 'reps'],
    ['100 reps where 12 are the best', pullUp, { reps: 100 }, used({ reps: 12 }), 'reps'],
    ['30 push-ups where 12 are the best', pullUp, { reps: 30 }, used({ reps: 12 }), null],
    [
      'a body weight typed as added weight',
      pullUp,
      { reps: 5, weight: kg(180) },
      used({ reps: 12 }),
      'weight',
    ],
    ['20 kg of help', pullUp, { reps: 8, weight: kg(-20) }, used({ weight: kg(-60) }), null],
    ['5.5 km in 1.5 minutes', run, { distance: km(5.5), seconds: 90 }, null, 'pace'],
    [
      '5.5 km in 1.5 minutes, with a past',
      run,
      { distance: km(5.5), seconds: 90 },
      used({ distance: 3, pace: 480 }),
      'pace',
    ],
    ['5 km in 25 minutes', run, { distance: km(5), seconds: 1_500 }, used({ distance: 3, pace: 600 }), null],
    ['a sprint after a jog', run, { distance: km(0.4), seconds: 66 }, used({ distance: 3, pace: 580 }), null],
    ['55 km for 5.5', run, { distance: km(55), seconds: 1_800 }, used({ distance: km(5) }), 'distance'],
    ['a first half marathon', run, { distance: km(21.1), seconds: 7_200 }, used({ distance: km(10) }), null],
    [
      'a ride of 40 km in an hour',
      { name: 'Bike', category: 'Aerobic' },
      { distance: km(40), seconds: 3_600 },
      null,
      null,
    ],
    ['a distance without a time', run, { distance: km(5) }, null, null],
    ['a plank of 45 minutes', plank, { seconds: 2_700 }, used({ hold: 90 }), 'hold'],
    ['a plank of three minutes', plank, { seconds: 180 }, used({ hold: 90 }), null],
    ['a first plank of 20 hours', plank, { seconds: 72_000 }, null, 'hold'],
    ['4,000 contacts', jump, { contacts: 4_000 }, used({ contacts: 60 }), 'contacts'],
    ['120 contacts', jump, { contacts: 120 }, used({ contacts: 60 }), null],
    ['150 calories where 15 are the most', squat, { calories: 150 }, used({ calories: 15 }), 'calories'],
    ['30 calories where 15 are the most', run, { calories: 30 }, used({ calories: 15 }), null],
    ['12,000 calories', run, { calories: 12_000 }, null, 'calories'],
    ['the time that calories took', plank, { calories: 15, seconds: 2_700 }, used({ hold: 90 }), null],
    ['nothing said', squat, {}, strong, null],
  ])('%s', (_, exercise, amounts, past, measure) => {
    expect(unlikelyOf(exercise, amounts, past)?.measure ?? null).toBe(measure);
  });

  it.each([
    [100, 45, 'kg', true],
    [26, 12, 'kg', true],
    [100, 45, 'lb', false],
    [60, 45, 'kg', false],
  ] as const)(
    '%d typed where %d kg are the best, in %s: meant in the other unit: %s',
    (typed, best, unit, is) => {
      const curl = strength('Curl with a bar');
      const found = unlikelyOf(
        curl,
        { reps: 8, weight: toPounds(typed, unit) },
        used({ weight: kg(best) }),
        unit,
      );
      expect(found?.isUnitSlip ?? false).toBe(is);
    },
  );

  it('what was done before never asks again, whatever it is', () => {
    const amount = fc.double({ min: 0.01, max: 5_000, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...exerciseCategories), amount, amount, (category, weight, other) => {
        const amounts = {
          reps: 5,
          weight,
          seconds: other,
          distance: weight,
          contacts: weight,
          calories: weight,
        };
        const past = {
          weight,
          reps: 5,
          hold: other,
          distance: weight,
          pace: other / weight,
          contacts: weight,
          calories: weight,
        };
        expect(unlikelyOf({ name: 'Whatever', category }, amounts, used(past))).toBeNull();
      }),
    );
  });
});

describe('the past', () => {
  const lastTime = {
    completedDate: '2026-03-11T00:00:00.000Z',
    setsData: [
      { setNum: 1, reps: 5, weight: pounds(200) },
      { setNum: 2, reps: 0, weight: pounds(400) },
      { setNum: 3, reps: 5, weight: pounds(300), setKind: 'warmup' as const },
    ],
    estimated1RM: pounds(233.33),
  };

  it('is the best of all that is known, without attempts that failed and warm-ups', () => {
    expect(pastOf({ lastTime })).toMatchObject({ weight: 233.33, isNew: true });
    const best = { kind: 'e1rm' as const, value: 250, date: '2026-01-05' };
    const lasts = [{ weight: 210, reps: 3, date: '2026-02-02' }];
    expect(pastOf({ lastTime, best, lasts })).toMatchObject({ weight: 250, isNew: false });
    expect(pastOf({ lastTime, now: [{ setNum: 1, reps: 1, weight: pounds(320) }] })).toMatchObject({
      weight: 320,
    });
  });

  it('is none where nothing was done', () => {
    expect(pastOf({ lastTime: null })).toBeNull();
    expect(pastOf({ lastTime: null, lasts: [], best: null, now: [] })).toBeNull();
  });

  it('of a run has its pace', () => {
    const ran = {
      completedDate: '2026-03-11',
      setsData: null,
      distanceCompleted: '3.1',
      timeCompleted: '31:00',
    };
    expect(pastOf({ lastTime: ran })).toMatchObject({ distance: 3.1, pace: 600 });
  });
});

it.each([
  [3_086, 308, true],
  [400, 250, true],
  [300, 250, false],
  [1_400, null, true],
  [600, null, false],
  [1_120, 1_100, false],
])('a best of %s lb after %s is to be checked: %s', (e1rm, before, is) => {
  expect(isUnlikelyBest(squat, e1rm, before)).toBe(is);
});

it('what is beyond anyone follows the name', () => {
  const names = [
    'Leg Press',
    'Romanian Deadlift',
    'Back Squat',
    'Bench Press',
    'Power Clean',
    'Dumbbell Bench Press',
    'X',
  ];
  expect(names.map(name => Math.round((heaviestOfAnyone(strength(name)) ?? 0) / kg(1)))).toEqual([
    1_050, 510, 490, 355, 267, 200, 600,
  ]);
  expect(heaviestOfAnyone(run)).toBeNull();
  expect(leastLimit).toBeCloseTo(kg(100));
  expect(fastestOfAnyone(run, km(5))).toBeGreaterThan(fastestOfAnyone(run, km(0.1)));
});
