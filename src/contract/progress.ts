import * as z from 'zod/mini';
import { maxLogSets } from '#domain/limits.ts';
import { exerciseCategories } from '#domain/prescriptions/exercise-category.ts';
import { firstCount, firstNumber, secondsOf } from '#domain/prescriptions/prescription-text.ts';
import { endpoint } from './endpoint.ts';
import { distanceUnit, heldRecord, optionalNullable, loggedSet, loggedWork } from './progress-fields.ts';
import { done, id, inPounds, instant, plainDate, prescriptionText, wholeBetween } from './wire.ts';

const progressRecord = z.extend(loggedWork, {
  memberId: z.string(),
  assignmentId: z.string(),
  exerciseId: z.string(),
  prescriptionId: z.nullable(z.string()),
  exerciseName: z.string(),
  exerciseCategory: z.enum(exerciseCategories),
  loggedAt: instant,
  setsCompleted: z.nullable(z.number()),
  repsCompleted: z.nullable(z.number()),
  weightUsed: z.nullable(inPounds),
  percent1RMUsed: z.nullable(z.number()),
  completionTime: z.nullable(z.string()),
  workoutUnitsCompleted: z.number(),
  workoutUnitsPrescribed: z.number(),
  isPublic: z.boolean(),
  likeCount: z.number(),
});

/** A log as it was just written, with the records that it makes. */
const writtenRecord = z.extend(progressRecord, { newRecords: z.array(heldRecord) });

const readable = (read: (text: string) => number | null, message: string) =>
  prescriptionText().check(z.refine(value => value === null || (read(value) ?? -1) >= 0, message));

const bounded = (
  low: number,
  high: number,
  message: string,
  read: (text: string) => number | null = firstNumber,
) =>
  prescriptionText().check(
    z.refine(value => {
      if (value === null) return true;
      const number = read(value);
      return number !== null && number >= low && number <= high;
    }, message),
  );

/** A member's entries for one exercise. The category decides which of them are required. */
const logFields = z.object({
  setsData: optionalNullable(
    z.array(loggedSet).check(z.maxLength(maxLogSets, `Use at most ${maxLogSets} sets`)),
  ),
  timeCompleted: readable(secondsOf, 'Enter a time such as 1:30 or 45'),
  distanceCompleted: bounded(0, 10_000, 'Enter a distance from 0 to 10,000'),
  /** The unit of `distanceCompleted`, miles by default. The distance comes back in miles, and in `entered` as it was typed. */
  distanceUnit,
  rpeCompleted: bounded(1, 10, 'RPE runs from 1 to 10'),
  heartRateAchieved: bounded(20, 300, 'Enter a heart rate between 20 and 300'),
  volumeCompleted: bounded(0, 100_000, 'Enter the number of contacts', firstCount),
  contactTimeAchieved: prescriptionText(),
  groundContactTimeAchieved: prescriptionText(),
  completionTime: prescriptionText(),
  notes: prescriptionText(5000),
});

/** A member's own logs, newest first; a coach names the member. */
export const listProgress = endpoint({
  method: 'GET',
  path: '/api/progress',
  access: 'member',
  providesTags: ['logs', 'exercises'],
  query: z.object({
    memberId: z.optional(id),
    assignmentId: z.optional(id),
    exerciseId: z.optional(id),
    from: z.optional(plainDate()),
    to: z.optional(plainDate()),
    limit: z._default(wholeBetween(1, 1000), 500),
  }),
  response: z.array(progressRecord),
});

/** Saves one result. With an `Idempotency-Key` header a retry is answered as the first time. */
export const logProgress = endpoint({
  method: 'POST',
  path: '/api/progress',
  access: 'member',
  invalidatesTags: ['logs', 'completions', 'assignments'],
  body: z.extend(logFields, {
    assignmentId: id,
    exerciseId: id,
    prescriptionId: z.nullish(id),
    completedDate: plainDate(),
  }),
  response: writtenRecord,
  status: 201,
});

/**
 * Corrects a log: what the body holds replaces the result. What a set does not say of itself (its kind, its RPE, how it was typed)
 * stays as the set of that number had it; the sets of a session stay too, where none are sent and their totals are the same.
 */
export const correctProgress = endpoint({
  method: 'PATCH',
  path: '/api/progress/:id',
  access: 'member',
  invalidatesTags: ['logs', 'completions'],
  body: logFields,
  response: writtenRecord,
});

export const takeBackProgress = endpoint({
  method: 'DELETE',
  path: '/api/progress/:id',
  access: 'member',
  invalidatesTags: ['logs', 'completions', 'assignments', 'training'],
  response: done,
});

const baselineSources = ['previous_program', 'first_logs'] as const;

/** Strength and fitness of one assignment against its baseline, in percent; null where there is nothing to compare. */
export const getProgressOverview = endpoint({
  method: 'GET',
  path: '/api/assignments/:id/progress-overview',
  access: 'member',
  providesTags: ['training', 'logs', 'assignments'],
  response: z.object({
    assignmentId: z.string(),
    strengthProgress: z.nullable(z.number()),
    overallFitnessProgress: z.nullable(z.number()),
    /** The milestones reached so far, which stay reached: `5% strength gain`, `10% strength gain` ... */
    milestones: z.array(z.string()),
    /** The strength progress that is the target's pace by now; null in the first 3 weeks, and for what is no program. */
    pace: z.nullable(z.number()),
    /** The baseline of all this; null before the first log. */
    baseline: z.nullable(
      z.object({
        capturedFrom: z.enum(baselineSources),
        /** The previous program's. */
        programName: z.nullable(z.string()),
        /** The mean of its weeks; null where week 1 of this assignment is the measure. */
        weeklyUnits: z.nullable(z.number()),
      }),
    ),
  }),
});

/**
 * A row for each program week with logs: mean e1RM in lb, units, and their changes in percent. Strength's is the mean
 * change over the exercises that the row before has too; null when there are none.
 */
export const getWeeklyBreakdown = endpoint({
  method: 'GET',
  path: '/api/assignments/:id/weekly-breakdown',
  access: 'member',
  providesTags: ['training', 'logs', 'assignments'],
  response: z.array(
    z.object({
      weekNumber: z.number(),
      avgStrength: inPounds,
      strengthChangePercent: z.nullable(z.number()),
      totalUnits: z.number(),
      unitsChangePercent: z.nullable(z.number()),
      logsCount: z.number(),
    }),
  ),
});
