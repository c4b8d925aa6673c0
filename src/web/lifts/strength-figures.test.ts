import { expect, it } from 'vitest';
import { changeOf, type Lift, liftCount, poundsOf, shownWords } from './strength-figures.ts';

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

it('how much of the table is there is said in words', () => {
  expect(liftCount([jane, plato])).toBe(3);
  expect(shownWords([jane, plato], false)).toBe('3 lifts of 2 members');
  expect(shownWords([jane, plato], true)).toBe('3 lifts of 2 members so far');
  expect(shownWords([plato], false)).toBe('1 lift of 1 member');
});
