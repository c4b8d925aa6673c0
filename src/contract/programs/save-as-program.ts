import * as z from 'zod/mini';
import { maxWeeks } from '#domain/limits.ts';
import { addDays, formatDate, type PlainDate } from '#domain/plain-date.ts';
import { endpoint } from '#contract/endpoint.ts';
import { createWorkout } from '#contract/programs.ts';
import { plainDate, requiredText } from '#contract/wire.ts';

/** The error in the days, in a sentence; null for none. */
function wrongDays({ from, to }: { from: PlainDate; to: PlainDate }): string | null {
  if (to < from) return 'The last day lies before the first';
  const last = addDays(from, 7 * maxWeeks - 1);
  return to > last
    ? `A program holds at most ${maxWeeks} weeks: choose ${formatDate(last)} or earlier`
    : null;
}

/**
 * A member's days between two dates as a program of its own: the prescriptions of each, of every program, single
 * workout and exercise of theirs, on its weekday in its week, counted from `from`. Two sessions on one date become one
 * day; what was cleared or paused is a rest day. 400 where nothing was trained.
 */
export const saveAsProgram = endpoint({
  method: 'POST',
  path: '/api/members/:id/save-as-program',
  access: 'coach',
  invalidatesTags: ['programs'],
  idempotent: true,
  body: z
    .object({
      from: plainDate('Choose the first day'),
      to: plainDate('Choose the last day'),
      name: requiredText('Program name is required'),
    })
    .check(context => {
      const message = wrongDays(context.value);
      if (message) context.issues.push({ code: 'custom', message, path: ['to'], input: context.value.to });
    }),
  response: createWorkout.response,
  status: 201,
});
