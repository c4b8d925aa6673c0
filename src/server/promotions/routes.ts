import {
  activatePromotion,
  createPromotion,
  deletePromotion,
  listActivePromotions,
  listPromotions,
  updatePromotion,
} from '#contract/promotions.ts';
import { transaction } from '#server/database/database.ts';
import { notFound } from '#server/http/problem.ts';
import type { Route } from '#server/http/route.ts';
import { addressOfGiven, refuseForeignPicture } from '#server/profile/given-picture.ts';
import { type PictureOf, removePicture } from '#server/profile/picture.ts';
import * as queries from './queries.ts';

type Options = { picturesFolder?: string | undefined };

export function promotionRoutes(route: Route, { picturesFolder }: Options): void {
  route(listActivePromotions, ({ db }) => queries.activePromotions(db));

  route(listPromotions, ({ db }) => queries.allPromotions(db));

  route(createPromotion, async ({ db, body, now }) => {
    refuseForeignPicture(body.imageUrl, '', poster, 'promotion');
    const imageUrl = await addressOfGiven(picturesFolder, body.imageUrl, poster);
    const row = { ...body, imageUrl, isActive: false, createdAt: now, updatedAt: now };
    return found(await queries.insertPromotion(db, row));
  });

  route(updatePromotion, async ({ db, params: { id }, body, now }) => {
    const { imageUrl: given, ...fields } = body;
    const imageUrl = given === undefined ? undefined : await addressOfGiven(picturesFolder, given, poster);
    const replaced = await transaction(db, async tx => {
      if (fields.isActive) await queries.makeWayFor(tx, id, now);
      const before = found(await queries.promotionToChange(tx, id));
      if (given !== undefined) refuseForeignPicture(given, before.imageUrl, poster, 'promotion');
      const after = await queries.updatePromotion(tx, id, { ...fields, imageUrl, updatedAt: now });
      return { before, after: found(after) };
    }).catch(async (error: Error) => {
      if (imageUrl !== given) await removePicture(picturesFolder, imageUrl ?? null);
      throw error;
    });
    const { before, after } = replaced;
    if (before.imageUrl !== after.imageUrl) await removePicture(picturesFolder, before.imageUrl);
    return after;
  });

  route(activatePromotion, ({ db, params: { id }, now }) =>
    transaction(db, async tx => {
      await queries.makeWayFor(tx, id, now);
      return found(await queries.updatePromotion(tx, id, { isActive: true, updatedAt: now }));
    }),
  );

  route(deletePromotion, async ({ db, params }) => {
    const picture = found(await queries.deletePromotion(db, params.id));
    await removePicture(picturesFolder, picture);
    return { ok: true as const };
  });
}

const poster: PictureOf = { field: 'imageUrl', width: 640, height: 640 };

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw notFound('Promotional content');
  return value;
}
