import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, inPounds, instant, wireDate } from './wire.ts';

const exerciseFinal = z.object({
  exerciseId: z.string(),
  exerciseName: z.string(),
  /** The lift's level at the end of the program: its best e1RM of the 21 days up to its last, in lb. */
  final1RM: inPounds,
  /** Against the baseline, one decimal; null without a baseline to compare with. */
  gainPercent: z.nullable(z.number()),
});

/** A member's finished programs, newest first. A coach may ask for anyone's. */
export const listCompletions = endpoint({
  method: 'GET',
  path: '/api/program-completions/member/:userId',
  access: 'member',
  providesTags: ['completions', 'assignments', 'programs', 'logs', 'exercises', 'training'],
  params: z.object({ userId: id }),
  response: z.array(
    z.object({
      id: z.string(),
      assignmentId: z.string(),
      memberId: z.string(),
      programId: z.string(),
      programName: z.string(),
      startDate: wireDate,
      completionRate: z.number(),
      avgStrengthGain: z.nullable(z.number()),
      totalUnitsGainPercent: z.nullable(z.number()),
      finalTotalUnits: z.number(),
      /** Training days with a log. */
      totalWorkouts: z.number(),
      completedAt: instant,
      exerciseFinals: z.array(exerciseFinal),
    }),
  ),
});
