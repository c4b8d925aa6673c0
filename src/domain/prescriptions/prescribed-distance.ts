import { kilometersOfMile, miles, type Miles } from '#domain/measures/measure.ts';
import { type NumberInText, numbersIn } from '#domain/numbers/numbers-in-text.ts';
import { readNumber } from '#domain/numbers/read-number.ts';
import type { Span } from './prescribed-weight.ts';
import { isNumberAlone } from './with-unit.ts';

/** The units in which a coach can prescribe a distance; a number alone is in miles. */
type TypedDistanceUnit = 'mi' | 'km' | 'm' | 'yd';

/** A distance that a coach has prescribed, in the unit in which it was. */
export type PrescribedDistance = Span & { unit: TypedDistanceUnit };

const inMiles: Record<TypedDistanceUnit, number> = {
  mi: 1,
  km: 1 / kilometersOfMile,
  m: 1 / (1000 * kilometersOfMile),
  yd: 1 / 1760,
};

const unitBehind =
  /\s*(?:(km|kilomet(?:er|re)s?|kilos?|k)|(m|met(?:er|re)s?)|(yds?|yards?)|(mi|miles?))(?![a-z])\.?/iy;
const units: readonly TypedDistanceUnit[] = ['km', 'm', 'yd', 'mi'];
const toAnother = /^\s*(?:-|–|—|to)\s*$/;

/** The distance that a whole text is: '5', '3-4 miles', '7,5 km', '1.000 m'. Null for all else: '6 x 400 m', '4 rounds'. */
export function prescribedDistance(text: string | null | undefined): PrescribedDistance | null {
  const typed = text ?? '';
  const [first, second] = numbersIn(typed);
  if (!first || typed.slice(0, first.from).trim() !== '') return null;
  const isRange = second !== undefined && toAnother.test(typed.slice(first.to, second.from));
  const last = isRange ? second : first;
  const unit = unitAt(typed, last.to);
  if (typed.slice(unit === null ? last.to : unitBehind.lastIndex).trim() !== '') return null;
  const [one, other] = [amountOf(typed, first, unit), amountOf(typed, last, unit)];
  const max = Math.max(one, other);
  return max > 0 ? { min: Math.min(one, other), max, unit: unit ?? 'mi' } : null;
}

/**
 * The distance of one effort: of '6 x 400 m' 400 m, of a range the lower end. Null where the text names no distance.
 */
export function milesOf(text: string | null | undefined): Miles | null {
  const whole = prescribedDistance(text);
  if (whole) return miles(whole.min * inMiles[whole.unit]);
  const typed = text ?? '';
  for (const number of numbersIn(typed)) {
    const unit = unitAt(typed, number.to);
    if (unit !== null) return miles(amountOf(typed, number, unit) * inMiles[unit]);
  }
  const [first] = numbersIn(typed);
  return first && isNumberAlone(text) ? miles(first.value) : null;
}

/** The most of a range, as `milesOf` is its least. */
export function milesSpan(text: string | null | undefined): Span | null {
  const prescribed = prescribedDistance(text);
  return (
    prescribed && {
      min: prescribed.min * inMiles[prescribed.unit],
      max: prescribed.max * inMiles[prescribed.unit],
    }
  );
}

function unitAt(text: string, at: number): TypedDistanceUnit | null {
  unitBehind.lastIndex = at;
  const found = unitBehind.exec(text);
  return found === null ? null : (units[found.slice(1).findIndex(name => name !== undefined)] ?? null);
}

/** Nobody runs a meter and three decimals: '1.000 m' are a thousand. */
function amountOf(text: string, { value, from, to }: NumberInText, unit: TypedDistanceUnit | null): number {
  const isShort = unit === 'm' || unit === 'yd';
  return (isShort ? readNumber(text.slice(from, to), 'thousands') : null) ?? value;
}
