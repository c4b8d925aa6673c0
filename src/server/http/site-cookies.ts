import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A browser takes a cookie of this prefix only from the host itself and by https, so no sister site can plant one. */
const hostPrefix = '__Host-';

/** On an https site cookies are always secure, whatever the proxy says about a single request. */
export async function siteCookies(app: FastifyInstance, publicUrl: string | undefined): Promise<void> {
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  app.decorate('isHttpsSite', isHttps);
  await app.register(cookie, isHttps ? { parseOptions: { secure: true } } : {});
}

export const isHttpsSite = (request: FastifyRequest) => request.server.getDecorator<boolean>('isHttpsSite');

export const readCookie = (request: FastifyRequest, name: string): string | null =>
  request.cookies[isHttpsSite(request) ? hostPrefix + name : name] || null;

/** The value under the name without prefix, from before the site had https. A sister site may have planted it. */
export const readOldCookie = (request: FastifyRequest, name: string): string | null =>
  (isHttpsSite(request) && request.cookies[name]) || null;

/** The request carries the cookie under its old name, which is to be replaced. */
export const hasOldName = (request: FastifyRequest, name: string): boolean =>
  isHttpsSite(request) && request.cookies[name] !== undefined;

/** Sets a cookie, and clears the one under its old name. */
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
