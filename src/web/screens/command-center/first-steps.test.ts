import { expect, it } from 'vitest';
import { firstSteps, nextStep } from './first-steps.ts';

const nothing = { isCoachDescribed: true, exercises: 0, programs: 0, members: 0, letIn: 0, assignments: 0 };

it.each([
  ['on a new server', { ...nothing, isCoachDescribed: false }, 'Introduce yourself'],
  ['on an empty server', nothing, 'Fill the exercise library'],
  ['with the library seeded', { ...nothing, exercises: 60 }, 'Write a program'],
  ['with a member before anything else', { ...nothing, members: 1 }, 'Fill the exercise library'],
  ['with a library and a program', { ...nothing, exercises: 60, programs: 1 }, 'Add a member'],
  [
    'with a member nobody has let in',
    { ...nothing, exercises: 60, programs: 2, members: 3 },
    'Activate their membership',
  ],
  [
    'with all but an assignment',
    { ...nothing, exercises: 60, programs: 2, members: 3, letIn: 1 },
    'Assign the program',
  ],
  [
    'with an assignment of a member nobody has let in',
    { ...nothing, exercises: 60, programs: 2, members: 3, assignments: 1 },
    'Activate their membership',
  ],
  [
    'when someone trains',
    { ...nothing, exercises: 60, programs: 2, members: 3, letIn: 1, assignments: 1 },
    undefined,
  ],
])('%s the next step is %3$s', (_, beginnings, title) => {
  expect(nextStep(firstSteps(beginnings))?.title).toBe(title);
});
