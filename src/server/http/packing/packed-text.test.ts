import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { packText, sendPacked } from './packed-text.ts';

const words = 'Slow is smooth. '.repeat(200);
const packed = await packText(words, 'text/html; charset=utf-8');

async function ask(headers: Record<string, string>, status = 200) {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.get('/', (request, reply) => sendPacked(request, reply.code(status), packed));
  return app.inject({ url: '/', headers });
}

it.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip;q=0.5, br;q=0', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
])('goes out as the asker accepts it: %s', async (accepted, encoding, unpack) => {
  const { headers, rawPayload } = await ask({ 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(unpack(rawPayload).toString()).toBe(words);
});

it('is not sent again to who has it', async () => {
  const { etag } = (await ask({})).headers;
  const again = await ask({ 'if-none-match': String(etag), 'accept-encoding': 'br' });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await ask({ 'if-none-match': 'W/"another"' })).statusCode).toBe(200);
});

it('of a page that is not there, is sent as such to everyone', async () => {
  const { etag } = (await ask({})).headers;
  const { statusCode, body } = await ask({ 'if-none-match': String(etag) }, 404);
  expect([statusCode, body]).toEqual([404, words]);
});
