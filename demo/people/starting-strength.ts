import * as z from 'zod/mini';
import { rowsOf } from '../content/content.ts';

export const mainLifts = ['Back Squat', 'Bench Press', 'Deadlift', 'Overhead Press'] as const;

/** Estimated one-rep maximum in lb of the four main lifts on the day a member joins. */
export type MainLifts = Record<(typeof mainLifts)[number], number>;

const row = z.object({
  Exercise: z.string(),
  'Leans on': z.enum(mainLifts),
  Share: z.pipe(z.string(), z.transform(Number)),
});

/** Rules of thumb of the weight room, not measurements. */
const shares = new Map(rowsOf('people/starting-strength.csv', row).map(share => [share.Exercise, share]));

/**
 * What a lifter who never tried an exercise would manage of it, in lb, as a share of the main lift it leans on.
 * Dumbbells and carries count one hand; weighted pull-ups and dips the added load.
 */
export function startingMax(lifts: MainLifts, exercise: string): number | null {
  const share = shares.get(exercise);
  return share === undefined ? null : Math.round(lifts[share['Leans on']] * share.Share);
}
