import { expect, it } from 'vitest';
import { findExercise } from '#domain/shorthand/match-exercise.ts';
import { parseShorthand } from '#domain/shorthand/parse-shorthand.ts';
import { spokenFields } from '#domain/shorthand/spoken-fields.ts';
import { readProgram } from './read-program.ts';
import { testingOptions } from './testing-library.twin.ts';

it.each([
  'Back Squat 4x6-8 @75% r120',
  'Bench Press 5x5 185lb @8',
  'Front Plank 3x45s',
  'Barbell Row 3x10/side 60kg t31X1 "slow"',
  'Pull-up 4xAMRAP',
  'Box Jump 5x4 contacts 20',
  'Easy Run 5km @6',
  'Easy Run 30min HR140-150',
  'Deadlift 3x5 -20kg',
  'Bench Press 1x5+ @85% TM',
  'Back Squat 4x6@60%',
  'Bench Press 3x8 RIR 2',
  'Leg Press 3x10 load:"level 8"',
  'Back Squat 3x5 @2x24kg',
  'Deadlift 5 sets of 3 @ 80% of 1RM',
  'Walking Lunge 3x10 each leg',
  'A1 Pull-up 3x8 rest 2 min',
  'Bench Press 5@65%r120 8@55%r90 8@55%r90 r120',
  'Push-up 3x20 0:30 r45 "Thirty seconds a set, level hips."',
  '[A] Front Plank 4:00 r15 "Two minutes on each side, and then the other."',
])('%s typed into the grid is what it is pasted', line => {
  const { name, prescription, problems } = parseShorthand(line);
  const { weeks, questions, notTaken } = readProgram(line, testingOptions);
  const [pasted] = weeks.flatMap(({ days }) => days.flatMap(({ exercises }) => exercises));
  const said = Object.fromEntries(spokenFields.map(field => [field, prescription[field]]));
  expect([problems, questions, notTaken]).toEqual([[], [], []]);
  expect(pasted).toMatchObject({
    ...said,
    setTargets: prescription.setTargets,
    percentOf: prescription.percentOf,
    exerciseName: name,
  });
});

it.each([
  'Back Squat 3x5 #225',
  'Leg Press 3x10 level 8',
  'Bench Press 3x5 load:65/75/85%',
  'Deadlift 3x5 ~100kg',
  'Back Squat 3x5 RIR -1',
])('%s says something that shorthand alone does not take for anything else', line => {
  const { name, problems } = parseShorthand(line);
  const isNamed = findExercise(name, testingOptions.library) !== null;
  expect(isNamed && problems.length === 0).toBe(false);
});
