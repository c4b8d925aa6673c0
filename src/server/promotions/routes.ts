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
import { withGivenPicture } from '#server/profile/given-picture.ts';
import { type PictureOf, removePicture } from '#server/profile/picture.ts';
import * as queries from './queries.ts';

type Options = { picturesFolder?: string | undefined };

export function promotionRoutes(route: Route, { picturesFolder }: Options): void {
  route(listActivePromotions, ({ db }) => queries.activePromotions(db));

  route(listPromotions, ({ db }) => queries.allPromotions(db));

  route(createPromotion, ({ db, body: { imageUrl: given, ...fields }, now }) =>
    withGivenPicture(picturesFolder, given, poster, async inPlaceOf => {
      const row = { ...fields, imageUrl: inPlaceOf(null), isActive: false, createdAt: now, updatedAt: now };
      return found(await queries.insertPromotion(db, row));
    }),
  );

  route(updatePromotion, ({ db, params: { id }, body: { imageUrl: given, ...fields }, now }) =>
    withGivenPicture(picturesFolder, given, poster, inPlaceOf =>
      transaction(db, async tx => {
        if (fields.isActive) await queries.makeWayFor(tx, id, now);
        const before = found(await queries.promotionToChange(tx, id));
        const changes = { ...fields, imageUrl: inPlaceOf(before.imageUrl), updatedAt: now };
        return found(await queries.updatePromotion(tx, id, changes));
      }),
    ),
  );

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

const poster: PictureOf = { field: 'imageUrl', whose: 'the promotion’s', width: 640, height: 640 };

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw notFound('Promotional content');
  return value;
}
