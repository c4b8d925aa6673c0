import type * as z from 'zod/mini';
import type { listRecipes } from '#contract/recipes.ts';
import type { Diet } from '#domain/nutrition/diet.ts';

/** The member's choices; `all` and empty mean anything. */
export type RecipeFilter = { search: string; diet: string; maxTime: string };

export const unfiltered: RecipeFilter = { search: '', diet: 'all', maxTime: 'all' };

export const timeOptions = [
  { value: 'all', label: 'Any prep time' },
  ...[15, 30, 45, 60].map(minutes => ({ value: String(minutes), label: `Under ${minutes} minutes` })),
];

/** The call's query: the choices, and the reader's allergens. */
export function queryOf(
  filter: RecipeFilter,
  allergens: readonly string[],
): z.input<typeof listRecipes.query> {
  const include = filter.search.trim();
  return {
    ...(filter.diet !== 'all' && { diet: filter.diet as Diet }),
    ...(allergens.length > 0 && { allergens }),
    ...(filter.maxTime !== 'all' && { maxTime: Number(filter.maxTime) }),
    ...(include !== '' && { include }),
  };
}

export const isFiltered = (filter: RecipeFilter): boolean => Object.keys(queryOf(filter, [])).length > 0;
