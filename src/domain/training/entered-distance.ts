import type { EnteredDistance } from '#domain/measures/entered.ts';
import { type DistanceUnit, toMiles } from '#domain/measures/measure.ts';
import { firstNumber } from '#domain/prescriptions/prescription-text.ts';

/** A log's distance, which is text: in miles with all its digits, and as it was typed where a unit was said. */
export function inMiles({
  distanceCompleted,
  distanceUnit = null,
}: {
  distanceCompleted: string | null;
  distanceUnit?: DistanceUnit | null | undefined;
}): { distanceCompleted: string | null; entered: EnteredDistance | null } {
  if (distanceCompleted === null || distanceUnit === null) return { distanceCompleted, entered: null };
  const typed = firstNumber(distanceCompleted);
  const miles = distanceUnit === 'mi' || typed === null ? null : toMiles(typed, distanceUnit);
  return {
    distanceCompleted: miles === null ? distanceCompleted : asDigits(miles),
    entered: { distance: distanceCompleted, distanceUnit },
  };
}

/** Never with an exponent, which no reader of such texts knows. */
const asDigits = (value: number) => (value > 0 && value < 1e-6 ? value.toFixed(20) : String(value));
