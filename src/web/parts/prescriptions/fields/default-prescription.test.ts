import { expect, it } from 'vitest';
import { blankDefault } from '#web/features/exercises/library/default-fields.ts';
import { exerciseBody } from '#web/features/programs/draft/program-body.ts';
import { beginWithDefault } from './default-prescription.ts';
import { forExercise, parametersOf, prescribedOf } from './parameters.ts';

const chosen = { exerciseId: 'squat', name: 'Back Squat', category: 'Strength' } as const;
const given = { ...blankDefault('kg'), sets: '5', reps: '5', weight: '62,5', time: '30 s' };
const begun = beginWithDefault(parametersOf(undefined, 0, 'lb'), {
  category: 'Strength',
  defaultPrescription: given,
});

it('a prescription begins with all of the default that its category asks for, its weight and the unit of that too', () => {
  const prescribed = prescribedOf(chosen, begun);
  expect(prescribed && exerciseBody(prescribed)).toMatchObject({
    exerciseId: 'squat',
    sets: '5',
    reps: '5',
    weight: '62,5',
    weightUnit: 'kg',
  });
  expect(prescribed?.fields).not.toHaveProperty('time');
});

it('another exercise does not take over the weight of the one before', () => {
  const next = { ...chosen, exerciseId: 'press', name: 'Overhead Press' };
  const prescribed = prescribedOf(next, forExercise(begun, chosen, next));
  expect(prescribed && exerciseBody(prescribed)).not.toHaveProperty('weight');
  expect(forExercise(begun, chosen, chosen)).toEqual(begun);
});
