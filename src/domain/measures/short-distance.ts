import { type DistanceUnit, kilometersOfMile, miles, type Miles } from './measure.ts';

/** The unit of a carry or a push: nobody says it in miles or kilometers. */
type ShortUnit = 'yd' | 'm';

/** The short unit of people who measure in miles or in kilometers. */
export const shortUnitOf = (unit: DistanceUnit): ShortUnit => (unit === 'mi' ? 'yd' : 'm');

const ofMile: Record<ShortUnit, number> = { yd: 1760, m: kilometersOfMile * 1000 };

/** Yards or meters, to one decimal. */
export const shortIn = (distance: Miles, unit: DistanceUnit): number =>
  Math.round(distance * ofMile[shortUnitOf(unit)] * 10) / 10;

/** Yards or meters in miles, not rounded. */
export const fromShort = (distance: number, unit: DistanceUnit): Miles =>
  miles(distance / ofMile[shortUnitOf(unit)]);
