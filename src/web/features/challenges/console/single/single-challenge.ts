import * as z from 'zod/mini';
import { scoringTypes } from '#domain/challenges/challenge.ts';
import type { Challenge } from '#web/features/challenges/challenge-text.ts';
import {
  blankDetails,
  type DetailProblems,
  detailsBody,
  detailsOf,
  detailsShape,
  missingIn,
  wrongIn,
} from '#web/features/challenges/console/details/challenge-details.ts';

/** A single challenge as it stands in the dialog. */
export const singleShape = z.object({
  details: detailsShape,
  exercise: z.nullable(z.object({ id: z.string(), name: z.string(), category: z.string() })),
  scoringType: z.enum(scoringTypes),
});

export type SingleChallenge = z.output<typeof singleShape>;
export type SingleProblems = DetailProblems & { exercise?: string };

export const singleOf = (challenge: Challenge | null): SingleChallenge => ({
  details: challenge ? detailsOf(challenge) : blankDetails,
  exercise: challenge?.exerciseId
    ? { id: challenge.exerciseId, name: challenge.exercise?.name ?? '', category: '' }
    : null,
  scoringType: scoringTypes.find(type => type === challenge?.scoringType) ?? 'reps',
});

/** Problems that keep it from being saved, beside the field each is about. */
export const problemsOf = ({ details, exercise }: SingleChallenge): SingleProblems => ({
  ...wrongIn(details),
  ...missingIn(details),
  ...(exercise === null && { exercise: 'Exercise is required' }),
});

/** The exercise and the way of scoring are said once: when it is created. */
export const newSingleBody = ({ details, exercise, scoringType }: SingleChallenge) => ({
  ...detailsBody(details),
  exerciseId: exercise?.id ?? null,
  scoringType,
  isMultiDay: 'false' as const,
});

export const changedSingleBody = ({ details }: SingleChallenge) => detailsBody(details);

/** The server's refusals, beside the fields they are about. */
export const refusalsOf = (issues: readonly { path: string; message: string }[]): SingleProblems =>
  Object.fromEntries(issues.map(({ path, message }) => [path === 'exerciseId' ? 'exercise' : path, message]));
