import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A browser keeps a cookie of such a name only from this very host, by https, for the whole site: no sister site plants one. */
const hostPrefix = '__Host-';

/** Where people come by https, cookies go no other way, whatever the proxy in front tells us. */
export async function siteCookies(app: FastifyInstance, publicUrl: string | undefined): Promise<void> {
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  app.decorate('isHttpsSite', isHttps);
  await app.register(cookie, isHttps ? { parseOptions: { secure: true } } : {});
}

export const isHttpsSite = (request: FastifyRequest) => request.server.getDecorator<boolean>('isHttpsSite');

/** The value of one of our cookies. */
export const readCookie = (request: FastifyRequest, name: string): string | null =>
  request.cookies[isHttpsSite(request) ? hostPrefix + name : name] || null;

/** The value by the name from before the site's address was https. A sister site may have planted it. */
export const readOldCookie = (request: FastifyRequest, name: string): string | null =>
  (isHttpsSite(request) && request.cookies[name]) || null;

/** Whether it came by a name that is to be replaced. */
export const hasOldName = (request: FastifyRequest, name: string): boolean =>
  isHttpsSite(request) && request.cookies[name] !== undefined;

/** Sets one of our cookies, in the place of one by its old name. */
export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  { value, expires }: { value: string; expires: Date },
): void {
  const isHttps = isHttpsSite(request);
  void reply.setCookie(isHttps ? hostPrefix + name : name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    ...((isHttps || request.protocol === 'https') && { secure: true }),
    expires,
  });
  if (hasOldName(request, name)) void reply.clearCookie(name, { path: '/' });
}

export function clearCookie(request: FastifyRequest, reply: FastifyReply, name: string): void {
  if (isHttpsSite(request)) void reply.clearCookie(hostPrefix + name, { path: '/', secure: true });
  if (!isHttpsSite(request) || hasOldName(request, name)) void reply.clearCookie(name, { path: '/' });
}
