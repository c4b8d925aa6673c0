import * as z from 'zod/mini';
import { recordKinds } from '#domain/records/record-kind.ts';
import { exerciseCategories } from '#domain/training/exercise-category.ts';
import { between, prescriptionText, wholeBetween, wireDate } from './wire.ts';

/** Null, or not there: never undefined, so that a set read here is a set of the rules (`LoggedSet`). */
export const ifGiven = <S extends z.ZodMiniType>(schema: S) => z.exactOptional(z.nullable(schema));

const amount = (limit: number) => ifGiven(between(0, limit));

/** One set as it was done. Weights in lb, distances in miles. */
export const loggedSet = z.object({
  setNum: wholeBetween(1, 100),
  reps: ifGiven(wholeBetween(0, 10_000, 'Enter whole reps, at most 10,000')),
  weight: amount(5_000),
  time: prescriptionText(),
  contacts: amount(100_000),
  rpe: ifGiven(between(1, 10, 'RPE runs from 1 to 10')),
  heartRate: amount(300),
  distance: amount(10_000),
  completed: z._default(z.boolean(), true),
});

export const storedSet = z.object({
  setNum: z.number(),
  reps: ifGiven(z.number()),
  weight: ifGiven(z.number()),
  time: ifGiven(z.string()),
  contacts: ifGiven(z.number()),
  rpe: ifGiven(z.number()),
  heartRate: ifGiven(z.number()),
  distance: ifGiven(z.number()),
  completed: z.boolean(),
});

/** The result of a log, as an exercise's card and the edit dialog show it. */
export const loggedWork = z.object({
  id: z.string(),
  completedDate: wireDate,
  setsData: z.nullable(z.array(storedSet)),
  timeCompleted: z.nullable(z.string()),
  distanceCompleted: z.nullable(z.string()),
  rpeCompleted: z.nullable(z.string()),
  heartRateAchieved: z.nullable(z.string()),
  volumeCompleted: z.nullable(z.string()),
  contactTimeAchieved: z.nullable(z.string()),
  groundContactTimeAchieved: z.nullable(z.string()),
  estimated1RM: z.nullable(z.number()),
  notes: z.nullable(z.string()),
});

/** The best value of its kind that a member has reached in an exercise: in lb, reps, seconds, miles, seconds a mile, contacts. */
export const heldRecord = z.object({
  exerciseId: z.string(),
  exerciseName: z.string(),
  category: z.enum(exerciseCategories),
  kind: z.enum(recordKinds),
  value: z.number(),
  /** The weight in lb of 'reps-at'; null for the others. */
  at: z.nullable(z.number()),
  date: wireDate,
  logId: z.string(),
  /** What it took the record from; null for a first, which is never told as new. */
  previous: z.nullable(z.number()),
});
