import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses writes that another site sends from a signed-in person's browser. */
export function refuseForeignWrites(app: FastifyInstance, publicUrl: string | undefined): void {
  const publicHost = publicUrl && new URL(publicUrl).host;
  app.addHook('onRequest', async request => {
    if (reading.has(request.method) || !isForeign(request, publicHost)) return;
    throw new Problem(403, 'This request came from another site and was refused');
  });
}

/** A browser sends at least one of the two headers with a write. A program sends neither, but has nobody's cookies. */
function isForeign(request: FastifyRequest, publicHost: string | undefined): boolean {
  const { origin } = request.headers;
  if (origin === undefined)
    return ['cross-site', 'same-site'].includes(String(request.headers['sec-fetch-site']));
  if (!URL.canParse(origin)) return true;
  const { host } = new URL(origin);
  return host !== request.headers.host && host !== publicHost;
}
