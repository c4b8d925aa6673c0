import * as z from 'zod/mini';
import { draftAt } from '#web/data/drafts/draft.ts';
import { localStore, type LocalStore } from '#web/data/drafts/local-store.ts';
import type { Recipe } from '#web/features/recipes/recipe-text.ts';
import { recipeValues, type RecipeValues } from './recipe-values.ts';

const kind = {
  what: 'recipe-draft',
  shape: z.object({ updatedAt: z.nullable(z.string()), values: recipeValues }),
};

/** Owner and recipe of a draft; null for a new one. */
export type Origin = { userId: string; recipe: Pick<Recipe, 'id' | 'updatedAt' | 'imageUrl'> | null };

/** An unsaved draft, and whether the recipe has been changed meanwhile; null when there is none. */
export function readDraft(origin: Origin, store = localStore()) {
  const draft = draftOf(origin, store).read();
  if (draft === null) return null;
  const { updatedAt, values } = draft;
  // A picture of ours is the recipe's present one, or gone.
  const imageUrl = values.imageUrl.startsWith('/') ? pictureOf(origin) : values.imageUrl;
  return { values: { ...values, imageUrl }, isOlder: updatedAt !== (origin.recipe?.updatedAt ?? null) };
}

/** Stores the draft. A picture that there is no room for is left out, so that the words are saved. */
export function keepDraft(origin: Origin, values: RecipeValues, store = localStore()): void {
  const updatedAt = origin.recipe?.updatedAt ?? null;
  const withoutPicture = { ...values, imageUrl: pictureOf(origin) };
  draftOf(origin, store).keep({ updatedAt, values }, { updatedAt, values: withoutPicture });
}

export const dropDraft = (origin: Origin, store = localStore()): void => draftOf(origin, store).drop();

const pictureOf = ({ recipe }: Origin) => recipe?.imageUrl ?? '';

const draftOf = ({ userId, recipe }: Origin, store: LocalStore | null) =>
  draftAt(kind, userId, recipe?.id ?? 'new', store);
