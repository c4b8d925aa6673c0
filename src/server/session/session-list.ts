import { endAllSessions, endSession, listSessions } from '#contract/session.ts';
import { transaction } from '#server/database/database.ts';
import { notFound } from '#server/http/problem.ts';
import type { Route } from '#server/route/route.ts';
import { endSession as signOut, sessionKeyOf } from '#server/accounts/session-cookie.ts';
import { recordEvent } from '#server/security-events/record-event.ts';
import { forgetOtherDevices } from '#server/accounts/known-devices.ts';
import { deleteSessionOf, deleteSessionsOf, lockPassword, sessionsOf } from '#server/accounts/queries.ts';

export function sessionListRoutes(route: Route): void {
  route(listSessions, async ({ db, viewer, now, request }) => {
    const current = sessionKeyOf(request);
    const sessions = await sessionsOf(db, viewer.id, now);
    return sessions.map(session => ({ ...session, isCurrent: session.tokenHash === current }));
  });

  route(endSession, async ({ db, viewer, params, now, request }) => {
    await transaction(db, async tx => {
      if (!(await deleteSessionOf(tx, viewer.id, params.id))) throw notFound('Session');
      const whose = { actorId: viewer.id, subjectId: viewer.id };
      await recordEvent(tx, { request, now }, { kind: 'session-ended', ...whose });
    });
    return { ok: true as const };
  });

  route(endAllSessions, async ({ db, viewer, now, request, reply }) => {
    await transaction(db, async tx => {
      // A sign-in at the same moment is over before this, or waits for it.
      await lockPassword(tx, viewer.id);
      await deleteSessionsOf(tx, viewer.id);
      await forgetOtherDevices(tx, request, viewer.id);
      const whose = { actorId: viewer.id, subjectId: viewer.id };
      await recordEvent(tx, { request, now }, { kind: 'sessions-ended', ...whose });
    });
    await signOut(request, reply, db);
    return { ok: true as const };
  });
}
