import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Bytes: a smaller answer fits into a packet as it is; one larger than the second limit is compressed in a thread. */
const worthIt = 1024;
const longForUs = 32 * 1024;

const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_LGWIN: window } = zlib.constants;

// Higher levels take twice the time to save another twentieth of the size.
const brotli = { params: { [quality]: 3, [window]: 18 } };
const gzip = { level: 5 };

const compressors = {
  br: {
    now: (bytes: Buffer) => zlib.brotliCompressSync(bytes, brotli),
    later: (bytes: Buffer) => promisify(zlib.brotliCompress)(bytes, brotli),
    stream: () => zlib.createBrotliCompress(brotli),
  },
  gzip: {
    now: (bytes: Buffer) => zlib.gzipSync(bytes, gzip),
    later: (bytes: Buffer) => promisify(zlib.gzip)(bytes, gzip),
    stream: () => zlib.createGzip(gzip),
  },
};

type Encoding = keyof typeof compressors;

/** Compresses the JSON and CSV of our routes, and the pages drawn for somebody. Files are compressed when they are built. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const isStream = payload instanceof Readable;
    const isLong = isText(payload) && Buffer.byteLength(payload) > worthIt;
    if (!(isStream || isLong) || !isOurs(reply)) return payload;
    const varies = [reply.getHeader('vary') ?? []].flat().join(', ');
    if (!/accept-encoding/i.test(varies))
      reply.header('vary', [varies, 'Accept-Encoding'].filter(Boolean).join(', '));
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding === null) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    const { now, later, stream } = compressors[encoding];
    // An error on the way ends the answer, and `pipeline` then closes both streams.
    if (isStream) return pipeline(payload, stream(), () => undefined);
    const bytes = Buffer.from(payload as string);
    return bytes.length > longForUs ? later(bytes) : now(bytes);
  });
}

const isText = (payload: unknown): payload is string | Buffer =>
  typeof payload === 'string' || Buffer.isBuffer(payload);

/** Files, which have an ETag, are left out, and so are event streams, which have to arrive piece by piece. */
const isOurs = (reply: FastifyReply) =>
  /^(application\/json|text\/csv|text\/html)\b/.test(String(reply.getHeader('content-type'))) &&
  !reply.hasHeader('etag') &&
  !reply.hasHeader('content-encoding');

/** The best encoding that the client accepts; `q=0` means that it refuses one. */
export function encodingFor(accepted: string | string[] = ''): Encoding | null {
  const named = [accepted]
    .flat()
    .join(',')
    .split(',')
    .map(part => part.trim().toLowerCase())
    .filter(part => !/;\s*q=0(\.0*)?$/.test(part))
    .map(part => part.split(';', 1)[0]?.trim());
  return (['br', 'gzip'] as const).find(encoding => named.includes(encoding)) ?? null;
}
