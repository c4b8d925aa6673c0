import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawDish } from './draw-dish.ts';
import type { DemoRecipe } from './demo-recipes.ts';

/** Where a recipe's picture is found; as with a portrait, its name follows from the drawing. */
export const dishAddress = (recipe: DemoRecipe) => `/pictures/${fileName(drawDish(recipe))}`;

export async function drawDishes(folder: string, recipes: readonly DemoRecipe[]): Promise<void> {
  for (const drawing of recipes.map(drawDish)) await writeFile(path.join(folder, fileName(drawing)), drawing);
}

const fileName = (drawing: string) =>
  `${createHash('sha256').update(drawing).digest('hex').slice(0, 32)}.svg`;
