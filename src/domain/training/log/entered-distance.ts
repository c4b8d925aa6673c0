import type { EnteredDistance } from '#domain/measures/entered.ts';
import { type DistanceUnit, toMiles } from '#domain/measures/measure.ts';
import { readNumber } from '#domain/numbers/read-number.ts';
import { firstNumber } from '#domain/prescriptions/prescription-text.ts';

/** A log's distance, which is text: in miles with all its digits, and as it was typed where a unit was sent. */
export function inMiles({
  distanceCompleted,
  distanceUnit = null,
}: {
  distanceCompleted: string | null;
  distanceUnit?: DistanceUnit | null | undefined;
}): { distanceCompleted: string | null; entered: EnteredDistance | null } {
  if (distanceCompleted === null) return { distanceCompleted, entered: null };
  if (distanceUnit === null) return { distanceCompleted: plain(distanceCompleted), entered: null };
  const typed = firstNumber(distanceCompleted);
  const miles = distanceUnit === 'mi' || typed === null ? null : toMiles(typed, distanceUnit);
  return {
    distanceCompleted: miles === null ? plain(distanceCompleted) : asDigits(miles),
    entered: { distance: distanceCompleted, distanceUnit },
  };
}

/** A number alone as every reader of miles knows it: '3,1' is '3.1'. Other text stays. */
function plain(text: string): string {
  const number = /^\d+(?:\.\d+)?$/.test(text) ? null : readNumber(text);
  return number === null ? text : asDigits(number);
}

/** Never with an exponent, which no reader of such texts knows. */
const asDigits = (value: number) => (value > 0 && value < 1e-6 ? value.toFixed(20) : String(value));
