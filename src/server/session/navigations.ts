import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Surroundings } from '#server/route/route.ts';
import { endSession } from '#server/accounts/session-cookie.ts';
import { recordEvent } from '#server/security-events/record-event.ts';
import { openIdSignIn } from '#server/session/open-id/open-id.ts';
import type { OpenIdSettings } from '#server/settings/settings.ts';

type Options = Surroundings & { publicUrl?: string | undefined; openId?: OpenIdSettings | undefined };

/** The two full-page navigations: to the sign-in page, or the OpenID provider if there is one, and to sign out. */
export function sessionNavigations(app: FastifyInstance, options: Options): void {
  const { db, now, openId } = options;
  if (openId) openIdSignIn(app, { ...options, openId });
  else app.get('/api/login', async (_request, reply) => reply.redirect('/sign-in'));
  const signOut = async (request: FastifyRequest, reply: FastifyReply) => {
    const userId = await endSession(request, reply, db);
    if (userId === null) return;
    const whose = { actorId: userId, subjectId: userId };
    await recordEvent(db, { request, now: now() }, { kind: 'signed-out', ...whose });
  };
  // A HEAD request only looks, so it must not sign anyone out.
  app.get('/api/logout', { exposeHeadRoute: false }, async (request, reply) => {
    // A picture or frame on another site must not be able to sign people out.
    if (request.headers['sec-fetch-site'] !== 'cross-site') await signOut(request, reply);
    return reply.redirect('/');
  });
}
