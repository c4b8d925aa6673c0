import type { FastifyInstance } from 'fastify';
import { getHealth, getLiveness, getReadiness } from '#contract/health.ts';
import type { DatabasePool } from '#server/database/database.ts';
import { unavailable } from '#server/http/problem.ts';
import type { Route } from '#server/route/route.ts';
import type { Lifecycle } from './lifecycle.ts';
import { WriteProbe } from './write-probe.ts';

const retryAfter = 2;

/** For those who watch over the server, or sends people to it: whether it is there, and whether it can do its work. */
export function healthRoutes(
  app: FastifyInstance,
  route: Route,
  { db, lifecycle }: { db: DatabasePool; lifecycle: Lifecycle },
): void {
  const { options } = db.$client;
  // The pool keeps the password from being listed.
  const probe = new WriteProbe({ ...options, password: options.password }, ({ message }) =>
    app.log.warn(`Not ready, the database cannot be written to: ${message}`),
  );
  app.addHook('onClose', () => probe.end());

  const beReady = async () => {
    if (lifecycle.isStarting) throw unavailable('The server is starting', retryAfter);
    if (!(await probe.succeeds())) throw unavailable('The database cannot be written to', retryAfter);
    if (lifecycle.isEnding) throw ending();
    return { ok: true as const };
  };

  route(getLiveness, async () => ({ ok: true as const }));
  route(getReadiness, beReady);
  route(getHealth, beReady);
}

/** Requests over a connection that was open are sent away until another server, or the next start, is there. */
export function refuseWhileEnding(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(lifecycle.isEnding && request.routeOptions.url !== getLiveness.path ? ending() : undefined);
  });
  // A connection that stays open would be waited for.
  app.addHook('onSend', async (_request, reply) => {
    if (lifecycle.isEnding) void reply.header('connection', 'close');
  });
}

const ending = () => unavailable('The server is being restarted. Please try again in a moment.', 5);
