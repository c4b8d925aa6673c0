import * as z from 'zod/mini';
import { recordKind } from '#contract/progress-fields.ts';
import { inMiles, inPounds, wireDate } from '#contract/wire.ts';

/** Frozen when it was shared. Weights in lb and distances in miles, for each reader's own unit. */
export const postContent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('session'),
    name: z.string(),
    date: wireDate,
    exercises: z.number(),
    sets: z.number(),
    /** Weight × reps of all sets but warm-ups; 0 without any. */
    pounds: inPounds,
    miles: inMiles,
  }),
  z.object({
    kind: z.literal('record'),
    exerciseName: z.string(),
    recordKind,
    value: z.number(),
    at: z.nullable(inPounds),
    date: wireDate,
  }),
]);
