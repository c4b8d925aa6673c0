import * as z from 'zod/mini';
import { updateNutritionProfile } from '#contract/nutrition.ts';
import { centimeters, kilograms, type Units } from '#domain/measures/measure.ts';
import { readNumber } from '#domain/numbers/read-number.ts';
import { toTwoDecimals } from '#domain/rounding.ts';
import { type Allergen, allergens } from '#domain/nutrition/diet.ts';
import { cmOfInches, inchesOfCm, kgOfPounds, poundsOfKg } from '#domain/nutrition/nutrition.ts';
import { typedNumber } from '#web/ui/controls/typed-number.ts';
import type { CurrentUser } from '#web/session/current-user.ts';

const { age, sex, heightCm, weightKg, ...choices } = updateNutritionProfile.body.shape;

/** The profile as it is typed: the contract's, but height and weight in one's own units. */
export const profileForm = (units: BodyUnits) =>
  z.object({
    ...choices,
    age,
    sex,
    height: z.pipe(z.transform(inMetric(units.length === 'in' ? cmOfInches : asTyped)), heightCm),
    weight: z.pipe(z.transform(inMetric(units.weight === 'lb' ? kgOfPounds : asTyped)), weightKg),
  });

export type BodyUnits = Pick<Units, 'weight' | 'length'>;

const asTyped = (value: number) => value;

export type ProfileForm = {
  age: string;
  sex: string;
  height: string;
  weight: string;
  activityLevel: string;
  goal: string;
  dietPreference: string;
  allergens: Allergen[];
};

/** What is no number is left as it is, for the schema to refuse. */
function inMetric(convert: (value: number) => number) {
  return (typed: unknown): unknown => {
    const text = String(typed).trim();
    const value = readNumber(text);
    return value === null ? text : convert(value);
  };
}

export const formOf = (user: CurrentUser, units: BodyUnits): ProfileForm => ({
  age: user.age ?? '',
  sex: user.sex ?? '',
  height: shown(user.heightCm, height =>
    units.length === 'in' ? inchesOfCm(centimeters(height)) : toTwoDecimals(height),
  ),
  weight: shown(user.weightKg, weight =>
    units.weight === 'lb' ? poundsOfKg(kilograms(weight)) : toTwoDecimals(weight),
  ),
  activityLevel: user.activityLevel ?? '',
  goal: user.goal ?? '',
  dietPreference: user.dietPreference ?? '',
  allergens: allergens.filter(allergen => user.allergens.includes(allergen)),
});

const shown = (metric: string | null, convert: (value: number) => number) =>
  metric === null ? '' : String(convert(Number(metric)));

/**
 * What is saved: that which is typed otherwise than it was `before`, when the form was filled in. What was not touched
 * stays as it is, to the last decimal, and as another device may have changed it meanwhile.
 */
export function bodyOf(
  read: z.output<ReturnType<typeof profileForm>>,
  typed: ProfileForm,
  before: ProfileForm,
) {
  const { height, weight, ...rest } = read;
  const isTouched = (field: keyof ProfileForm) => String(typed[field]) !== String(before[field]);
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([field]) => isTouched(field as keyof ProfileForm))),
    ...(isTouched('height') && { heightCm: height }),
    ...(isTouched('weight') && { weightKg: weight }),
  };
}

/** The fields that are as they were when they were sent. */
export const unchangedSince = (sent: ProfileForm, now: ProfileForm): (keyof ProfileForm)[] =>
  (Object.keys(sent) as (keyof ProfileForm)[]).filter(field => String(sent[field]) === String(now[field]));

/** 70.5 → '5 ft 10.5 in', for who thinks in feet; null for what is no height. */
export function feetText(inches: string): string | null {
  const value = typedNumber(inches);
  if (!(value >= 12 && value <= 100)) return null;
  const feet = Math.floor(value / 12);
  return `${feet} ft ${Math.round((value - feet * 12) * 100) / 100} in`;
}
