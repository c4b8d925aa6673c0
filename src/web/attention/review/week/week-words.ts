import type { listComingTrainingDays } from '#contract/training/own-days.ts';
import type { ResponseOf } from '#contract/endpoint.ts';

export type ComingDay = ResponseOf<typeof listComingTrainingDays>[number];

/** '2 sessions changed, for Ada alone' */
export const changedText = (days: number, firstName: string): string =>
  `${days === 1 ? '1 session' : `${days} sessions`} changed, for ${firstName} alone`;

/** A coach can still change it: it is planned, and nothing of it is done. */
export const isOpen = ({ kind, state, exercises }: ComingDay): boolean =>
  (kind === 'program' || kind === 'single_workout') &&
  state === 'scheduled' &&
  exercises.every(({ log, happened }) => log === null && happened === null);

/** What can be swapped in these days: each exercise once, as it comes. */
export const exercisesIn = (days: readonly ComingDay[]): ComingDay['exercises'][number]['exercise'][] => [
  ...new Map(days.flatMap(day => day.exercises.map(({ exercise }) => [exercise.id, exercise]))).values(),
];

/** Of these days, those that ask for the exercise. */
export const daysWith = (days: readonly ComingDay[], exerciseId: string): ComingDay[] =>
  days.filter(day => day.exercises.some(({ exercise }) => exercise.id === exerciseId));
