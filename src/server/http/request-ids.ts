import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';

const header = 'x-request-id';
/** Anything else could break a line of the log, or fill it. */
const wellFormed = /^[\w.:=-]{8,64}$/;

/**
 * Numbers requests: a proxy of ours may have numbered one already, so that its log and ours tell of the same. Anyone else's
 * number is not taken, because it could be that of another request. Ours are unlike those of other servers and other starts.
 */
export function requestIdsOf(trustProxy: FastifyServerOptions['trustProxy']) {
  const isOurs = trusting(trustProxy);
  const start = randomBytes(4).toString('hex');
  let count = 0;
  return ({ headers, socket }: IncomingMessage): string => {
    const given = headers[header];
    const isTaken = typeof given === 'string' && wellFormed.test(given) && isOurs(socket.remoteAddress ?? '');
    if (isTaken) return given;
    count += 1;
    return `${start}-${count.toString(36)}`;
  };
}

/** Whether who is connected to us is a proxy of ours, as the web server takes the same setting. */
function trusting(trustProxy: FastifyServerOptions['trustProxy']): (address: string) => boolean {
  if (typeof trustProxy === 'function') return address => trustProxy(address, 0);
  if (Array.isArray(trustProxy) || typeof trustProxy === 'string') {
    const isTrusted = proxyAddr.compile(trustProxy);
    return address => isTrusted(address, 0);
  }
  return () => Boolean(trustProxy);
}

/** Each answer says its request's number: people can name it, and their proxy's log can be searched for it. */
export const tellRequestId = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.header(header, request.id);

/** Files of the build, of which a page fetches many: nobody asks after one of those, and each number costs its bytes. */
const built = '/assets/';

export function tellRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith(built)) tellRequestId(request, reply);
    done();
  });
}
