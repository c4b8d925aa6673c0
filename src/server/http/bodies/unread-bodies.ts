import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { bringsBody } from './receive-body.ts';

/**
 * Closes the connection after an answer to a request that is not yet whole, but not at once: if the connection is cut
 * while the body still arrives, the client loses the answer.
 */
export function closeAfterUnread(app: FastifyInstance, throwAwayFor: number): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!bringsBody(request) || isWhole(request.raw)) return payload;
    void reply.header('connection', 'close');
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    void reply.header('content-length', Buffer.byteLength(payload));
    return Readable.from(thenThrowAway(payload, request.raw, throwAwayFor));
  });
}

const isWhole = (raw: IncomingMessage) => raw.complete || raw.readableEnded;

async function* thenThrowAway(payload: string | Buffer, raw: IncomingMessage, milliseconds: number) {
  yield payload;
  await new Promise<void>(resolve => {
    const timer = setTimeout(resolve, milliseconds);
    const over = () => {
      clearTimeout(timer);
      resolve();
    };
    raw.once('end', over).once('close', over).resume();
  });
}
