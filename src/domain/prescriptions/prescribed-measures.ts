import { type DistanceUnit, toMiles, type WeightUnit } from '#domain/measures/measure.ts';
import { distanceIn, typedWeightIn } from '#domain/measures/shown.ts';

/** A number, or from one to another: what a prescribed text comes to in a unit. */
export type Span = { least: number; most: number };

const oneOrTwo = /^\s*(\d+(?:\.\d+)?)(?:\s*(?:-|–|to)\s*(\d+(?:\.\d+)?))?\s*([a-z]*)\.?\s*$/i;

/** '8', '8-12', '185 lb', and the word that follows; null for all that says more than that. */
function spanIn(text: string | null): (Span & { word: string }) | null {
  const found = oneOrTwo.exec(text ?? '');
  if (found === null) return null;
  const least = Number(found[1]);
  return { least, most: Math.max(least, Number(found[2] ?? least)), word: (found[3] ?? '').toLowerCase() };
}

/** How a prescription names its unit of weight. */
export const prescribedUnit: Record<WeightUnit, string> = { lb: 'lbs', kg: 'kg' };

const weightWords: Record<string, WeightUnit> = { lb: 'lb', lbs: 'lb', kg: 'kg', kgs: 'kg' };
const distanceWords: Record<string, DistanceUnit> = {
  mi: 'mi',
  mile: 'mi',
  miles: 'mi',
  km: 'km',
  kilometers: 'km',
  kilometer: 'km',
};

/** A prescribed weight as it was typed: one, or from one to another; null where it is none. */
export function prescribedWeight(
  text: string | null,
  weightUnit: string,
): (Span & { unit: WeightUnit }) | null {
  const span = spanIn(text);
  const unit = span && weightWords[span.word || weightUnit.trim().toLowerCase()];
  return span && unit && span.most > 0 ? { least: span.least, most: span.most, unit } : null;
}

/** The same in a reader's unit, as one would say; null where that is what was typed. */
export function weightBeside(text: string | null, weightUnit: string, unit: WeightUnit): Span | null {
  const typed = prescribedWeight(text, weightUnit);
  if (typed === null || typed.unit === unit) return null;
  const convert = (weight: number) => typedWeightIn({ weight, unit: typed.unit }, unit);
  return { least: convert(typed.least), most: convert(typed.most) };
}

/** A prescribed distance in a reader's unit; a number alone is in miles. Null as above. */
export function distanceBeside(text: string | null, unit: DistanceUnit): Span | null {
  const span = spanIn(text);
  const typedIn = span && distanceWords[span.word || 'mi'];
  if (!span || !typedIn || typedIn === unit || span.most === 0) return null;
  const convert = (distance: number) => distanceIn(toMiles(distance, typedIn), unit);
  return { least: convert(span.least), most: convert(span.most) };
}
