import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import {
  dayDetails,
  daysOfAWeek,
  exercisesOfADay,
  prescriptionFields,
  weekCount,
  weeksOfAProgram,
} from '#contract/programs.ts';
import { done, id, notes, wholeBetween } from '#contract/wire.ts';
import { dayExercise, programDay } from './days.ts';

const programWeek = z.object({
  id: z.string(),
  programId: z.string(),
  weekNumber: z.number(),
  notes: z.string(),
});

export const listProgramWeeks = endpoint({
  method: 'GET',
  path: '/api/programs/:id/weeks',
  access: 'member',
  providesTags: ['schedule'],
  response: z.array(z.extend(programWeek, { days: z.array(programDay) })),
});

const programSchedule = z.object({
  weeks: z.array(z.extend(programWeek, { days: z.array(programDay) })),
  exercises: z.array(dayExercise),
});

/**
 * A program as its editor opens it: the weeks, and what the days of one of them prescribe (the first, where the
 * requested week is not there). Exercises are read after their day's revision.
 */
export const getProgramSchedule = endpoint({
  method: 'GET',
  path: '/api/programs/:id/schedule',
  access: 'coach',
  providesTags: ['schedule', 'exercises'],
  query: z.object({ week: z._default(weekCount, 1) }),
  response: programSchedule,
});

/** Makes a week with its seven days; a week that exists already is updated and keeps its id. */
export const createProgramWeek = endpoint({
  method: 'POST',
  path: '/api/programs/:id/weeks',
  access: 'coach',
  invalidatesTags: ['schedule', 'training'],
  idempotent: true,
  body: z.object({ weekNumber: weekCount, notes: z.optional(notes) }),
  response: programWeek,
  status: 201,
});

export const deleteProgramWeek = endpoint({
  method: 'DELETE',
  path: '/api/program-weeks/:weekId',
  access: 'coach',
  invalidatesTags: ['schedule', 'training'],
  response: done,
});

/**
 * Copies this week's days and exercises onto the target week, replacing what it held. `If-Match` is the sum of the
 * target days' revisions.
 */
export const duplicateProgramWeek = endpoint({
  method: 'POST',
  path: '/api/program-weeks/:weekId/duplicate',
  access: 'coach',
  invalidatesTags: ['schedule', 'training'],
  idempotent: true,
  body: z.object({ targetWeekId: id }),
  response: programWeek,
});

/** A day as it was, and its revision now: on any other the call is refused (409). */
const previousDay = z.extend(dayDetails, {
  revision: wholeBetween(0, 999_999_999),
  /** All of them, each under the id it had; left out, the day keeps those it has. */
  exercises: z.optional(exercisesOfADay(z.extend(prescriptionFields, { id, exerciseId: id }))),
});

/**
 * Puts days back as they were, all of them or none: what the editor undoes with. With `numWeeks` the weeks that are
 * missing up to it are made first, so that weeks that were removed come back with what they held. Answers the weeks,
 * and what the days put back prescribe.
 */
export const restoreProgramSchedule = endpoint({
  method: 'PUT',
  path: '/api/programs/:id/schedule',
  access: 'coach',
  invalidatesTags: ['programs', 'schedule', 'assignments', 'training', 'completions'],
  body: z.object({
    numWeeks: z.optional(weekCount),
    weeks: weeksOfAProgram(
      z.object({ weekNumber: weekCount, notes: z.optional(notes), days: daysOfAWeek(previousDay) }),
    ),
  }),
  response: programSchedule,
});
