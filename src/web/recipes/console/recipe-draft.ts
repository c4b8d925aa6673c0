import * as z from 'zod/mini';
import { deviceShelf, dropAt, keepAt, keptAt } from '#web/data/draft-shelf.ts';
import type { Recipe } from '#web/recipes/recipe-words.ts';
import { recipeValues, type RecipeValues } from './recipe-values.ts';

const kept = z.object({ updatedAt: z.nullable(z.string()), values: recipeValues });

/** Whose draft, and of which recipe; null for a new one. */
export type Origin = { userId: string; recipe: Pick<Recipe, 'id' | 'updatedAt' | 'imageUrl'> | null };

/** What was typed and not saved, and whether the recipe has been changed meanwhile; null when nothing was. */
export function readDraft(origin: Origin, shelf = deviceShelf()) {
  const draft = keptAt(addressOf(origin), kept, shelf);
  if (draft === null) return null;
  const { updatedAt, values } = draft;
  // A picture of ours is the recipe's present one, or gone.
  const imageUrl = values.imageUrl.startsWith('/') ? pictureOf(origin) : values.imageUrl;
  return { values: { ...values, imageUrl }, isOlder: updatedAt !== (origin.recipe?.updatedAt ?? null) };
}

/** Keeps what is typed. A picture that there is no room for is left out, so that the words are kept. */
export function keepDraft(origin: Origin, values: RecipeValues, shelf = deviceShelf()): void {
  const put = (values: RecipeValues) =>
    keepAt(addressOf(origin), { updatedAt: origin.recipe?.updatedAt ?? null, values }, shelf);
  if (!put(values)) put({ ...values, imageUrl: pictureOf(origin) });
}

export const dropDraft = (origin: Origin, shelf = deviceShelf()): void => dropAt(addressOf(origin), shelf);

const pictureOf = ({ recipe }: Origin) => recipe?.imageUrl ?? '';

const addressOf = ({ userId, recipe }: Origin) => `fellowship-recipe-draft:${userId}:${recipe?.id ?? 'new'}`;
