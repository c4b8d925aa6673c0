import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { type Pounds, pounds } from '#domain/measures/measure.ts';
import { firstNumber } from '#domain/prescriptions/prescription-text.ts';
import { toTwoDecimals } from '#domain/rounding.ts';
import { isCounted, type LoggedSet } from '#domain/training/log/workout-units.ts';

/** The best e1RM of a lift on one date, in lb. */
export type DatedOneRepMax = { date: PlainDate; e1rm: Pounds };

/** Above this many reps the estimate is not reliable, and there is none. */
const maxReps = 12;

/**
 * Estimated one-repetition maximum in lb, 2 decimals, by Epley: weight × (1 + reps / 30); one rep is the weight
 * itself. Null outside 1 to 12 whole reps or without a weight. Source: Boyd Epley, "Poundage Chart", Boyd Epley
 * Workout, Lincoln, Nebraska, Body Enterprises, 1985.
 */
export function estimatedOneRepMax(weight: Pounds, reps: number): Pounds | null {
  if (!Number.isInteger(reps) || reps < 1 || reps > maxReps) return null;
  if (!(weight > 0) || !Number.isFinite(weight)) return null;
  return pounds(toTwoDecimals(reps === 1 ? weight : (weight * (30 + reps)) / 30));
}

/** A log's e1RM: that of its best set done. Strength only. */
export function bestOneRepMax(
  category: ExerciseCategory,
  sets: readonly LoggedSet[] | null | undefined,
): Pounds | null {
  if (category !== 'Strength') return null;
  const estimates = (sets ?? [])
    .filter(isCounted)
    .flatMap(set => estimatedOneRepMax(set.weight ?? pounds(0), set.reps ?? 0) ?? []);
  return estimates.length > 0 ? pounds(Math.max(...estimates)) : null;
}

/**
 * The max that suggests a weight is the best e1RM of so many days, today and work logged ahead with them, else the most
 * recent one. Light weeks are over in six. It is found by `dayOf` in server/assignments/queries.ts, for a whole day at once;
 * latest-one-rep-max.twin.ts says the same of one history.
 */
export const recentMaxDays = 42;

/** Plates come in pairs of 2.5 lb. */
const stepLbs = 5;

/**
 * The load in lb that a percentage of the latest e1RM comes to, to the nearest 5; null without both. A percentage
 * outside 1 to 200 is a slip of the keyboard: nobody is told to lift what it comes to.
 */
export function suggestedWeight(
  percent: string | null | undefined,
  latest1RM: Pounds | null | undefined,
): Pounds | null {
  const share = firstNumber(percent);
  if (share === null || share < 1 || share > 200 || !latest1RM) return null;
  return pounds(Math.round((share * latest1RM) / 100 / stepLbs) * stepLbs) || null;
}
