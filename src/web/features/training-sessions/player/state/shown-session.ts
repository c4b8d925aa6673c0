import type { ResponseOf } from '#contract/endpoint.ts';
import type { listTrainingSessions } from '#contract/training/training-sessions.ts';

export type ShownSession = ResponseOf<typeof listTrainingSessions>[number];
export type ShownExercise = ShownSession['exercises'][number];
export type ShownSet = ShownExercise['sets'][number];
