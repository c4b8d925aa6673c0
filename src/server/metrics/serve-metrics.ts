import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Problem } from '#server/http/problem.ts';
import { hashOfToken } from '#server/http/token.ts';
import type { Metrics } from './metrics.ts';

const address = '/metrics';

/** Puts the numbers beside the calls, for who has the token; anyone else learns that one is needed, members and coaches too. */
export function answerMetrics(app: FastifyInstance, metrics: Metrics, token: string): void {
  app.get(address, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (!isBearer(request.headers.authorization, token)) {
      void reply.header('www-authenticate', 'Bearer');
      throw new Problem(401, 'A token is needed for this');
    }
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

type Place = { port: number; host: string; token: string | undefined };

/** Serves the numbers, and nothing else, on a port that people need not reach. */
export async function serveMetrics(metrics: Metrics, { port, host, token }: Place): Promise<Server> {
  const server = createServer((request, response) => {
    const status = statusFor(request, token);
    if (status !== 200) response.writeHead(status, asking[status]).end();
    else
      metrics.text().then(
        text => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ port, host }, resolve);
  });
  return server;
}

const asking: Record<number, Record<string, string>> = { 401: { 'www-authenticate': 'Bearer' } };

function statusFor({ url = '', headers }: IncomingMessage, token: string | undefined): 200 | 401 | 404 {
  if (url.split('?', 1)[0] !== address) return 404;
  return token === undefined || isBearer(headers.authorization, token) ? 200 : 401;
}

/** Compares hashes: they are of one length, and how long it takes says nothing. */
function isBearer(authorization: string | undefined, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(Buffer.from(hashOfToken(given)), Buffer.from(hashOfToken(token)));
}
