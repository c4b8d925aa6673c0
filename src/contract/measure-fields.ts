import * as z from 'zod/mini';
import type { Miles, Pounds } from '#domain/measures/measure.ts';

/** A number of an answer that is in lb, or in miles: whoever reads it can't take it for another. */
export const inPounds = z.number() as unknown as z.ZodMiniType<Pounds, number>;
export const inMiles = z.number() as unknown as z.ZodMiniType<Miles, number>;
