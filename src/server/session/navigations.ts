import type { FastifyInstance } from 'fastify';
import type { Surroundings } from '#server/http/route.ts';
import { endSession } from '#server/http/session-cookie.ts';
import { openIdSignIn } from './open-id.ts';
import type { OpenIdSettings } from '#server/settings.ts';

type Options = Surroundings & { publicUrl?: string | undefined; openId?: OpenIdSettings | undefined };

/** The two full-page navigations: to the sign-in page, and out. With an OpenID provider, signing in leads there. */
export function sessionNavigations(app: FastifyInstance, options: Options): void {
  const { db, openId } = options;
  if (openId) openIdSignIn(app, { ...options, openId });
  else app.get('/api/login', async (_request, reply) => reply.redirect('/sign-in'));
  // Whoever only looks whether there is something (HEAD) is not signed out.
  app.get('/api/logout', { exposeHeadRoute: false }, async (request, reply) => {
    // A picture or frame on another site must not be able to sign people out.
    if (request.headers['sec-fetch-site'] !== 'cross-site') await endSession(request, reply, db);
    return reply.redirect('/');
  });
}
