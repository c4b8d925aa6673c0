import { pounds, miles } from '#domain/measures/measure.ts';
import { expect, it } from 'vitest';
import { figuresOf, kindOf, titleOf, type PostContent } from './post-content-text.ts';

const lb = { weight: 'lb', distance: 'mi', length: 'in' } as const;
const kg = { weight: 'kg', distance: 'km', length: 'cm' } as const;
const date = '2026-03-18T00:00:00.000Z';
const session: PostContent = {
  kind: 'session',
  name: 'Legs',
  date,
  exercises: 4,
  sets: 1,
  pounds: pounds(5250),
  miles: miles(3.1),
};
const record: PostContent = {
  kind: 'record',
  exerciseName: 'Squat',
  recordKind: 'weight',
  value: 220.462,
  at: null,
  date,
};

it.each([
  [session, lb, ['4 Exercises', '1 Set', '5,250 lb Volume', '3.1 mi Distance']],
  [session, kg, ['4 Exercises', '1 Set', '2,381 kg Volume', '4.99 km Distance']],
  [{ ...session, exercises: 1, sets: 0, pounds: pounds(0), miles: miles(0) }, lb, ['1 Exercise']],
  [record, lb, ['220.46 lb Heaviest']],
  [record, kg, ['100 kg Heaviest']],
])('figures are in the reader’s own units: %j', (told, units, expected) => {
  expect(figuresOf(told, units).map(({ label, value }) => `${value} ${label}`)).toEqual(expected);
});

it('says what it is', () => {
  expect([titleOf(session), kindOf(session, lb)]).toEqual(['Legs', 'Session done']);
  const reps: PostContent = { ...record, recordKind: 'reps-at', value: 8, at: pounds(225) };
  expect([titleOf(reps), kindOf(reps, lb)]).toEqual(['Squat', 'New record · Most reps at 225 lb']);
});
