import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { CallError } from '#web/data/call.ts';
import { dropMessage, keepMessage, messagesOf } from './message-store.ts';
import { sendMessages } from './send-messages.ts';
import type { PendingMessage } from './pending-message.ts';

type Said = number | 'lost' | 'lost after';

/** A server that takes each message once by its key, and answers each call as is said; what is not said is good. */
let said: Said[] = [];
let asked: { key: string; text: string; attachments: string[]; memberId: string }[] = [];
let taken = new Map<string, string>();
let here = 'ada';
let server: http.Server;
const fetched = globalThis.fetch;
const navigatorHere = Object.getOwnPropertyDescriptor(globalThis, 'navigator');

beforeAll(async () => {
  // A page over plain http, which has no locks; nor has this place a storage, so all is in memory.
  Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
  server = http.createServer((request, response) => {
    if (request.method === 'GET') return response.writeHead(200).end(JSON.stringify({ id: here }));
    let body = '';
    request.on('data', part => (body += part));
    request.on('end', () => {
      const key = String(request.headers['idempotency-key']);
      const { text, attachments } = JSON.parse(body) as { text: string; attachments: string[] };
      asked.push({ key, text, attachments, memberId: request.url?.split('/')[3] ?? '' });
      const next = said.shift() ?? 201;
      if (next === 'lost') return request.socket.destroy();
      if (typeof next === 'number' && next >= 400)
        return response.writeHead(next).end(JSON.stringify({ message: `No ${next}` }));
      taken.set(key, text);
      if (next === 'lost after') return request.socket.destroy();
      return response.writeHead(201).end(JSON.stringify({ id: `sent ${key}`, text }));
    });
    return undefined;
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  globalThis.fetch = (path, init) => fetched(new URL(path as string, `http://127.0.0.1:${port}`), init);
});

afterAll(() => {
  globalThis.fetch = fetched;
  Reflect.deleteProperty(globalThis, 'navigator');
  if (navigatorHere) Object.defineProperty(globalThis, 'navigator', navigatorHere);
  server.close();
});

beforeEach(async () => {
  for (const { key } of await messagesOf('ada')) await dropMessage(key);
  [said, asked, taken, here] = [[], [], new Map(), 'ada'];
});

let count = 0;
async function written(text: string, overrides: Partial<PendingMessage> = {}): Promise<PendingMessage> {
  count += 1;
  const message: PendingMessage = {
    key: `key ${count}`,
    userId: 'ada',
    memberId: 'ada',
    text,
    about: null,
    aboutWords: '',
    files: [],
    keptAt: count,
    refusal: null,
    ...overrides,
  };
  await keepMessage(message);
  return message;
}

const send = () => sendMessages('ada', async key => `id of ${key}`);
const texts = () => asked.map(({ text }) => text);
const left = async () => (await messagesOf('ada')).map(({ text }) => text);

it('goes out in the order it was written, each once, and is then no longer kept', async () => {
  await written('first');
  await written('second');
  const { sent, isAnyLeft } = await send();
  expect([sent.length, isAnyLeft, texts(), await left()]).toEqual([2, false, ['first', 'second'], []]);
});

it('is told of as soon as the server has it, while the next one may take its time', async () => {
  const { key } = await written('first');
  await written('second', { files: [{ fileKey: 'a', kind: 'picture', seconds: null }] });
  const told: string[] = [];
  const toldBefore: string[][] = [];
  await sendMessages(
    'ada',
    async () => {
      toldBefore.push([...told]);
      return 'id';
    },
    (sentKey, message) => told.push(sentKey, message.id),
  );
  expect(toldBefore).toEqual([[key, `sent ${key}`]]);
});

it('without a signal stays, and what follows is not tried; sent again it has the same key', async () => {
  const { key } = await written('first');
  await written('second');
  said = ['lost'];
  expect(await send()).toEqual({ sent: [], isAnyLeft: true });
  expect([texts(), await left()]).toEqual([['first'], ['first', 'second']]);
  said = ['lost after'];
  await send();
  await send();
  expect(asked.filter(one => one.text === 'first').map(one => one.key)).toEqual([key, key, key]);
  expect([[...taken.values()], await left()]).toEqual([['first', 'second'], []]);
});

it('refused for good is kept with the reason, lets the others go, and is not sent again by itself', async () => {
  await written('first');
  await written('second');
  said = [400];
  expect((await send()).sent).toHaveLength(1);
  await send();
  expect(texts()).toEqual(['first', 'second']);
  const [refused] = await messagesOf('ada');
  expect(refused).toMatchObject({ text: 'first', refusal: { status: 400, sentence: 'No 400' } });
});

it.each([401, 429, 500, 503])('a %d passes: it waits', async status => {
  await written('first');
  said = [status];
  expect((await send()).isAnyLeft).toBe(true);
  expect((await messagesOf('ada'))[0]?.refusal).toBeNull();
});

it('of one person waits while another is signed in', async () => {
  await written('first');
  [said, here] = [[404], 'ben'];
  expect(await send()).toEqual({ sent: [], isAnyLeft: true });
  expect((await messagesOf('ada'))[0]?.refusal).toBeNull();
});

it('sends its files first, in their place among those the server has', async () => {
  const file = { kind: 'picture', seconds: null } as const;
  await written('', {
    files: [
      { ...file, fileKey: 'a' },
      { ...file, id: 'b' },
    ],
  });
  await send();
  expect(asked[0]?.attachments).toEqual(['id of a', 'b']);
});

it('with a file that has to wait is left, and so is what follows in that conversation', async () => {
  await written('picture', { files: [{ fileKey: 'a', kind: 'picture', seconds: null }] });
  await written('about the picture');
  await written('to another', { memberId: 'ben' });
  const { sent, isAnyLeft } = await sendMessages('ada', () => Promise.reject(new CallError(500, 'No')));
  expect([sent.length, isAnyLeft, texts()]).toEqual([1, true, ['to another']]);
});

it('whose file is refused is refused as a whole; one whose file has no signal waits', async () => {
  const files = [{ fileKey: 'a', kind: 'picture' as const, seconds: null }];
  await written('full', { files });
  await sendMessages('ada', () => Promise.reject(new CallError(409, 'There is no room')));
  expect((await messagesOf('ada'))[0]?.refusal).toEqual({ status: 409, sentence: 'There is no room' });
  await dropMessage(`key ${count}`);
  await written('no signal', { files });
  expect((await sendMessages('ada', () => Promise.reject(new TypeError('Failed to fetch')))).isAnyLeft).toBe(
    true,
  );
  expect((await messagesOf('ada'))[0]?.refusal).toBeNull();
  expect(asked).toEqual([]);
});

it('taken back while its files go is not sent', async () => {
  const { key } = await written('hasty', { files: [{ fileKey: 'a', kind: 'picture', seconds: null }] });
  const { sent, isAnyLeft } = await sendMessages('ada', async () => {
    await dropMessage(key);
    return 'id';
  });
  expect([sent, isAnyLeft, asked]).toEqual([[], false, []]);
});

it('written while others go, goes along', async () => {
  await written('first', { files: [{ fileKey: 'a', kind: 'picture', seconds: null }] });
  await sendMessages('ada', async () => {
    await written('second');
    return 'id';
  });
  expect(texts()).toEqual(['first', 'second']);
});
