import { describe, expect, it } from 'vitest';
import { type Units, usualUnits, miles, pounds } from '#domain/measures/measure.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { missingEstimate, setText, workText } from './logged-work-text.ts';
import type { LoggedWork } from './training-day.ts';

const nothing: LoggedWork = {
  id: 'log',
  completedDate: '2026-11-20T00:00:00.000Z',
  setsData: null,
  timeCompleted: null,
  distanceCompleted: null,
  entered: null,
  rpeCompleted: null,
  heartRateAchieved: null,
  volumeCompleted: null,
  contactTimeAchieved: null,
  groundContactTimeAchieved: null,
  estimated1RM: null,
  notes: null,
};

const sets = (...pairs: [reps: number, weight?: number][]) =>
  pairs.map(([reps, weight], index) => ({
    setNum: index + 1,
    reps,
    ...(weight !== undefined && { weight: pounds(weight) }),
    completed: true,
  }));

const carried = (yards: number, weight?: number) => ({
  setNum: 1,
  distance: miles(yards / 1760),
  ...(weight !== undefined && { weight: pounds(weight) }),
  completed: true,
});

const bike = (...each: number[]) =>
  each.map(calories => ({ setNum: 1, calories, time: '0:45', completed: true }));

describe('what was done, in one line', () => {
  it.each<[Partial<LoggedWork>, string]>([
    [{ setsData: sets([5, 225], [5, 225], [4, 225]) }, '225 lb × 5, 5, 4'],
    [{ setsData: sets([5, 220], [3, 230.5]) }, '220 lb × 5 · 230.5 lb × 3'],
    [{ setsData: sets([12], [10]) }, '12, 10 reps'],
    [{ setsData: sets([12], [10]), timeCompleted: '0:30' }, '12, 10 reps · 0:30'],
    [{ setsData: sets([0, 225], [5, 225]) }, '225 lb × 5, missed'],
    [{ setsData: sets([1, 315], [0, 335]) }, '315 lb × 1 · 335 lb, missed'],
    [{ setsData: sets([1, 335], [0, 335], [0, 335]) }, '335 lb × 1, 2 missed'],
    [{ setsData: sets([0, 335], [0, 335]) }, '335 lb, 2 missed'],
    [{ setsData: sets([2], [0]) }, '2 reps, missed'],
    [{ setsData: sets([0], [0]) }, '2 missed'],
    [
      {
        setsData: sets([5, 45], [3, 135], [5, 225]).map((set, n) =>
          n < 2 ? { ...set, setKind: 'warmup' } : set,
        ),
      },
      '225 lb × 5 · 2 warm-ups',
    ],
    [{ setsData: [carried(40, 70), carried(40, 70), carried(60, 70)] }, '70 lb × 40 yd, 40 yd, 60 yd'],
    [{ setsData: [carried(40), ...sets([5, 185])] }, '40 yd · 185 lb × 5'],
    [{ setsData: bike(12, 12, 10), timeCompleted: '2:15' }, '12 cal, 12 cal, 10 cal · 2:15'],
    [{ setsData: [...sets([12]), ...bike(12)] }, '12 reps · 12 cal'],
    [{ distanceCompleted: '3.1', timeCompleted: '28:10', rpeCompleted: '7' }, '3.1 mi · 28:10 · RPE 7'],
    [{ distanceCompleted: '5', heartRateAchieved: '148' }, '5 mi · 148 bpm'],
    [{ volumeCompleted: '60' }, '60 contacts'],
    [{ timeCompleted: '45' }, '45 s'],
    [{ timeCompleted: '45s' }, '45s'],
  ])('%j reads %s', (work, text) => {
    expect(workText({ ...nothing, ...work }, usualUnits)).toBe(text);
  });
});

it.each([
  [{ reps: 5, weight: pounds(225) }, '225 lb × 5'],
  [{ reps: 12 }, '12 reps'],
  [{ reps: 0, weight: pounds(225) }, '225 lb, missed'],
  [{ reps: 0 }, 'missed'],
  [{ distance: miles(40 / 1760), weight: pounds(70) }, '70 lb × 40 yd'],
  [{ time: '45', weight: null }, '0:45'],
  [{ calories: 12, time: '0:45', weight: null }, '12 cal'],
])('the set %j reads %s', (set, text) => {
  expect(setText(set, usualUnits)).toBe(text);
});

describe('a log without an estimate', () => {
  const heavy = { setsData: sets([15, 95]) };

  it.each<[ExerciseCategory, Partial<LoggedWork>, boolean]>([
    ['Strength', heavy, true],
    ['Strength', { ...heavy, estimated1RM: pounds(120) }, false],
    ['Strength', { setsData: sets([15]) }, false],
    ['Calisthenics', heavy, false],
  ])('of %s %j says why: %s', (category, work, says) => {
    expect(missingEstimate(category, { ...nothing, ...work }) !== null).toBe(says);
  });
});

describe('to someone in kg and km', () => {
  const metric: Units = { weight: 'kg', distance: 'km', length: 'cm' };
  const inKilos = { weight: 100, unit: 'kg', distance: null, distanceUnit: null } as const;

  it.each<[Partial<LoggedWork>, string, string]>([
    [{ setsData: sets([5, 220], [5, 220]) }, '99.8 kg (220 lb) × 5, 5', '220 lb × 5, 5'],
    [
      { setsData: sets([5, 220.46226218], [4, 220.46226218]).map(set => ({ ...set, entered: inKilos })) },
      '100 kg × 5, 4',
      '220.5 lb (100 kg) × 5, 4',
    ],
    [{ distanceCompleted: '3.1' }, '4.99 km', '3.1 mi'],
    [
      { distanceCompleted: '3.1068559611866697', entered: { distance: '5', distanceUnit: 'km' } },
      '5 km',
      '3.11 mi',
    ],
    [{ distanceCompleted: 'far' }, 'far', 'far'],
  ])('%j reads %s, in lb and miles %s', (work, text, inPounds) => {
    expect(workText({ ...nothing, ...work }, metric)).toBe(text);
    expect(workText({ ...nothing, ...work }, usualUnits)).toBe(inPounds);
  });
});
