import type { Database } from '#server/database/database.ts';
import { insertRecipe } from '#server/recipes/queries.ts';
import { macroColumns } from '#server/recipes/recipe-row.ts';
import { dishAddress } from './dish-pictures.ts';
import { daysAgo, foundedDaysAgo } from '../founding/founding.ts';
import { demoRecipes } from './demo-recipes.ts';
import { allergensIn, dietsOf, macrosOf } from './weigh.ts';

/** The coach's kitchen: a recipe about once a week since the fellowship began. */
export async function writeRecipes(tx: Database, coachId: string, now: Date): Promise<void> {
  for (const [index, recipe] of demoRecipes.entries()) {
    const { title, description, timeMinutes, servings, ingredients, steps, equipment } = recipe;
    const at = daysAgo(now, Math.max(1, foundedDaysAgo - index * 7));
    await insertRecipe(tx, {
      title,
      description,
      timeMinutes,
      servings,
      ingredients: ingredients.map(([line]) => line),
      steps: [...steps],
      equipment: [...equipment],
      imageUrl: dishAddress(recipe),
      dietTags: dietsOf(recipe),
      allergenTags: allergensIn(recipe),
      ...macroColumns(macrosOf(recipe)),
      createdBy: coachId,
      createdAt: at,
      updatedAt: at,
    });
  }
}
