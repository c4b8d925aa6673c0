import { type Allergen, allergens, type Diet, diets } from '#domain/nutrition/diet.ts';
import { amountOf } from '#domain/nutrition/ingredient-amount.ts';
import { energyOf, type Macros } from '#domain/nutrition/nutrition.ts';
import type { DemoIngredient, DemoRecipe } from './demo-recipes.ts';
import { type Food, foodNamed } from './foods.ts';

const gramsPer: Record<string, number> = { g: 1, kg: 1000, oz: 28.35, lb: 453.6 };
const cupsPer: Record<string, number> = { cup: 1, cups: 1, tbsp: 1 / 16, tsp: 1 / 48 };

/** Grams of an ingredient, as its line says it: weighed, measured in cups, or counted. */
export function gramsOf([line, name]: DemoIngredient): number {
  if (name === undefined) return 0;
  const { cup, each } = foodNamed(name);
  const { amount, rest } = amountOf(line) ?? { amount: 0, rest: '' };
  const unit = /^[a-z]+/i.exec(rest)?.[0] ?? '';
  const cups = cupsPer[unit];
  const grams = amount * (gramsPer[unit] ?? (cups === undefined ? each : cups * cup));
  if (grams > 0) return grams;
  throw new Error(`Nobody knows what this weighs: ${line}`);
}

/** Whole grams a serving, and the calories that follow from them. */
export function macrosOf({ ingredients, servings }: DemoRecipe): Macros & { cal: number } {
  const gramsAServing = (macro: 0 | 1 | 2) =>
    Math.round(
      ingredients.reduce(
        (sum, ingredient) => sum + (gramsOf(ingredient) * per100(ingredient)[macro]) / 100,
        0,
      ) / servings,
    );
  const macros = { p: gramsAServing(0), c: gramsAServing(1), f: gramsAServing(2) };
  return { ...macros, cal: energyOf(macros) };
}

const per100 = ([, name]: DemoIngredient) => (name ? foodNamed(name).per100 : ([0, 0, 0] as const));

const foodsIn = ({ ingredients }: DemoRecipe) =>
  ingredients.flatMap(([, name]) => (name ? [foodNamed(name)] : []));

export const allergensIn = (recipe: DemoRecipe): Allergen[] =>
  allergens.filter(allergen => foodsIn(recipe).some(food => food.allergens.includes(allergen)));

/** The diets it fits, by what is in it. */
export function dietsOf(recipe: DemoRecipe): Diet[] {
  const { p, c, f, cal } = macrosOf(recipe);
  const has = (...kinds: Food['kinds'][number][]) =>
    foodsIn(recipe).some(food => food.kinds.some(kind => kinds.includes(kind)));
  const holds = (allergen: Allergen) => allergensIn(recipe).includes(allergen);
  const fits: Record<Diet, boolean> = {
    omnivore: has('meat', 'fish'),
    'high-protein': p >= 25 && p * 4 >= cal * 0.28,
    mediterranean: recipe.isMediterranean === true,
    paleo: !has('dairy', 'grain', 'legume', 'sugar'),
    keto: c <= 15 && f * 9 >= cal * 0.5,
    vegetarian: !has('meat', 'fish'),
    vegan: !has('meat', 'fish', 'dairy', 'egg', 'honey'),
    'gluten-free': !holds('gluten'),
    'dairy-free': !holds('dairy'),
    'low-fodmap': !has('fodmap'),
  };
  return diets.filter(diet => fits[diet]);
}
