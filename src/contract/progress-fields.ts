import { z } from 'zod';
import { numeric, prescriptionText, wireDate } from './wire.ts';

const amount = (limit: number) => numeric(z.number().min(0).max(limit)).nullish();

/** One set as it was done. Weights in lb, distances in miles. */
export const loggedSet = z.object({
  setNum: numeric(z.number().int().min(1).max(100)),
  reps: numeric(z.number().int('Enter whole reps').min(0).max(10_000)).nullish(),
  weight: amount(5_000),
  time: prescriptionText(),
  contacts: amount(100_000),
  rpe: numeric(z.number().min(1, 'RPE runs from 1 to 10').max(10, 'RPE runs from 1 to 10')).nullish(),
  heartRate: amount(300),
  distance: amount(10_000),
  completed: z.boolean().default(true),
});

const storedSet = z.object({
  setNum: z.number(),
  reps: z.number().nullish(),
  weight: z.number().nullish(),
  time: z.string().nullish(),
  contacts: z.number().nullish(),
  rpe: z.number().nullish(),
  heartRate: z.number().nullish(),
  distance: z.number().nullish(),
  completed: z.boolean(),
});

/** The result of a log, as an exercise's card and the edit dialog show it. */
export const loggedWork = z.object({
  id: z.string(),
  completedDate: wireDate,
  setsData: z.array(storedSet).nullable(),
  timeCompleted: z.string().nullable(),
  distanceCompleted: z.string().nullable(),
  rpeCompleted: z.string().nullable(),
  heartRateAchieved: z.string().nullable(),
  volumeCompleted: z.string().nullable(),
  contactTimeAchieved: z.string().nullable(),
  groundContactTimeAchieved: z.string().nullable(),
  estimated1RM: z.number().nullable(),
  notes: z.string().nullable(),
});
