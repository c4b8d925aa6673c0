/** What a weight, a distance and a length can be typed and shown in. The first of each is what the rules compute in. */
export const weightUnits = ['lb', 'kg'] as const;
export const distanceUnits = ['mi', 'km'] as const;
export const lengthUnits = ['in', 'cm'] as const;

export type WeightUnit = (typeof weightUnits)[number];
export type DistanceUnit = (typeof distanceUnits)[number];
export type LengthUnit = (typeof lengthUnits)[number];

/** A weight in whatever unit it was typed. */
export type Weight = { value: number; unit: WeightUnit };

/** A person's own choice, for every screen they look at. */
export type Units = { weight: WeightUnit; distance: DistanceUnit; length: LengthUnit };

export const usualUnits: Units = { weight: 'lb', distance: 'mi', length: 'in' };

/** Pounds of a kilogram (1 / 0.45359237, to ten decimals) and kilometers of a mile. */
export const poundsOfKilogram = 2.2046226218;
export const kilometersOfMile = 1.609344;

/** In lb, not rounded. */
export const toPounds = (weight: number, unit: WeightUnit): number =>
  unit === 'kg' ? weight * poundsOfKilogram : weight;

/** From lb, not rounded: rounding is for what is shown. */
export const fromPounds = (pounds: number, unit: WeightUnit): number =>
  unit === 'kg' ? pounds / poundsOfKilogram : pounds;

/** In miles, not rounded. */
export const toMiles = (distance: number, unit: DistanceUnit): number =>
  unit === 'km' ? distance / kilometersOfMile : distance;

export const fromMiles = (miles: number, unit: DistanceUnit): number =>
  unit === 'km' ? miles * kilometersOfMile : miles;
