import {
  activatePromotion,
  createPromotion,
  deletePromotion,
  listActivePromotions,
  listPromotions,
  updatePromotion,
} from '#contract/promotions.ts';
import { transaction } from '#server/database/database.ts';
import { requireFound } from '#server/http/problem.ts';
import type { Route } from '#server/route/route.ts';
import { storePictureInput, withPictureInput } from '#server/pictures/picture-input.ts';
import { poster } from '#server/pictures/picture-kinds.ts';
import type { StoredPictures } from '#server/pictures/stored-pictures.ts';
import * as queries from './queries.ts';

type Options = { pictures: StoredPictures };

export function promotionRoutes(route: Route, { pictures }: Options): void {
  route(listActivePromotions, ({ db }) => queries.activePromotions(db));

  route(listPromotions, ({ db }) => queries.allPromotions(db));

  route.preparing(
    createPromotion,
    ({ body, viewer, request }) =>
      storePictureInput(pictures, { input: body.imageUrl, as: poster, viewer, request }),
    ({ db, body: { imageUrl: _given, ...fields }, now }, picture) =>
      transaction(db, async tx => {
        const imageUrl = await picture.inPlaceOf(tx, null);
        const row = { ...fields, imageUrl, isActive: false, createdAt: now, updatedAt: now };
        return requireFound(await queries.insertPromotion(tx, row), 'Promotional content');
      }),
  );

  route(updatePromotion, ({ db, params: { id }, body, viewer, now, request }) => {
    const { imageUrl: input, ...fields } = body;
    return withPictureInput(pictures, { input, as: poster, viewer, request }, inPlaceOf =>
      transaction(db, async tx => {
        if (fields.isActive) await queries.makeWayFor(tx, id, now);
        const before = requireFound(await queries.promotionToChange(tx, id), 'Promotional content');
        const imageUrl = await inPlaceOf(tx, before.imageUrl);
        return requireFound(
          await queries.updatePromotion(tx, id, { ...fields, imageUrl, updatedAt: now }),
          'Promotional content',
        );
      }),
    );
  });

  route(activatePromotion, ({ db, params: { id }, now }) =>
    transaction(db, async tx => {
      await queries.makeWayFor(tx, id, now);
      return requireFound(
        await queries.updatePromotion(tx, id, { isActive: true, updatedAt: now }),
        'Promotional content',
      );
    }),
  );

  route(deletePromotion, async ({ db, params }) => {
    const picture = requireFound(await queries.deletePromotion(db, params.id), 'Promotional content');
    await pictures.remove(picture);
    return { ok: true as const };
  });
}
