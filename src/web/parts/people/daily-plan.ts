import { centimeters, kilograms } from '#domain/measures/measure.ts';
import {
  activityMultiplier,
  basalMetabolicRate,
  dailyCalories,
  dailyExpenditure,
  isTooLittle,
  leastCalories,
  macroSplit,
} from '#domain/nutrition/nutrition.ts';

type Profile = Record<'age' | 'sex' | 'heightCm' | 'weightKg' | 'activityLevel' | 'goal', string | null>;

/** The result of the calculator: kcal a day, whole grams; null while one of the six is missing. */
export function dailyPlan(profile: Profile) {
  const { age, sex, heightCm, weightKg, activityLevel, goal } = profile;
  if (!age || !sex || !heightCm || !weightKg || !activityLevel || !goal) return null;
  const body = {
    age: Number(age),
    sex,
    heightCm: centimeters(Number(heightCm)),
    weightKg: kilograms(Number(weightKg)),
  };
  const expenditure = dailyExpenditure(body, activityLevel);
  const calories = dailyCalories(expenditure, goal);
  return {
    basalRate: Math.round(basalMetabolicRate(body)),
    expenditure: Math.round(expenditure),
    calories: Math.round(calories),
    macros: macroSplit(calories),
    multiplier: activityMultiplier(activityLevel),
    goal,
    warnedBelow: isTooLittle(calories, sex) ? leastCalories(sex) : null,
  };
}

export type DailyPlan = NonNullable<ReturnType<typeof dailyPlan>>;
