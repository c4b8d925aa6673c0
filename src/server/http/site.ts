import type { FastifyRequest } from 'fastify';

const ownNames = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/;

/**
 * The address for links in letters is the setting. Without it only this machine's own names count, because a request
 * may carry a forged host name, and a letter would then send the password's link to the forger.
 */
export function siteOf(request: FastifyRequest, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl;
  const { host = '' } = request.headers;
  return `http://${ownNames.test(host) ? host : `localhost:${request.socket.localPort ?? 3000}`}`;
}
