import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { piecesOf } from '#contract/conversations/attachments.ts';
import { pageRoute, type RequestCounts } from './request-counts.ts';

/** They take as long as someone listens. */
const streams = ['/api/live'];
/** The built files and pictures, each a route: of them all are told together, and no times. */
const fileRoute = 'file';
const isFile = (url: string) => !url.startsWith('/api/') && /[.*]/.test(url);

/** Counts what the server answers, from the routes that come after this on; answers the number of uploads under way. */
export function countRequests(app: FastifyInstance, counts: RequestCounts): () => number {
  let uploads = 0;
  const countUpload = (_request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    uploads += 1;
    reply.raw.once('close', () => {
      uploads -= 1;
    });
    done();
  };
  app.addHook('onRoute', route => {
    const { url } = route;
    const isTimed = !isFile(url) && !streams.includes(url);
    const note = counts.noteFor(methodOf(route), isFile(url) ? fileRoute : url, { isTimed });
    addHook(route, 'onResponse', (_request, reply, done) => {
      note(reply.statusCode, reply.elapsedTime);
      done();
    });
    if (takesUploads(route)) addHook(route, 'onRequest', countUpload);
  });
  // Pages, and addresses of nothing, are no routes.
  const notePage = counts.noteFor('GET', pageRoute);
  const noteNothing = counts.noteFor('other', 'other');
  app.addHook('onResponse', (request, reply, done) => {
    if (request.is404) (isPage(request) ? notePage : noteNothing)(reply.statusCode, reply.elapsedTime);
    done();
  });
  return () => uploads;
}

/** A piece of a clip with its many kinds of methods is told by one name. */
const methodOf = ({ method }: RouteOptions): string =>
  Array.isArray(method) ? (method.at(-1) ?? '') : method;

const takesUploads = (route: RouteOptions): boolean =>
  route.config?.carriesPicture === true || (route.url === piecesOf(':id') && methodOf(route) === 'PATCH');

const isPage = ({ method, url }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/');

type Hook = (request: FastifyRequest, reply: FastifyReply, done: () => void) => void;

/** Behind those that the route has: a call that is refused before is no upload. */
function addHook(route: RouteOptions, name: 'onRequest' | 'onResponse', hook: Hook): void {
  const there = route[name] ?? [];
  route[name] = [...(Array.isArray(there) ? there : [there]), hook] as NonNullable<RouteOptions[typeof name]>;
}
