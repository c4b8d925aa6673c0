import type { listComingTrainingDays } from '#contract/training/own-days.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { loadChange } from '#domain/training/own/own-change.ts';

export type ComingDay = ResponseOf<typeof listComingTrainingDays>[number];
export type Exercise = ComingDay['exercises'][number]['exercise'];

/** '2 sessions changed, for Ada alone' */
export const changedText = (days: number, firstName: string): string =>
  `${days === 1 ? '1 session' : `${days} sessions`} changed, for ${firstName} only`;

/** Of these days, those that ask for the exercise. */
export const daysWith = (days: readonly ComingDay[], exerciseId: string): ComingDay[] =>
  days.filter(day => day.exercises.some(({ exercise }) => exercise.id === exerciseId));

/** Whether its load was made lighter or heavier for this member already. */
export const hasChangedLoad = ({ ownChanges }: ComingDay): boolean => loadChange(ownChanges) !== 0;
