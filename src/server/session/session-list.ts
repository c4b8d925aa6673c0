import { endAllSessions, endSession, listSessions } from '#contract/session.ts';
import { notFound } from '#server/http/problem.ts';
import type { Route } from '#server/http/route.ts';
import { endSession as signOut, sessionKeyOf } from '#server/http/session-cookie.ts';
import { deleteSessionOf, deleteSessionsOf, sessionsOf } from './queries.ts';

export function sessionListRoutes(route: Route): void {
  route(listSessions, async ({ db, viewer, now, request }) => {
    const current = sessionKeyOf(request);
    const sessions = await sessionsOf(db, viewer.id, now);
    return sessions.map(session => ({ ...session, isCurrent: session.tokenHash === current }));
  });

  route(endSession, async ({ db, viewer, params }) => {
    if (!(await deleteSessionOf(db, viewer.id, params.id))) throw notFound('Session');
    return { ok: true as const };
  });

  route(endAllSessions, async ({ db, viewer, request, reply }) => {
    await deleteSessionsOf(db, viewer.id);
    await signOut(request, reply, db);
    return { ok: true as const };
  });
}
