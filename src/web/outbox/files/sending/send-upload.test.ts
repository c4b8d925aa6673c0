import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { statusOf } from '#web/outbox/queue/verdict.ts';
import { sendUpload, type Upload } from './send-upload.ts';

type Fault = number | 'lost' | 'lost after';

/** A server that takes files chunk by chunk, and answers each chunk as is said; what is not said is good. */
let faults: Fault[] = [];
let files = new Map<string, { bytes: number; got: number[] }>();
let begins: string[] = [];
let here = 'ada';
let server: http.Server;
const fetched = globalThis.fetch;
const navigatorHere = Object.getOwnPropertyDescriptor(globalThis, 'navigator');

beforeAll(async () => {
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
  server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => answer(request, response, Buffer.concat(parts)));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  globalThis.fetch = (path, init) => fetched(new URL(path as string, `http://127.0.0.1:${port}`), init);
});

function answer(request: http.IncomingMessage, response: http.ServerResponse, body: Buffer): void {
  const { method, url = '', headers } = request;
  const say = (status: number, what?: object) =>
    void response.writeHead(status).end(what ? JSON.stringify(what) : undefined);
  if (method === 'GET') return say(200, { id: here });
  if (url === '/api/attachments') {
    const id = String(headers['idempotency-key']);
    begins.push(id);
    files.set(id, files.get(id) ?? { ...(JSON.parse(body.toString()) as { bytes: number }), got: [] });
    return say(201, { id });
  }
  const [, , , id = '', act] = url.split('/');
  const file = files.get(id);
  if (!file) return say(404, { message: 'File not found' });
  const offset = () => file.got.reduce((sum, bytes) => sum + bytes, 0);
  if (act === 'whole')
    return offset() === file.bytes ? say(200, { id, kind: 'video' }) : say(409, { message: 'Not whole' });
  const fault = method === 'PATCH' ? faults.shift() : undefined;
  if (typeof fault === 'number') return say(fault);
  if (fault === 'lost') return void request.socket.destroy();
  if (method === 'PATCH') file.got.push(body.length);
  if (fault === 'lost after') return void request.socket.destroy();
  response.setHeader('upload-offset', String(offset()));
  return say(method === 'PATCH' ? 204 : 200);
}

afterAll(() => {
  globalThis.fetch = fetched;
  Reflect.deleteProperty(globalThis, 'navigator');
  if (navigatorHere) Object.defineProperty(globalThis, 'navigator', navigatorHere);
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  [faults, files, begins, here] = [[], new Map(), [], 'ada'];
});

const megabyte = 1024 * 1024;
const clip: Upload = {
  userId: 'ada',
  memberId: 'ada',
  kind: 'video',
  blob: new Blob([new Uint8Array(9 * megabyte)]),
  attachmentId: null,
  beginKey: 'first',
};

/** What the device keeps of it. */
let begun: Pick<Upload, 'attachmentId' | 'beginKey'>;
const send = (upload: Upload = clip) => {
  begun = upload;
  return sendUpload(upload, { onBegun: next => (begun = next) });
};
const got = (id: string) => files.get(id)?.got.map(bytes => bytes / megabyte);

it('a file goes in chunks of 4 MB, without what a service worker has not', async () => {
  expect('XMLHttpRequest' in globalThis).toBe(false);
  expect(await send()).toMatchObject({ id: 'first' });
  expect(got('first')).toEqual([4, 4, 1]);
});

it.each<Fault>(['lost', 'lost after', 429, 503, 409, 423])(
  'a chunk that is answered %s goes on from its byte',
  async fault => {
    faults = [fault];
    expect(await send()).toMatchObject({ id: 'first' });
    expect(got('first')).toEqual([4, 4, 1]);
  },
);

it.each([401, 413])('a %d ends it at once, and it is resumed from there', async status => {
  faults = [status];
  expect(statusOf(await send().catch((error: unknown) => error))).toBe(status);
  expect(begun).toEqual({ attachmentId: 'first', beginKey: 'first' });
  expect(await send({ ...clip, ...begun })).toMatchObject({ id: 'first' });
  expect([begins, got('first')]).toEqual([['first'], [4, 4, 1]]);
});

it('one that the server has whole already is not sent again', async () => {
  await send();
  expect(await send({ ...clip, ...begun })).toMatchObject({ id: 'first' });
  expect([begins, got('first')]).toEqual([['first'], [4, 4, 1]]);
});

it('one that the server has thrown away is begun again, by another key', async () => {
  const { id } = await send({ ...clip, attachmentId: 'gone' });
  expect(id).not.toBe('first');
  expect([begins, begun]).toEqual([[id], { attachmentId: id, beginKey: id }]);
});

it('one that another person may not see is not begun again for them', async () => {
  here = 'ben';
  expect(statusOf(await send({ ...clip, attachmentId: 'gone' }).catch((error: unknown) => error))).toBe(404);
  expect(begins).toEqual([]);
});
