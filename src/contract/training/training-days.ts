import * as z from 'zod/mini';
import { assignmentKinds } from '#domain/training/assignment-kind.ts';
import { dayStatuses } from '#domain/training/day-status.ts';
import { exerciseCategories } from '#domain/training/exercise-category.ts';
import { endpoint } from '#contract/endpoint.ts';
import { prescription } from '#contract/programs.ts';
import { loggedWork } from '#contract/progress-fields.ts';
import { id, instant, plainDate, wholeBetween, wireDate } from '#contract/wire.ts';

/** What of a day counts; `scheduled` does. */
export const trainingDayStates = ['scheduled', 'cleared', 'paused', 'ended', 'dropped'] as const;

/** What every view of a day says of it. */
const day = {
  id: z.string(),
  assignmentId: z.string(),
  kind: z.enum(assignmentKinds),
  programName: z.string(),
  dayName: z.string(),
  weekNumber: z.nullable(z.number()),
  date: wireDate,
  /** Where the program has it; another date when it has been moved. */
  plannedDate: wireDate,
  state: z.enum(trainingDayStates),
  /** Of exercises that the member added `rest`: nothing of them is asked for. */
  status: z.enum(dayStatuses),
  /** The member's own. */
  timeZone: z.string(),
};

/** One exercise: what was asked for, and what was done. */
const plannedAndDone = z.object({
  exercise: z.object({ id: z.string(), name: z.string(), category: z.enum(exerciseCategories) }),
  /** Null for work that nothing on the day asks for any more: it was edited away before the log came. */
  prescription: z.nullable(z.omit(prescription, { orderIndex: true, exerciseId: true, exercise: true })),
  log: z.nullable(
    z.extend(loggedWork, {
      loggedAt: instant,
      /** When it was changed last after it was saved. */
      correctedAt: z.nullable(instant),
    }),
  ),
});

const trainingDay = z.object({
  ...day,
  memberId: z.string(),
  memberName: z.string(),
  notes: z.string(),
  exercises: z.array(plannedAndDone),
});

const tells = ['assignments', 'programs', 'training', 'logs', 'exercises', 'members', 'account'] as const;

/**
 * One training day, planned and done, whatever has become of it, and what else its member had on that date (another
 * program's day, one-off exercises). A member's own; a coach anyone's.
 */
export const getTrainingDay = endpoint({
  method: 'GET',
  path: '/api/training-days/:id',
  access: 'member',
  tells,
  response: z.extend(trainingDay, { beside: z.array(trainingDay) }),
});

/** All of a member's training days of one date, as `getTrainingDay` has each: programs first, one-off exercises last. */
export const listTrainingDaysOfDate = endpoint({
  method: 'GET',
  path: '/api/members/:userId/training-days/:date',
  access: 'member',
  tells,
  params: z.object({ userId: id, date: plainDate() }),
  response: z.array(trainingDay),
});

/**
 * A member's sessions, of one assignment if it is named, the newest first: those of today and before, and whatever
 * has a log. `from` (the first is 0) and `limit` take a page.
 */
export const listTrainingDays = endpoint({
  method: 'GET',
  path: '/api/members/:userId/training-days',
  access: 'member',
  tells,
  params: z.object({ userId: id }),
  query: z.object({
    assignmentId: z.optional(id),
    from: z._default(wholeBetween(0, 1_000_000), 0),
    limit: z._default(wholeBetween(1, 100), 20),
  }),
  response: z.array(
    z.object({
      ...day,
      exerciseCount: z.number(),
      loggedCount: z.number(),
      /** Logs that nothing on the day asks for any more. */
      besideCount: z.number(),
      /** When the last of its logs was saved. */
      loggedAt: z.nullable(instant),
      /** What the member wrote, each cut at 300 characters. */
      notes: z.array(z.object({ exerciseName: z.string(), text: z.string() })),
    }),
  ),
});
