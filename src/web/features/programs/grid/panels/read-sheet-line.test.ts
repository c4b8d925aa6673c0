import { expect, it } from 'vitest';
import type { Units } from '#domain/measures/measure.ts';
import { exerciseIndex } from '#domain/shorthand/match-exercise.ts';
import { readSheetLine } from './read-sheet-line.ts';

const names = ['Back Squat', 'Bench Press', 'Front Plank'];
const index = exerciseIndex(names.map(name => ({ id: name, name, category: 'Strength' })));
const byId = new Map(
  names.map(name => [
    name,
    { id: name, name, category: 'Strength' as const, muscleGroups: [], defaultPrescription: null },
  ]),
);
const metric: Units = { weight: 'kg', distance: 'km', length: 'cm' };
const imperial: Units = { weight: 'lb', distance: 'mi', length: 'in' };

it.each<[string, Units, string, string | null]>([
  ['Back Squat 5x5 100', metric, 'Back Squat 5x5 100kg', 'kg'],
  ['Back Squat 5x5 100', imperial, 'Back Squat 5x5 100lb', 'lbs'],
  ['Back Squat 5x5 72,5', metric, 'Back Squat 5x5 72,5kg', 'kg'],
  ['Back Squat 5x5 @100', metric, 'Back Squat 5x5 100kg', 'kg'],
  ['Back Squat 5x5 60-70', metric, 'Back Squat 5x5 60-70kg', 'kg'],
  ['Back Squat 5x5 load:60', metric, 'Back Squat 5x5 60kg', 'kg'],
  ['Back Squat 5x5 load:60 unit:lbs', metric, 'Back Squat 5x5 60lb', 'lbs'],
  ['Back Squat 5x5 185lb', metric, 'Back Squat 5x5 185lb', 'lbs'],
  ['Back Squat 5x5 load:"level 8"', metric, 'Back Squat 5x5 load:"level 8"', 'lbs'],
  ['Back Squat 5x5 @8', metric, 'Back Squat 5x5 @8', 'lbs'],
])('%j of who measures in %j is %j', (typed, units, text, weightUnit) => {
  const line = readSheetLine(typed, { index, units, byId });
  expect([line.text, line.problem, line.prescription.weightUnit]).toEqual([text, null, weightUnit]);
});

it.each([
  ['Back Squat 4x6 often', 'Back Squat 4x6 is read. “often” is not understood.'],
  ['Zercher Thing 4x6~60', 'No exercise is named “Zercher Thing”.'],
  ['Zercher Thing 4x6', 'No exercise is named “Zercher Thing”.'],
  ['4x6', 'Begin with an exercise.'],
  ['Back Squat 4x5 load:65/75/85%', 'Back Squat 4x5 is read. “load:65/75/85%” is not understood.'],
])('of %j it says which part is read and which is not', (typed, problem) => {
  expect(readSheetLine(typed, { index, units: imperial, byId }).problem).toBe(problem);
});

it('what is no shorthand is read as a sheet would have it', () => {
  const line = readSheetLine('Back Squat 4x6 60% x 1RM', { index, units: imperial, byId });
  expect([line.text, line.problem]).toEqual(['Back Squat 4x6 @60%', null]);
});

it.each([
  ['Back Squat 5@65% 5@75% 5+@85% r240', 'Back Squat 5@65% 5@75% 5+@85% r240'],
  ['Back Squat 5/5/5+ @65/75/85%', 'Back Squat 5@65% 5@75% 5+@85%'],
  ['Back Squat 3x5 load:65/75/85%', 'Back Squat 5@65% 5@75% 5@85%'],
  ['Back Squat 3x5 load:185/195/205', 'Back Squat 5@185lb 5@195lb 5@205lb'],
  ['Back Squat 5/3/1+ @75%/85%/95% r240', 'Back Squat 5@75% 3@85% 1+@95% r240'],
])('%j is three sets', (typed, text) => {
  const line = readSheetLine(typed, { index, units: imperial, byId });
  expect([line.text, line.problem, line.prescription.setTargets?.length]).toEqual([text, null, 3]);
  expect(readSheetLine(text, { index, units: imperial, byId }, line)).toEqual(line);
});
