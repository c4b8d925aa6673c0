import { fromPounds, type WeightUnit, pounds } from '#domain/measures/measure.ts';
import type { ScheduledExercise } from './training-day.ts';

type Suggested = Pick<ScheduledExercise, 'suggestedWeight' | 'latest1RM' | 'percentageOf1RM'>;

/** Step in kg, as plates come, beside the 5 lb that a suggestion is rounded to. */
const stepKilograms = 2.5;

/**
 * The suggested weight in a member's own unit: in kg it is the same percent of the same max, to the nearest 2.5, as 185 lb
 * can be loaded and 83.9 kg can't.
 */
export function suggestedIn({ suggestedWeight, latest1RM, percentageOf1RM }: Suggested, unit: WeightUnit) {
  if (suggestedWeight === null || unit === 'lb') return suggestedWeight;
  const exact = latest1RM && percentageOf1RM ? pounds((latest1RM * percentageOf1RM) / 100) : suggestedWeight;
  return Math.round(fromPounds(exact, unit) / stepKilograms) * stepKilograms || null;
}
