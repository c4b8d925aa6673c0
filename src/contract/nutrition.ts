import * as z from 'zod/mini';
import { activityLevels, goals, sexes } from '#domain/nutrition/nutrition.ts';
import { allergens, diets } from '#domain/nutrition/diet.ts';
import { endpoint } from './endpoint.ts';
import { user } from './session.ts';
import { between, wholeBetween, wordsOf } from './wire.ts';

/** Left out: stays as it is. Empty or null: not entered. */
const orNothing = <S extends z.core.$ZodType>(schema: S) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) => (value === '' ? null : value)),
      z.nullable(schema),
    ),
  );

/** Saves the nutrition profile; numbers may be text. Answers the user. */
export const updateNutritionProfile = endpoint({
  method: 'PATCH',
  path: '/api/nutrition-profile',
  access: 'member',
  invalidatesTags: ['account'],
  body: z.object({
    age: orNothing(wholeBetween(13, 110, 'Enter an age from 13 to 110')),
    sex: orNothing(z.enum(sexes)),
    heightCm: orNothing(between(100, 250, 'Enter a height from 39.4 to 98.4 inches (100 to 250 cm)')),
    weightKg: orNothing(between(30, 350, 'Enter a weight from 66.2 to 771.6 lb (30 to 350 kg)')),
    activityLevel: orNothing(z.enum(activityLevels)),
    goal: orNothing(z.enum(goals)),
    dietPreference: orNothing(z.enum(diets)),
    allergens: z.optional(wordsOf(allergens)),
  }),
  response: user,
});
