import { expect, it } from 'vitest';
import { changeOf, type Lift, liftCount, poundsOf, strengthFound } from './strength-figures.ts';

it.each([
  [3.44, '+3.4%'],
  [-1.2, '-1.2%'],
  [0, '0.0%'],
  [12, '+12.0%'],
])('a change of %f percent reads %j', (percent, words) => {
  expect(changeOf(percent)).toBe(words);
});

it.each([
  [262.49, '262'],
  [262.5, '263'],
  [1004.2, '1,004'],
])('a 1RM of %f lb is shown as %j', (oneRepMax, words) => {
  expect(poundsOf(oneRepMax)).toBe(words);
});

const lift = (exerciseName: string, status: Lift['status']): Lift => ({
  exerciseId: exerciseName,
  exerciseName,
  current1RM: 200,
  previous1RM: null,
  changePercent: null,
  isPlateau: status === 'Plateau',
  lastLoggedDate: '2026-11-20T00:00:00.000Z',
  status,
  reason: '',
});

const jane = {
  memberId: 'jane',
  memberName: 'Jane Doe',
  memberEmail: 'jd@garrison.example',
  exercises: [lift('Back Squat', 'Plateau'), lift('Bench Press', 'Improving')],
};
const plato = {
  memberId: 'plato',
  memberName: 'Plato',
  memberEmail: 'plato@academy.example',
  exercises: [lift('Deadlift', 'Improving')],
};

it.each([
  ['', '', ['Back Squat', 'Bench Press', 'Deadlift']],
  ['JANE', '', ['Back Squat', 'Bench Press']],
  ['academy', '', ['Deadlift']],
  ['', 'Improving', ['Bench Press', 'Deadlift']],
  ['plato', 'Plateau', []],
] as const)('the search %j with the status %j shows %j', (search, status, lifts) => {
  const found = strengthFound([jane, plato], { search, status });
  expect(found.flatMap(member => member.exercises).map(({ exerciseName }) => exerciseName)).toEqual(lifts);
  expect(liftCount(found)).toBe(lifts.length);
});
