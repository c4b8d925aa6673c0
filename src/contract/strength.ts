import * as z from 'zod/mini';
import { strengthStatuses } from '#domain/strength-status.ts';
import { endpoint } from './endpoint.ts';
import { wireDate } from './wire.ts';

/** Per member, each lift with an e1RM: where it stands and where it stood the time before. In lb. */
export const getStrengthMetrics = endpoint({
  method: 'GET',
  path: '/api/coach/strength-metrics',
  access: 'coach',
  response: z.array(
    z.object({
      memberId: z.string(),
      memberName: z.string(),
      memberEmail: z.string(),
      exercises: z.array(
        z.object({
          exerciseId: z.string(),
          exerciseName: z.string(),
          current1RM: z.number(),
          previous1RM: z.nullable(z.number()),
          changePercent: z.nullable(z.number()),
          isPlateau: z.boolean(),
          lastLoggedDate: wireDate,
          status: z.enum(strengthStatuses),
          reason: z.string(),
        }),
      ),
    }),
  ),
});
