/** The units of weights, distances and lengths, typed and shown. The first of each is what the rules compute in. */
export const weightUnits = ['lb', 'kg'] as const;
export const distanceUnits = ['mi', 'km'] as const;
export const lengthUnits = ['in', 'cm'] as const;

export type WeightUnit = (typeof weightUnits)[number];
export type DistanceUnit = (typeof distanceUnits)[number];
export type LengthUnit = (typeof lengthUnits)[number];

declare const inUnit: unique symbol;
/** A number that says what it is in: one that says nothing does not compile in its place. */
type In<Unit extends string> = number & { readonly [inUnit]: Unit };

/** The units that the rules compute and store in. */
export type Pounds = In<'lb'>;
export type Miles = In<'mi'>;

/** The units of a body's stored weight and height. */
export type Kilograms = In<'kg'>;
export type Centimeters = In<'cm'>;

/** A number that is known to be in its unit: as it is stored, as the wire has it. */
export const pounds = (value: number): Pounds => value as Pounds;
export const miles = (value: number): Miles => value as Miles;
export const kilograms = (value: number): Kilograms => value as Kilograms;
export const centimeters = (value: number): Centimeters => value as Centimeters;

/** A weight in whatever unit it was typed. */
export type Weight = { value: number; unit: WeightUnit };

/** A person's own choice, for every screen they look at. */
export type Units = { weight: WeightUnit; distance: DistanceUnit; length: LengthUnit };

export const usualUnits: Units = { weight: 'lb', distance: 'mi', length: 'in' };

/** Pounds of a kilogram (1 / 0.45359237, to ten decimals) and kilometers of a mile. */
export const poundsOfKilogram = 2.2046226218;
export const kilometersOfMile = 1.609344;

/** In lb, not rounded. */
export const toPounds = (weight: number, unit: WeightUnit): Pounds =>
  (unit === 'kg' ? weight * poundsOfKilogram : weight) as Pounds;

/** From lb, not rounded: rounding is for what is shown. */
export const fromPounds = (pounds: Pounds, unit: WeightUnit): number =>
  unit === 'kg' ? pounds / poundsOfKilogram : pounds;

/** In miles, not rounded. */
export const toMiles = (distance: number, unit: DistanceUnit): Miles =>
  (unit === 'km' ? distance / kilometersOfMile : distance) as Miles;

export const fromMiles = (miles: Miles, unit: DistanceUnit): number =>
  unit === 'km' ? miles * kilometersOfMile : miles;
