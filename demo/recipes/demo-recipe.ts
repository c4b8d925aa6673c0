import type { FoodName } from './foods.ts';

/** As it is written, and the food it is; without one it is salt, a spice or water, which counts for nothing. */
export type DemoIngredient = readonly [line: string, food?: FoodName];

export type DemoRecipe = {
  title: string;
  description: string;
  timeMinutes: number;
  servings: number;
  /** Whether it is eaten around the Mediterranean; every other diet follows from the foods. */
  isMediterranean?: true;
  /** What it is drawn in. */
  servedIn: 'bowl' | 'plate' | 'pan' | 'pot' | 'jar';
  /** What lies in the drawing all through each other; left out, everything that is to be seen lies side by side. */
  stirred?: readonly FoodName[];
  /** What lies side by side in the drawing, where that is not everything. */
  laidOut?: readonly FoodName[];
  ingredients: readonly DemoIngredient[];
  steps: readonly string[];
  equipment: readonly string[];
};
