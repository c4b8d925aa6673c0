import type { FastifyRequest } from 'fastify';

const ownNames = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/;

/**
 * The address for links that are sent to people: the setting. Without it only this machine is served, and anything else
 * a request calls us by is not believed: a forged name would send a password's link to its author.
 */
export function siteOf(request: FastifyRequest, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl;
  const { host = '' } = request.headers;
  return `http://${ownNames.test(host) ? host : `localhost:${request.socket.localPort ?? 3000}`}`;
}
