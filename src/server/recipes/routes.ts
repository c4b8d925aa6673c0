import { createRecipe, deleteRecipe, listRecipes, updateRecipe } from '#contract/recipes.ts';
import { transaction } from '#server/database/database.ts';
import { notFound } from '#server/http/problem.ts';
import type { Route } from '#server/http/route.ts';
import { addressOfGiven, refuseForeignPicture } from '#server/profile/given-picture.ts';
import { type PictureOf, removePicture } from '#server/profile/picture.ts';
import * as queries from './queries.ts';
import { asRecipe, macroColumns, macrosOf } from './recipe-row.ts';

type Options = { picturesFolder?: string | undefined };

export function recipeRoutes(route: Route, { picturesFolder }: Options): void {
  route(listRecipes, async ({ db, query }) => (await queries.recipesFor(db, query)).map(asRecipe));

  route(createRecipe, async ({ db, body, viewer, now }) => {
    const { macros, ...fields } = body;
    refuseForeignPicture(body.imageUrl, '', dish, 'recipe');
    const imageUrl = await addressOfGiven(picturesFolder, body.imageUrl, dish);
    const row = { ...fields, ...macroColumns(macros), imageUrl, createdBy: viewer.id };
    return asRecipe(found(await queries.insertRecipe(db, { ...row, createdAt: now, updatedAt: now })));
  });

  route(updateRecipe, async ({ db, params: { id }, body, now }) => {
    const { macros, imageUrl: given, ...fields } = body;
    const imageUrl = given === undefined ? undefined : await addressOfGiven(picturesFolder, given, dish);
    const replaced = await transaction(db, async tx => {
      const before = await queries.recipeToChange(tx, id);
      if (before === undefined) return undefined;
      if (given !== undefined) refuseForeignPicture(given, before.imageUrl, dish, 'recipe');
      const grams = macros && macroColumns({ ...macrosOf(before), ...macros });
      const changes = { ...fields, ...grams, imageUrl, updatedAt: now };
      return { before, after: found(await queries.updateRecipe(tx, id, changes)) };
    });
    const present = replaced?.after.imageUrl;
    for (const picture of [imageUrl, replaced?.before.imageUrl]) {
      if (picture !== undefined && picture !== present) await removePicture(picturesFolder, picture);
    }
    return asRecipe(found(replaced).after);
  });

  route(deleteRecipe, async ({ db, params }) => {
    const picture = await queries.deleteRecipe(db, params.id);
    await removePicture(picturesFolder, found(picture));
    return { ok: true as const };
  });
}

const dish: PictureOf = { field: 'imageUrl', width: 1200, height: 800 };

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw notFound('Recipe');
  return value;
}
