import { type Miles, miles } from '#domain/measures/measure.ts';
import { secondsOf } from '#domain/prescriptions/prescription-text.ts';

type Amounts = {
  reps?: number | null;
  distance?: Miles | null;
  calories?: number | null;
  time?: string | number | null;
};

/** The distance in miles, the time in seconds, or the calories. */
export type Carried =
  | { by: 'distance'; amount: Miles }
  | { by: 'time'; amount: number }
  | { by: 'calories'; amount: number };

/** Whether a set was counted in calories: it says so itself, whatever else the machine told. */
export const isOfCalories = ({ calories }: Pick<Amounts, 'calories'>): boolean => (calories ?? 0) > 0;

/**
 * The distance, time or calories of a set without reps; null of any other. A set says it of itself, whatever its
 * prescription has become since. Distances are told apart by the yard, so that a distance is the same one in meters.
 */
export function carriedOf({ reps, distance, time, calories }: Amounts): Carried | null {
  if (reps !== null && reps !== undefined) return null;
  if (calories && calories > 0) return { by: 'calories', amount: calories };
  if (distance && distance > 0) return { by: 'distance', amount: inWholeYards(distance) };
  const seconds = typeof time === 'number' ? time : secondsOf(time);
  return seconds && seconds > 0 ? { by: 'time', amount: seconds } : null;
}

const yardsOfMile = 1760;

const inWholeYards = (distance: Miles): Miles =>
  miles(Math.max(1, Math.round(distance * yardsOfMile)) / yardsOfMile);
