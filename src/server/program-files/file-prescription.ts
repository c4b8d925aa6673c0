import * as z from 'zod/mini';
import { exerciseCategory } from '#contract/exercise-fields.ts';
import { prescriptionFields } from '#contract/programs.ts';
import { requiredText } from '#contract/wire.ts';
import { maxAlternates } from '#domain/limits.ts';

/** A prescription as a file says it: exercises by name, a category where it knows one. */
export const filePrescription = z.extend(z.omit(prescriptionFields, { alternateExerciseIds: true }), {
  exercise: requiredText('Name the exercise'),
  category: z._default(z.nullable(exerciseCategory), null),
  alternates: z._default(
    z
      .array(requiredText('An alternate has no name'))
      .check(z.maxLength(maxAlternates, `Name at most ${maxAlternates} alternates`)),
    [],
  ),
});

export type FilePrescription = z.output<typeof filePrescription>;
