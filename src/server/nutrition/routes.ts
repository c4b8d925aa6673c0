import { updateNutritionProfile } from '#contract/nutrition.ts';
import type { Route } from '#server/http/route.ts';
import { changeAccount } from '#server/profile/queries.ts';
import { asUser } from '#server/session/as-user.ts';
import { findUser } from '#server/session/queries.ts';

export function nutritionRoutes(route: Route): void {
  route(updateNutritionProfile, async ({ db, viewer, body, now }) => {
    await changeAccount(db, viewer.id, { ...body, updatedAt: now });
    return asUser(await findUser(db, viewer.id), now);
  });
}
