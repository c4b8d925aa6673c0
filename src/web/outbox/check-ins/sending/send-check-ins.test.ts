import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { aLocalStore } from '#web/data/drafts/local-store.twin.ts';
import { checkInsOf, dropCheckInsOf, keepCheckIn } from './check-in-store.ts';
import { earlierOf, moveEarlierCheckIns } from './earlier-check-ins.ts';
import { sendCheckIns } from './send-check-ins.ts';
import type { CompleteCheckIn } from '#web/outbox/check-ins/pending-check-in.ts';

type Said = number | 'lost' | 'lost after';

/** A server that takes each check-in once by its key, and answers each call as is said; what is not said is good. */
let said: Said[] = [];
let asked: { key: string; values: unknown[] }[] = [];
let taken = new Set<string>();
let here = 'ada';
let server: http.Server;
const fetched = globalThis.fetch;

beforeAll(async () => {
  // A page over plain http, which has no locks; nor has this place a storage, so all is in memory.
  vi.stubGlobal('navigator', {});
  server = http.createServer((request, response) => {
    if (request.method === 'GET') return response.writeHead(200).end(JSON.stringify({ id: here }));
    let body = '';
    request.on('data', part => (body += part));
    request.on('end', () => {
      const key = String(request.headers['idempotency-key']);
      const { answers } = JSON.parse(body) as { answers: { value: unknown }[] };
      asked.push({ key, values: answers.map(({ value }) => value) });
      const next = said.shift() ?? 201;
      if (next === 'lost') return request.socket.destroy();
      if (typeof next === 'number' && next >= 400)
        return response.writeHead(next).end(JSON.stringify({ message: `No ${next}` }));
      taken.add(key);
      if (next === 'lost after') return request.socket.destroy();
      return response.writeHead(201).end(JSON.stringify({ id: `sent ${key}` }));
    });
    return undefined;
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  globalThis.fetch = (path, init) => fetched(new URL(path as string, `http://127.0.0.1:${port}`), init);
});

afterAll(() => {
  globalThis.fetch = fetched;
  vi.unstubAllGlobals();
  server.close();
});

beforeEach(async () => {
  await dropCheckInsOf('ada').catch(() => undefined);
  [said, asked, taken, here] = [[], [], new Set(), 'ada'];
});

const complete: CompleteCheckIn = {
  key: 'one',
  week: '2026-11-22',
  version: 3,
  answers: [
    { questionId: 'q1', value: 7, unit: null },
    { questionId: 'q2', value: 'picture', unit: null },
  ],
  pictures: ['picture'],
};

const send = () => sendCheckIns('ada', async key => `id of ${key}`);
const kept = async () => (await checkInsOf('ada')).map(({ isSent, refusal }) => [isSent, refusal?.sentence]);

it('goes out after its pictures, by the ids that the server knows, and waits for a page to put it away', async () => {
  await keepCheckIn('ada', complete);
  expect(await send()).toMatchObject({ isAnyLeft: false, sent: [{ entry: { key: 'one' } }] });
  expect(asked).toEqual([{ key: 'one', values: [7, 'id of picture'] }]);
  expect(await kept()).toEqual([[true, undefined]]);
  expect((await send()).sent).toEqual([]);
});

it.each<Said>(['lost', 'lost after', 401, 408, 425, 429, 500, 503])(
  'answered %s it waits, and is taken once',
  async answer => {
    await keepCheckIn('ada', complete);
    said = [answer];
    expect(await send()).toMatchObject({ sent: [], isAnyLeft: true });
    expect(await kept()).toEqual([[false, undefined]]);
    await send();
    expect([[...taken], asked.map(({ key }) => key)]).toEqual([['one'], ['one', 'one']]);
  },
);

it('of one member waits while another is signed in', async () => {
  await keepCheckIn('ada', complete);
  [said, here] = [[403], 'ben'];
  expect(await send()).toMatchObject({ isAnyLeft: true, needsSignIn: true });
  expect(await kept()).toEqual([[false, undefined]]);
});

it('refused is kept with the reason until it is shown, and answered again takes its place', async () => {
  await keepCheckIn('ada', complete);
  said = [409];
  expect((await send()).isAnyLeft).toBe(false);
  expect(await kept()).toEqual([[false, 'No 409']]);
  await keepCheckIn('ada', { ...complete, key: 'two' });
  await send();
  expect([await kept(), [...taken]]).toEqual([[[true, undefined]], ['two']]);
});

it('of an earlier version is moved by two tabs at once, goes out once, and stays in its old place while there is no storage', async () => {
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: aLocalStore() }));
  earlierOf('ada', complete.week).keep(complete);
  await Promise.all([moveEarlierCheckIns('ada'), moveEarlierCheckIns('ada')]);
  expect(await checkInsOf('ada')).toMatchObject([{ ...complete, userId: 'ada' }]);
  expect(earlierOf('ada', complete.week).read()).toEqual(complete);
  await send();
  await moveEarlierCheckIns('ada');
  await send();
  expect([...taken]).toEqual(['one']);
  expect(asked).toHaveLength(1);
});
