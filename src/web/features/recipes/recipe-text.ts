import type { ResponseOf } from '#contract/endpoint.ts';
import type { listRecipes } from '#contract/recipes.ts';
import { allergens, diets } from '#domain/nutrition/diet.ts';
import { textSearch } from '#domain/names/fold-text.ts';

export type Recipe = ResponseOf<typeof listRecipes>[number];

/** 'gluten-free' → 'Gluten-Free'. */
export const tagLabel = (tag: string): string =>
  tag
    .split('-')
    .map(word => (word === 'fodmap' ? 'FODMAP' : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('-');

const optionsOf = <Tag extends string>(tags: readonly Tag[]) =>
  tags.map(value => ({ value, label: tagLabel(value) }));

export const dietOptions = optionsOf(diets);
export const allergenOptions = optionsOf(allergens);

/** Grams and kcal as they are read: at most one decimal. */
export const figure = (value: number): string => (Math.round(value * 10) / 10).toLocaleString('en-US');

/** 90 → '1 h 30 min'. */
export function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

export const servingsText = (servings: number): string =>
  servings === 1 ? '1 serving' : `${servings} servings`;

/** Recipes whose title, description or ingredients hold the text. */
export function found(recipes: readonly Recipe[], search: string): Recipe[] {
  const isFound = textSearch(search);
  return recipes.filter(({ title, description, ingredients }) => isFound(title, description, ...ingredients));
}
