import * as z from 'zod/mini';
import { createExercise } from '#contract/exercises.ts';
import type { DefaultPrescription } from '#domain/exercises/default-prescription.ts';
import { longestAlias, maxAliases } from '#domain/exercises/exercise-names.ts';
import { listOf } from '#web/features/exercises/many/label-lists.ts';
import { numberOrText } from '#web/ui/controls/typed-number.ts';
import type { Exercise } from './library.ts';

/** The form's shape: as the contract's, but lists are typed with commas, and a ratio counts with a linked lift alone. */
export const exerciseForm = z.object({
  ...createExercise.body.shape,
  aliases: z.string().check(
    z.refine(text => linesOf(text).length <= maxAliases, `Use at most ${maxAliases} other names`),
    z.refine(
      text => linesOf(text).every(({ length }) => length <= longestAlias),
      `Use at most ${longestAlias} characters for each`,
    ),
  ),
  muscleGroups: z.string(),
  equipment: z.string(),
  linkedExerciseId: z.string(),
  linkedRatio: z.string(),
});

export type ExerciseForm = {
  name: string;
  /** Names, one on each line. */
  aliases: string;
  description: string;
  category: Exercise['category'];
  difficultyLevel: Exercise['difficultyLevel'];
  muscleGroups: string;
  equipment: string;
  videoUrl: string;
  isAssisted: boolean;
  /** Empty without a link. */
  linkedExerciseId: string;
  linkedRatio: string;
  defaultPrescription: DefaultPrescription | null;
};

export function formOf(exercise: Exercise | null): ExerciseForm {
  return {
    name: exercise?.name ?? '',
    aliases: exercise?.aliases.join('\n') ?? '',
    description: exercise?.description ?? '',
    category: exercise?.category ?? 'Strength',
    difficultyLevel: exercise?.difficultyLevel ?? 'beginner',
    muscleGroups: exercise?.muscleGroups.join(', ') ?? '',
    equipment: exercise?.equipment.join(', ') ?? '',
    videoUrl: exercise?.videoUrl ?? '',
    isAssisted: exercise?.isAssisted ?? false,
    linkedExerciseId: exercise?.linkedExerciseId ?? '',
    linkedRatio: exercise?.linkedRatio?.toString() ?? '',
    defaultPrescription: exercise?.defaultPrescription ?? null,
  };
}

export const payloadOf = (form: ExerciseForm) => ({
  ...form,
  aliases: linesOf(form.aliases),
  muscleGroups: listOf(form.muscleGroups),
  equipment: listOf(form.equipment),
  isAssisted: form.isAssisted && hasWeight(form.category),
  ...linkOf(form),
});

/** Help is what a weight says, so only of these. */
export const hasWeight = (category: Exercise['category']): boolean =>
  category === 'Strength' || category === 'Calisthenics';

/** Only a strength exercise goes by another. */
const linkOf = ({ category, linkedExerciseId, linkedRatio }: ExerciseForm) =>
  category === 'Strength' && linkedExerciseId !== ''
    ? { linkedExerciseId, linkedRatio: numberOrText(linkedRatio) }
    : { linkedExerciseId: null, linkedRatio: null };

export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '');
}
