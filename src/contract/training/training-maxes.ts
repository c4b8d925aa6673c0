import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { trainingMaxPercent } from '#contract/loading-fields.ts';
import { between, done, id, instant } from '#contract/wire.ts';
import { toPounds, weightUnits } from '#domain/measures/measure.ts';
import { maxTestedPounds } from '#domain/strength/tested-max.ts';

/** Of one lift of a member: a percent of their max, or a weight as it was typed, and in lb. */
const trainingMax = z.object({
  memberId: z.string(),
  exerciseId: z.string(),
  exerciseName: z.string(),
  percent: z.nullable(z.number()),
  weight: z.nullable(z.number()),
  unit: z.nullable(z.enum(weightUnits)),
  pounds: z.nullable(z.number()),
  /** The coach who set it; null when they are gone. */
  setBy: z.nullable(z.string()),
  setAt: instant,
});

/**
 * The training maxes that coaches have set for one member alone, by lift; for the others the program's percent holds. A
 * coach names the member.
 */
export const listTrainingMaxes = endpoint({
  method: 'GET',
  path: '/api/training-maxes',
  access: 'member',
  providesTags: ['tested-maxes', 'exercises'],
  query: z.object({ memberId: z.optional(id), exerciseId: z.optional(id) }),
  response: z.array(trainingMax),
});

const weightRange = `Enter a weight above 0 and up to ${maxTestedPounds.toLocaleString('en-US')} lb`;

/** Sets one of a strength exercise for a member: a percent of their max, or a weight with its unit. It takes the place of the one before. */
export const setTrainingMax = endpoint({
  method: 'PUT',
  path: '/api/training-maxes',
  access: 'coach',
  invalidatesTags: ['tested-maxes'],
  body: z
    .object({
      memberId: z.uuid('Member is required'),
      exerciseId: z.uuid('Exercise is required'),
      percent: z.nullish(trainingMaxPercent),
      weight: z.nullish(between(Number.MIN_VALUE, maxTestedPounds, weightRange)),
      unit: z.nullish(z.enum(weightUnits, 'Choose lb or kg')),
    })
    .check(
      z.refine(({ percent, weight }) => (percent ?? null) === null || (weight ?? null) === null, {
        error: 'Say a percent or a weight, not both',
        path: ['percent'],
      }),
      z.refine(({ percent, weight }) => (percent ?? weight ?? null) !== null, {
        error: 'Say a percent or a weight',
        path: ['percent'],
      }),
      z.refine(({ weight, unit }) => (weight ?? null) === null || (unit ?? null) !== null, {
        error: 'Choose lb or kg',
        path: ['unit'],
      }),
      z.refine(({ weight, unit }) => !weight || !unit || toPounds(weight, unit) <= maxTestedPounds, {
        error: weightRange,
        path: ['weight'],
      }),
    ),
  response: trainingMax,
});

/** From then on the program's percent holds again. */
export const removeTrainingMax = endpoint({
  method: 'DELETE',
  path: '/api/training-maxes',
  access: 'coach',
  invalidatesTags: ['tested-maxes'],
  query: z.object({ memberId: z.uuid('Member is required'), exerciseId: z.uuid('Exercise is required') }),
  response: done,
});
