import { daysBetween, type PlainDate } from '#domain/plain-date.ts';
import { type Pounds, toPounds, type WeightUnit } from '#domain/measures/measure.ts';

/** A one-rep max that was lifted and written down; the weight as it was typed. */
export type TestedMax = { weight: number; unit: WeightUnit; date: PlainDate };

/** In lb, not rounded. */
export const poundsOfTested = ({ weight, unit }: Pick<TestedMax, 'weight' | 'unit'>): Pounds =>
  toPounds(weight, unit);

/** Nobody has lifted as much: more is a slip of the keyboard. */
export const maxTestedPounds = 2000;

/** A date before this one is a slip of the keyboard. */
export const earliestTestedDate: PlainDate = '1950-01-01';

/** A tested max counts on so many days after its own; strength that is older is another's. */
export const testedMaxDays = 180;

export const testedMaxCounts = ({ date }: Pick<TestedMax, 'date'>, today: PlainDate): boolean =>
  daysBetween(date, today) <= testedMaxDays;

/** The known max: where no estimate is known, the newest tested max that still counts stands in. In lb; null without both. */
export const maxKnown = (
  latest1RM: Pounds | null,
  tested: Pick<TestedMax, 'weight' | 'unit'> | null,
): Pounds | null => latest1RM ?? (tested && poundsOfTested(tested));
