import { pounds } from '#domain/measures/measure.ts';
import { expect, it } from 'vitest';
import type { Lift } from '#web/parts/lifts/change/strength-figures.ts';
import { liftCount, shownText } from './lift-count.ts';

const lift = (exerciseName: string, status: Lift['status']): Lift => ({
  exerciseId: exerciseName,
  exerciseName,
  current1RM: pounds(200),
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
  expect(shownText([jane, plato], false)).toBe('3 lifts of 2 members');
  expect(shownText([jane, plato], true)).toBe('3 lifts of 2 members so far');
  expect(shownText([plato], false)).toBe('1 lift of 1 member');
});
