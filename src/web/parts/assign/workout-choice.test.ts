import { expect, it } from 'vitest';
import type { Program } from '#web/parts/program/program-list.ts';
import { endDateHint, weeksOf, workoutOptions } from './workout-choice.ts';

const workout = (id: string, name: string, programType: string, numWeeks: number | null) =>
  ({ id, name, programType, numWeeks }) as Program;

const rise = workout('rise', 'Rise', 'multi_week_program', 12);
const iron = workout('iron', 'Iron', 'multi_week_program', 6);
const arms = workout('arms', 'Arms', 'single_workout', null);

it('offers programs, then single workouts, each by name', () => {
  expect(workoutOptions([rise, arms, iron]).map(option => option.label)).toEqual([
    'Iron',
    'Rise',
    'Arms · Single workout',
  ]);
});

it('keeps a deleted program to be chosen where it is assigned', () => {
  const gone = { value: 'gone', label: 'Unknown Workout' };
  expect(workoutOptions([iron], gone)[0]).toEqual(gone);
  expect(workoutOptions([iron], { value: 'iron', label: 'Iron' })).toHaveLength(1);
});

it('a single workout has no weeks to fill an end date in from', () => {
  expect([weeksOf(iron), weeksOf(arms), weeksOf(undefined)]).toEqual([6, null, null]);
  expect(endDateHint(arms)).toBe('Trained on the start date; open for 90 days when left empty.');
  expect(endDateHint(iron)).toBe("Filled in from the program's weeks.");
});
