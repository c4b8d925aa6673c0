import { updateNutritionProfile } from '#contract/nutrition.ts';
import type { Route } from '#server/route/route.ts';
import { changeAccount } from '#server/profile/queries.ts';
import { asUser } from '#server/accounts/as-user.ts';
import { findUser } from '#server/accounts/queries.ts';

export function nutritionRoutes(route: Route): void {
  route(updateNutritionProfile, async ({ db, viewer, body, now }) => {
    await changeAccount(db, viewer.id, { ...body, updatedAt: now });
    return asUser(await findUser(db, viewer.id), now);
  });
}
