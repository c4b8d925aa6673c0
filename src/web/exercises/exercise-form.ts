import * as z from 'zod/mini';
import { createExercise, linkedRatioRange } from '#contract/exercises.ts';
import { leastLinkedRatio, mostLinkedRatio } from '#domain/limits.ts';
import type { Exercise } from './library.ts';

/** The form's shape: as the contract's, but lists are typed with commas. */
export const exerciseForm = z
  .object({
    ...createExercise.body.shape,
    muscleGroups: z.string(),
    equipment: z.string(),
    linkedExerciseId: z.string(),
    linkedRatio: z.string(),
  })
  .check(
    z.refine(
      ({ category, linkedExerciseId, linkedRatio }) =>
        category !== 'Strength' || linkedExerciseId === '' || isRatio(Number(linkedRatio)),
      { error: linkedRatioRange, path: ['linkedRatio'] },
    ),
  );

const isRatio = (ratio: number) => ratio >= leastLinkedRatio && ratio <= mostLinkedRatio;

export type ExerciseForm = {
  name: string;
  description: string;
  category: Exercise['category'];
  difficultyLevel: Exercise['difficultyLevel'];
  muscleGroups: string;
  equipment: string;
  videoUrl: string;
  /** Empty without a link. */
  linkedExerciseId: string;
  linkedRatio: string;
};

export function formOf(exercise: Exercise | null): ExerciseForm {
  return {
    name: exercise?.name ?? '',
    description: exercise?.description ?? '',
    category: exercise?.category ?? 'Strength',
    difficultyLevel: exercise?.difficultyLevel ?? 'beginner',
    muscleGroups: exercise?.muscleGroups.join(', ') ?? '',
    equipment: exercise?.equipment.join(', ') ?? '',
    videoUrl: exercise?.videoUrl ?? '',
    linkedExerciseId: exercise?.linkedExerciseId ?? '',
    linkedRatio: exercise?.linkedRatio?.toString() ?? '',
  };
}

export const payloadOf = (form: ExerciseForm) => ({
  ...form,
  muscleGroups: listOf(form.muscleGroups),
  equipment: listOf(form.equipment),
  ...linkOf(form),
});

/** Only a strength exercise goes by another. */
const linkOf = ({ category, linkedExerciseId, linkedRatio }: ExerciseForm) =>
  category === 'Strength' && linkedExerciseId !== ''
    ? { linkedExerciseId, linkedRatio }
    : { linkedExerciseId: null, linkedRatio: null };

/** Comma-separated, trimmed, with empty entries dropped. */
function listOf(text: string): string[] {
  return text
    .split(',')
    .map(entry => entry.trim())
    .filter(entry => entry !== '');
}
