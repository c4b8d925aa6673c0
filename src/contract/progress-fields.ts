import * as z from 'zod/mini';
import { between, prescriptionText, wholeBetween, wireDate } from './wire.ts';

const amount = (limit: number) => z.nullish(between(0, limit));

/** One set as it was done. Weights in lb, distances in miles. */
export const loggedSet = z.object({
  setNum: wholeBetween(1, 100),
  reps: z.nullish(wholeBetween(0, 10_000, 'Enter whole reps, at most 10,000')),
  weight: amount(5_000),
  time: prescriptionText(),
  contacts: amount(100_000),
  rpe: z.nullish(between(1, 10, 'RPE runs from 1 to 10')),
  heartRate: amount(300),
  distance: amount(10_000),
  completed: z._default(z.boolean(), true),
});

const storedSet = z.object({
  setNum: z.number(),
  reps: z.nullish(z.number()),
  weight: z.nullish(z.number()),
  time: z.nullish(z.string()),
  contacts: z.nullish(z.number()),
  rpe: z.nullish(z.number()),
  heartRate: z.nullish(z.number()),
  distance: z.nullish(z.number()),
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
