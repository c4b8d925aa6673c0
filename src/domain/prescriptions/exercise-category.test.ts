import { expect, it } from 'vitest';
import { exerciseCategories, prescriptionFields, prescriptionFieldsOf } from './exercise-category.ts';

it.each([
  ['Strength', ['sets', 'reps', 'percent1RM', 'restSeconds', 'notes']],
  ['Calisthenics', ['sets', 'reps', 'time', 'restSeconds', 'notes']],
  ['Aerobic', ['distance', 'time', 'rpe', 'targetHeartRate', 'notes']],
  ['Plyometric', ['volume', 'contactTime', 'groundContactTime', 'notes']],
  ['Isometric', ['time', 'restSeconds', 'notes']],
  ['Mobility', ['time', 'restSeconds', 'notes']],
] as const)('%s is prescribed by %j', (category, fields) => {
  expect(prescriptionFieldsOf(category)).toEqual(fields);
});

it('every field of a prescription is asked for by some category', () => {
  const prescribed = new Set(exerciseCategories.flatMap(category => prescriptionFieldsOf(category)));
  expect([...prescriptionFields].filter(field => !prescribed.has(field))).toEqual([]);
});
