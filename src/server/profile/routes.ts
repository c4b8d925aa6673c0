import { eq } from 'drizzle-orm';
import { updateProfile } from '#contract/profile.ts';
import { users } from '#server/database/tables/members.ts';
import type { Route } from '#server/http/route.ts';
import { findUser } from '#server/session/queries.ts';
import { asUser } from '#server/session/routes.ts';

export function profileRoutes(route: Route): void {
  route(updateProfile, async ({ db, viewer, body, now }) => {
    await db
      .update(users)
      .set({ ...body, updatedAt: now })
      .where(eq(users.id, viewer.id));
    return asUser(await findUser(db, viewer.id), now);
  });
}
