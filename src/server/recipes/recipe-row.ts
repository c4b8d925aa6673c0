import type { AnswerOf } from '#contract/endpoint.ts';
import type { createRecipe } from '#contract/recipes.ts';
import { energyOf, type Macros } from '#domain/nutrition/nutrition.ts';
import { toTwoDecimals } from '#domain/rounding.ts';
import type { recipes } from '#server/database/tables/recipes.ts';

/** Grams as they are stored, and the calories that follow from them. */
export function macroColumns({ p, c, f }: Macros) {
  const kept = { p: toTwoDecimals(p), c: toTwoDecimals(c), f: toTwoDecimals(f) };
  return { protein: kept.p, carbs: kept.c, fats: kept.f, calories: energyOf(kept) };
}

/** The grams of a recipe, of which some may be replaced. */
export function macrosOf({ protein: p, carbs: c, fats: f }: typeof recipes.$inferSelect): Macros {
  return { p, c, f };
}

/** The recipe as it is answered. */
export function asRecipe(row: typeof recipes.$inferSelect): AnswerOf<typeof createRecipe> {
  const { protein: p, carbs: c, fats: f, calories: cal, ...recipe } = row;
  return { ...recipe, macros: { p, c, f, cal } };
}
