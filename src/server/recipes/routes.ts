import { createRecipe, deleteRecipe, listRecipes, updateRecipe } from '#contract/recipes.ts';
import { transaction } from '#server/database/database.ts';
import { requireFound } from '#server/http/problem.ts';
import type { Route } from '#server/route/route.ts';
import { storePictureInput, withPictureInput } from '#server/pictures/picture-input.ts';
import { dish } from '#server/pictures/picture-kinds.ts';
import type { StoredPictures } from '#server/pictures/stored-pictures.ts';
import * as queries from './queries.ts';
import { asRecipe, macroColumns, macrosOf } from './recipe-row.ts';

type Options = { pictures: StoredPictures };

export function recipeRoutes(route: Route, { pictures }: Options): void {
  route(listRecipes, async ({ db, query }) => (await queries.recipesFor(db, query)).map(asRecipe));

  route.preparing(
    createRecipe,
    ({ body, viewer, request }) =>
      storePictureInput(pictures, { input: body.imageUrl, as: dish, viewer, request }),
    ({ db, body: { macros, imageUrl: _given, ...fields }, viewer, now }, picture) =>
      transaction(db, async tx => {
        const imageUrl = await picture.inPlaceOf(tx, null);
        const row = { ...fields, ...macroColumns(macros), imageUrl, createdBy: viewer.id };
        return asRecipe(
          requireFound(await queries.insertRecipe(tx, { ...row, createdAt: now, updatedAt: now }), 'Recipe'),
        );
      }),
  );

  route(updateRecipe, ({ db, params: { id }, body, viewer, now, request }) => {
    const { macros, imageUrl: input, ...fields } = body;
    return withPictureInput(pictures, { input, as: dish, viewer, request }, inPlaceOf =>
      transaction(db, async tx => {
        const before = requireFound(await queries.recipeToChange(tx, id), 'Recipe');
        const grams = macros && macroColumns({ ...macrosOf(before), ...macros });
        const imageUrl = await inPlaceOf(tx, before.imageUrl);
        const changes = { ...fields, ...grams, imageUrl, updatedAt: now };
        return asRecipe(requireFound(await queries.updateRecipe(tx, id, changes), 'Recipe'));
      }),
    );
  });

  route(deleteRecipe, async ({ db, params }) => {
    const picture = await queries.deleteRecipe(db, params.id);
    await pictures.remove(requireFound(picture, 'Recipe'));
    return { ok: true as const };
  });
}
