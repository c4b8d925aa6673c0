import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from './compress-answers.ts';

/** A text that many are sent as it is, compressed as well as can be. */
export type PackedText = { type: string; etag: string; bodies: Record<'br' | 'gzip' | 'plain', Buffer> };

const { BROTLI_PARAM_QUALITY: quality } = zlib.constants;

export async function packText(text: string, type: string): Promise<PackedText> {
  const plain = Buffer.from(text);
  const [br, gzip] = await Promise.all([
    promisify(zlib.brotliCompress)(plain, { params: { [quality]: 11 } }),
    promisify(zlib.gzip)(plain, { level: 9 }),
  ]);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 16);
  // Weak, as it is the same whichever way the text is compressed.
  return { type, etag: `W/"${hash}"`, bodies: { br, gzip, plain } };
}

/** Nothing but its tag where the asker has it already. */
export function sendPacked(request: FastifyRequest, reply: FastifyReply, { type, etag, bodies }: PackedText) {
  void reply.header('etag', etag);
  if (reply.statusCode === 200 && request.headers['if-none-match']?.includes(etag))
    return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== null) void reply.header('content-encoding', encoding);
  return reply.type(type).send(bodies[encoding ?? 'plain']);
}
