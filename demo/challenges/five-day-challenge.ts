import * as z from 'zod/mini';
import { challengeWeekdays } from '#domain/challenges/challenge.ts';
import { jsonOf } from '../content/content.ts';

const text = z.exactOptional(z.string());

const prescribed = z.strictObject({
  exercise: z.string(),
  sets: text,
  reps: text,
  restSeconds: text,
  time: text,
  workInterval: text,
  restInterval: text,
  distance: text,
  rpe: text,
  volume: text,
  altExercise: text,
});

const day = z.strictObject({
  dayOfWeek: z.enum(challengeWeekdays),
  dayName: z.string(),
  goal: z.string(),
  warmup: z.string(),
  finisher: z.string(),
  exercises: z.array(prescribed),
});

/** Five mornings of about thirty-five minutes, with nothing but a floor, a bar and a pair of shoes. */
export const fiveDays = jsonOf('challenges/five-days.json', z.array(day));
