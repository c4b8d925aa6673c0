import { type Miles, miles } from '#domain/measures/measure.ts';
import { secondsOf } from '#domain/prescriptions/prescription-text.ts';

type Amounts = {
  reps?: number | null;
  distance?: Miles | null;
  time?: string | number | null;
};

/** The distance in miles, or the time in seconds. */
export type Carried = { by: 'distance'; amount: Miles } | { by: 'time'; amount: number };

/**
 * The distance or time of a lift's set without reps; null of any other. A set says it of itself, whatever its
 * prescription has become since. Distances are told apart by the yard, so that a distance is the same one in meters.
 */
export function carriedOf({ reps, distance, time }: Amounts): Carried | null {
  if (reps !== null && reps !== undefined) return null;
  if (distance && distance > 0) return { by: 'distance', amount: inWholeYards(distance) };
  const seconds = typeof time === 'number' ? time : secondsOf(time);
  return seconds && seconds > 0 ? { by: 'time', amount: seconds } : null;
}

const yardsOfMile = 1760;

const inWholeYards = (distance: Miles): Miles =>
  miles(Math.max(1, Math.round(distance * yardsOfMile)) / yardsOfMile);
