import * as contract from '#contract/notices/notices.ts';
import * as preferences from '#contract/notices/preferences.ts';
import { sessionKeyOf } from '#server/accounts/session-cookie.ts';
import { transaction } from '#server/database/database.ts';
import { publishLive } from '#server/live/publish-live.ts';
import type { Route } from '#server/route/route.ts';
import { changePreferences, preferencesOf } from './preferences.ts';
import { noticesOf, seeNotices } from './queries.ts';

/** All of it is one's own. */
export function noticeRoutes(route: Route): void {
  route(contract.listNotices, ({ db, viewer, query, request }) =>
    noticesOf(db, {
      personId: viewer.id,
      sessionKey: sessionKeyOf(request) ?? '',
      before: query.before ?? null,
    }),
  );

  route(contract.seeNotices, async ({ db, viewer, body, now }) => {
    await transaction(db, async tx => {
      if (await seeNotices(tx, { personId: viewer.id, ids: body.ids ?? null }, now))
        await publishLive(tx, { people: [viewer.id], coaches: false, subjects: ['notices'] });
    });
    return { ok: true as const };
  });

  route(preferences.getNoticePreferences, ({ db, viewer }) => preferencesOf(db, viewer));

  route(preferences.setNoticePreferences, ({ db, viewer, body, now }) =>
    transaction(db, async tx => {
      await changePreferences(tx, viewer, body, now);
      return preferencesOf(tx, viewer);
    }),
  );
}
