import { kilometersOfMile, poundsOfKilogram, type Units } from '#domain/measures/measure.ts';
import type { Result } from './results.ts';

type Typed = Pick<Result, 'setsData' | 'distanceCompleted'>;

/** A result as someone writes it in their own units: with the plates of a gym in kg, and kilometers to a tenth. */
export function inOwnUnits<Of extends Typed>(result: Of, { weight, distance }: Units) {
  const { setsData, distanceCompleted } = result;
  return {
    ...result,
    ...(setsData && weight === 'kg' && { setsData: setsData.map(inKilograms) }),
    ...(distanceCompleted && distance === 'km' && inKilometers(distanceCompleted)),
  };
}

function inKilograms<Set extends { weight?: number }>(set: Set) {
  if (!set.weight) return set;
  const exact = set.weight / poundsOfKilogram;
  const step = exact < 20 ? 1 : 2.5;
  return { ...set, weight: Math.max(step, Math.floor(exact / step) * step), unit: 'kg' as const };
}

const inKilometers = (miles: string) => ({
  distanceCompleted: String(Math.round(Number(miles) * kilometersOfMile * 10) / 10),
  distanceUnit: 'km' as const,
});
