import { z } from 'zod';
import { exerciseCategories } from '#domain/exercise-category.ts';
import { firstNumber, secondsOf } from '#domain/prescription-text.ts';
import { endpoint } from './endpoint.ts';
import { loggedSet, loggedWork } from './progress-fields.ts';
import { done, id, instant, numeric, plainDate, prescriptionText } from './wire.ts';

const progressRecord = loggedWork.extend({
  memberId: z.string(),
  assignmentId: z.string(),
  exerciseId: z.string(),
  prescriptionId: z.string().nullable(),
  exerciseName: z.string(),
  exerciseCategory: z.enum(exerciseCategories),
  loggedAt: instant,
  setsCompleted: z.number().nullable(),
  repsCompleted: z.number().nullable(),
  weightUsed: z.number().nullable(),
  percent1RMUsed: z.number().nullable(),
  completionTime: z.string().nullable(),
  workoutUnitsCompleted: z.number(),
  workoutUnitsPrescribed: z.number(),
  isPublic: z.boolean(),
  likeCount: z.number(),
});

const readable = (read: (text: string) => number | null, message: string) =>
  prescriptionText().refine(value => value === null || (read(value) ?? -1) >= 0, message);

const bounded = (low: number, high: number, message: string) =>
  prescriptionText().refine(value => {
    if (value === null) return true;
    const number = firstNumber(value);
    return number !== null && number >= low && number <= high;
  }, message);

/** What a member fills in for one exercise. Which of it is required depends on the category. */
const logFields = z.object({
  setsData: z.array(loggedSet).max(60, 'Use at most 60 sets').nullish(),
  timeCompleted: readable(secondsOf, 'Enter a time such as 1:30 or 45'),
  distanceCompleted: bounded(0, 10_000, 'Enter a distance in miles'),
  rpeCompleted: bounded(1, 10, 'RPE runs from 1 to 10'),
  heartRateAchieved: bounded(20, 300, 'Enter a heart rate between 20 and 300'),
  volumeCompleted: bounded(0, 100_000, 'Enter the number of contacts'),
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
  query: z.object({
    memberId: id.optional(),
    assignmentId: id.optional(),
    exerciseId: id.optional(),
    from: plainDate().optional(),
    to: plainDate().optional(),
    limit: numeric(z.number().int().min(1).max(1000)).default(500),
  }),
  response: z.array(progressRecord),
});

/** Saves one result. With an `Idempotency-Key` header a retry is answered as the first time. */
export const logProgress = endpoint({
  method: 'POST',
  path: '/api/progress',
  access: 'member',
  body: logFields.extend({
    assignmentId: id,
    exerciseId: id,
    prescriptionId: id.nullish(),
    completedDate: plainDate(),
  }),
  response: progressRecord,
  status: 201,
});

/** Corrects a log: what the body holds replaces the result, whole. */
export const correctProgress = endpoint({
  method: 'PATCH',
  path: '/api/progress/:id',
  access: 'member',
  body: logFields,
  response: progressRecord,
});

export const takeBackProgress = endpoint({
  method: 'DELETE',
  path: '/api/progress/:id',
  access: 'member',
  response: done,
});
