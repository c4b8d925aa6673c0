import { type Centimeters, centimeters, type Kilograms, kilograms } from '#domain/measures/measure.ts';
import { toTwoDecimals } from '#domain/rounding.ts';

export const sexes = ['male', 'female'] as const;
export const activityLevels = ['sedentary', 'light', 'moderate', 'active', 'very-active'] as const;
export const goals = ['lose', 'maintain', 'gain'] as const;

export type Sex = (typeof sexes)[number];
export type ActivityLevel = (typeof activityLevels)[number];
export type Goal = (typeof goals)[number];

/** A body as the calculator sees it: whole years, centimetres, kilograms. */
export type Body = { age: number; sex: string; heightCm: Centimeters; weightKg: Kilograms };

/** Energy used at rest, in kcal a day (Mifflin-St Jeor, 1990). */
export const basalMetabolicRate = ({ age, sex, heightCm, weightKg }: Body): number =>
  10 * weightKg + 6.25 * heightCm - 5 * age + (sex === 'male' ? 5 : -161);

const multipliers: Record<string, number> = {
  sedentary: 1.2,
  light: 1.375,
  moderate: 1.55,
  active: 1.725,
  'very-active': 1.9,
} satisfies Record<ActivityLevel, number>;

/** The multiple of the basal rate that someone uses in a day; a level nobody knows counts as sedentary. */
export const activityMultiplier = (activityLevel: string): number => multipliers[activityLevel] ?? 1.2;

/** Total daily energy expenditure, in kcal. */
export const dailyExpenditure = (body: Body, activityLevel: string): number =>
  basalMetabolicRate(body) * activityMultiplier(activityLevel);

const shares: Record<string, number> = { lose: 0.8, maintain: 1, gain: 1.1 } satisfies Record<Goal, number>;

/** The calories to eat a day for a goal, in kcal. */
export const dailyCalories = (expenditure: number, goal: string): number => expenditure * (shares[goal] ?? 1);

/** Grams of protein, carbohydrates and fat. */
export type Macros = { p: number; c: number; f: number };

const kcalPerGram: Macros = { p: 4, c: 4, f: 9 };

/** Energy of these grams, in kcal. */
export const energyOf = ({ p, c, f }: Macros): number =>
  toTwoDecimals(p * kcalPerGram.p + c * kcalPerGram.c + f * kcalPerGram.f);

/** Whole grams a day: 30% of the energy from protein, 40% from carbohydrates, 30% from fat. */
export const macroSplit = (calories: number): Macros => ({
  p: Math.round((calories * 0.3) / kcalPerGram.p),
  c: Math.round((calories * 0.4) / kcalPerGram.c),
  f: Math.round((calories * 0.3) / kcalPerGram.f),
});

/** Below these kcal a day nobody should eat without a doctor's advice. */
export const leastCalories = (sex: string): number => (sex === 'male' ? 1500 : 1200);

/** Whether the figure shown, which is whole kcal, is below the least. */
export const isTooLittle = (calories: number, sex: string): boolean =>
  Math.round(calories) < leastCalories(sex);

const cmPerInch = 2.54;
const kgPerPound = 0.453592;

/** Metric values are stored to 4 decimals, so that what was typed (to 3) comes back. */
export const cmOfInches = (inches: number): Centimeters => centimeters(toFourDecimals(inches * cmPerInch));
export const kgOfPounds = (pounds: number): Kilograms => kilograms(toFourDecimals(pounds * kgPerPound));
export const inchesOfCm = (cm: Centimeters): number => toThreeDecimals(cm / cmPerInch);
export const poundsOfKg = (kg: Kilograms): number => toThreeDecimals(kg / kgPerPound);

const toFourDecimals = (value: number) => Math.round(value * 10_000) / 10_000;
const toThreeDecimals = (value: number) => Math.round(value * 1000) / 1000;
