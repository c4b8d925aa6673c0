import { expect, it } from 'vitest';
import { firstSteps, nextStep } from './first-steps.ts';

const nothing = { isCoachSaid: true, exercises: 0, programs: 0, members: 0, assignments: 0 };

it.each([
  ['on a new server', { ...nothing, isCoachSaid: false }, 'fellowship'],
  ['on an empty server', nothing, 'exercises'],
  ['with the library seeded', { ...nothing, exercises: 60 }, 'programs'],
  ['with a member before anything else', { ...nothing, members: 1 }, 'exercises'],
  ['with a library and a program', { ...nothing, exercises: 60, programs: 1 }, 'members'],
  [
    'with all but an assignment',
    { ...nothing, exercises: 60, programs: 2, members: 3, assignments: 0 },
    'assignments',
  ],
  ['when someone trains', { ...nothing, exercises: 60, programs: 2, members: 3, assignments: 1 }, undefined],
])('%s the next step leads to %3$s', (_, beginnings, section) => {
  expect(nextStep(firstSteps(beginnings))?.section).toBe(section);
});
