import * as z from 'zod/mini';
import type { Recipe } from '#web/recipes/recipe-words.ts';
import { recipeValues, type RecipeValues } from './recipe-values.ts';

const kept = z.object({ updatedAt: z.nullable(z.string()), values: recipeValues });

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Whose draft, and of which recipe; null for a new one. */
export type Origin = { userId: string; recipe: Pick<Recipe, 'id' | 'updatedAt' | 'imageUrl'> | null };

/** What was typed and not saved, and whether the recipe has been changed meanwhile; null when nothing was. */
export function readDraft(origin: Origin, shelf = localShelf()) {
  try {
    const { updatedAt, values } = kept.parse(JSON.parse(shelf?.getItem(keyOf(origin)) ?? 'null'));
    // A picture of ours is the recipe's present one, or gone.
    if (values.imageUrl.startsWith('/')) values.imageUrl = pictureOf(origin);
    return { values, isOlder: updatedAt !== (origin.recipe?.updatedAt ?? null) };
  } catch {
    return null;
  }
}

/** Keeps what is typed. A picture that there is no room for is left out, so that the words are kept. */
export function keepDraft(origin: Origin, values: RecipeValues, shelf = localShelf()): void {
  const put = (draft: RecipeValues) =>
    shelf?.setItem(
      keyOf(origin),
      JSON.stringify({ updatedAt: origin.recipe?.updatedAt ?? null, values: draft }),
    );
  try {
    put(values);
  } catch {
    try {
      put({ ...values, imageUrl: pictureOf(origin) });
    } catch {
      // A full or closed storage: the open form still has everything.
    }
  }
}

export const dropDraft = (origin: Origin, shelf = localShelf()): void => shelf?.removeItem(keyOf(origin));

const pictureOf = ({ recipe }: Origin) => recipe?.imageUrl ?? '';

const keyOf = ({ userId, recipe }: Origin) => `fellowship-recipe-draft:${userId}:${recipe?.id ?? 'new'}`;

/** The mere mention of a storage that is closed to us throws. */
function localShelf(): Shelf | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
