import * as z from 'zod/mini';
import { jsonOf } from '../content/content.ts';
import { foods } from './foods.ts';

const foodName = z.string().check(z.refine(name => foods.has(name), 'No such food'));

/** As it is written, and the food it is; without one it is salt, a spice or water, which counts for nothing. */
const ingredient = z.union([z.tuple([z.string()]), z.tuple([z.string(), foodName])]);

const recipe = z.strictObject({
  title: z.string(),
  description: z.string(),
  timeMinutes: z.number(),
  servings: z.number(),
  /** Whether it is eaten around the Mediterranean; every other diet follows from the foods. */
  isMediterranean: z.optional(z.literal(true)),
  /** What it is drawn in. */
  servedIn: z.enum(['bowl', 'plate', 'pan', 'pot', 'jar']),
  /** What lies in the drawing all through each other; left out, everything that is to be seen lies side by side. */
  stirred: z.optional(z.array(foodName)),
  /** What lies side by side in the drawing, where that is not everything. */
  laidOut: z.optional(z.array(foodName)),
  ingredients: z.array(ingredient),
  steps: z.array(z.string()),
  equipment: z.array(z.string()),
});

export type DemoRecipe = z.output<typeof recipe>;

export type DemoIngredient = DemoRecipe['ingredients'][number];

export const demoRecipes = [
  'breakfasts',
  'poultry',
  'beef-and-pork',
  'fish',
  'from-plants',
  'snacks',
].flatMap(file => jsonOf(`recipes/${file}.json`, z.array(recipe)));
