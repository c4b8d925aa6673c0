import { createRecipe, deleteRecipe, listRecipes, updateRecipe } from '#contract/recipes.ts';
import { transaction } from '#server/database/database.ts';
import { notFound } from '#server/http/problem.ts';
import type { Route } from '#server/http/route.ts';
import { withGivenPicture } from '#server/profile/given-picture.ts';
import { type PictureOf, removePicture } from '#server/profile/picture.ts';
import * as queries from './queries.ts';
import { asRecipe, macroColumns, macrosOf } from './recipe-row.ts';

type Options = { picturesFolder?: string | undefined };

export function recipeRoutes(route: Route, { picturesFolder }: Options): void {
  route(listRecipes, async ({ db, query }) => (await queries.recipesFor(db, query)).map(asRecipe));

  route(createRecipe, ({ db, body: { macros, imageUrl: given, ...fields }, viewer, now }) =>
    withGivenPicture(picturesFolder, given, dish, async inPlaceOf => {
      const row = { ...fields, ...macroColumns(macros), imageUrl: inPlaceOf(null), createdBy: viewer.id };
      return asRecipe(found(await queries.insertRecipe(db, { ...row, createdAt: now, updatedAt: now })));
    }),
  );

  route(updateRecipe, ({ db, params: { id }, body: { macros, imageUrl: given, ...fields }, now }) =>
    withGivenPicture(picturesFolder, given, dish, inPlaceOf =>
      transaction(db, async tx => {
        const before = found(await queries.recipeToChange(tx, id));
        const grams = macros && macroColumns({ ...macrosOf(before), ...macros });
        const changes = { ...fields, ...grams, imageUrl: inPlaceOf(before.imageUrl), updatedAt: now };
        return asRecipe(found(await queries.updateRecipe(tx, id, changes)));
      }),
    ),
  );

  route(deleteRecipe, async ({ db, params }) => {
    const picture = await queries.deleteRecipe(db, params.id);
    await removePicture(picturesFolder, found(picture));
    return { ok: true as const };
  });
}

const dish: PictureOf = { field: 'imageUrl', whose: 'the recipe’s', width: 1200, height: 800 };

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw notFound('Recipe');
  return value;
}
