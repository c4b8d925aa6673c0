import { pounds } from '#domain/measures/measure.ts';
import { expect, it } from 'vitest';
import { sessionSummary } from './post-content.ts';

const day = { dayName: 'Legs', programName: 'Ascension', date: '2026-03-18' };
const set = (setNum: number, reps: number, weight: number, more = {}) => ({
  setNum,
  reps,
  weight: pounds(weight),
  ...more,
});

it('tells of a session its name, its date and what was done, without warm-ups', () => {
  const logs = [
    {
      exerciseId: 'squat',
      category: 'Strength' as const,
      setsData: [set(1, 5, 95, { setKind: 'warmup' }), set(2, 5, 200), set(3, 5, 200.5)],
    },
    { exerciseId: 'squat', category: 'Strength' as const, setsData: [set(1, 1, 225)] },
    { exerciseId: 'run', category: 'Aerobic' as const, distanceCompleted: '3.1', timeCompleted: '28:00' },
    { exerciseId: 'jump', category: 'Plyometric' as const, volumeCompleted: '40' },
  ];
  expect(sessionSummary({ ...day, logs })).toEqual({
    kind: 'session',
    name: 'Legs',
    date: '2026-03-18',
    exercises: 3,
    sets: 3,
    pounds: 2227.5,
    miles: 3.1,
  });
});

it.each(['', 'Wednesday'])('is called by its program where the day is called %j', dayName => {
  expect(sessionSummary({ ...day, dayName, logs: [] })).toMatchObject({
    name: 'Ascension',
    sets: 0,
    pounds: 0,
  });
});

it('tells nothing else of a log, whatever stands in it', () => {
  const secrets = { notes: 'My knee', rpeCompleted: '10', heartRateAchieved: '180', bodyWeight: 190 };
  const log = { exerciseId: 'squat', category: 'Strength' as const, setsData: [set(1, 5, 100, { rpe: 9 })] };
  expect(Object.keys(sessionSummary({ ...day, logs: [{ ...log, ...secrets }] }))).toEqual([
    'kind',
    'name',
    'date',
    'exercises',
    'sets',
    'pounds',
    'miles',
  ]);
});
