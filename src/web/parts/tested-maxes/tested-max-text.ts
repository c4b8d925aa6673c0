import type { ResponseOf } from '#contract/endpoint.ts';
import type { listTestedMaxes } from '#contract/training/strength.ts';
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts';
import { testedMaxCounts, testedMaxDays } from '#domain/strength/tested-max.ts';
import type { WeightUnit } from '#domain/measures/measure.ts';
import { typedWeightText } from '#web/measures/measure-text.ts';

export type TestedMax = ResponseOf<typeof listTestedMaxes>[number];

/**
 * The weight in the reader's unit, with the typed one beside it where that differs: '225 lb', '225.5 lb (102.3 kg)'.
 */
export const testedText = ({ weight, unit }: { weight: number; unit: WeightUnit }, shownIn: WeightUnit) =>
  typedWeightText({ weight, unit }, shownIn);

/** The reason why one is no longer used; null while it is the one that would be. */
export function whyNotUsed(max: TestedMax, all: readonly TestedMax[], today: PlainDate): string | null {
  if (!testedMaxCounts({ date: dateOf(max) }, today)) return `Older than ${testedMaxDays} days`;
  const newest = all.find(({ exerciseId }) => exerciseId === max.exerciseId);
  return newest && dateOf(newest) > dateOf(max) ? 'Replaced by a newer one' : null;
}

/** The person who entered it, as its reader knows them: null where it is the expected one. */
export const enteredText = ({ memberId, enteredBy }: TestedMax, isCoach: boolean): string | null => {
  const isOwn = enteredBy === memberId;
  if (isCoach) return isOwn ? 'Entered by the member' : null;
  return isOwn ? null : 'Entered by your coach';
};

const dateOf = ({ date }: TestedMax): PlainDate => parsePlainDate(date) ?? date;
