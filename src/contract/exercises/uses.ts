import * as z from 'zod/mini';
import { weekdays } from '#domain/plain-date.ts';
import { endpoint } from '#contract/endpoint.ts';
import { wireDate } from '#contract/wire.ts';

/** The uses of an exercise: prescribed, in challenges, upcoming for members, and logged. */
export const getExerciseUses = endpoint({
  method: 'GET',
  path: '/api/exercises/:id/uses',
  access: 'coach',
  providesTags: [
    'exercises',
    'programs',
    'schedule',
    'challenges',
    'assignments',
    'training',
    'members',
    'logs',
  ],
  response: z.object({
    programs: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        places: z.array(
          z.object({ weekNumber: z.number(), dayOfWeek: z.enum(weekdays), dayName: z.string() }),
        ),
      }),
    ),
    workouts: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** Of a copy that one member has alone. */
        memberName: z.nullable(z.string()),
      }),
    ),
    challenges: z.array(z.object({ id: z.string(), name: z.string() })),
    /** Training days from today on, with those who have them soonest. */
    coming: z.object({
      days: z.number(),
      members: z.number(),
      soonest: z.array(
        z.object({ memberId: z.string(), memberName: z.string(), days: z.number(), next: wireDate }),
      ),
    }),
    logs: z.object({ count: z.number(), members: z.number() }),
  }),
});
