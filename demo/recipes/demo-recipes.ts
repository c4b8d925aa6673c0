import { beefAndPork } from './beef-and-pork.ts';
import { breakfasts } from './breakfasts.ts';
import type { DemoRecipe } from './demo-recipe.ts';
import { fish } from './fish.ts';
import { fromPlants } from './from-plants.ts';
import { poultry } from './poultry.ts';
import { snacks } from './snacks.ts';

export const demoRecipes: DemoRecipe[] = [
  ...breakfasts,
  ...poultry,
  ...beefAndPork,
  ...fish,
  ...fromPlants,
  ...snacks,
];
