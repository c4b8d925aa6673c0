import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postLog } from './post-log.ts';
import type { PendingLog } from './pending-log.ts';

const log = { key: 'one', userId: 'ada', body: { assignmentId: 'a' } } as PendingLog;

/** The server's answers to the log and to the question who is signed in; null stands for no answer. */
type Said = { status: number; text: string } | null;
let said: { log: Said; user: Said };

let server: http.Server;
const fetched = globalThis.fetch;

beforeAll(async () => {
  server = http.createServer((request, response) => {
    const answer = request.method === 'POST' ? said.log : said.user;
    if (answer === null) return request.socket.destroy();
    return response.writeHead(answer.status).end(answer.text);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // Node's fetch needs the whole address; a page's paths lead to its own server.
  globalThis.fetch = (path, init) => fetched(new URL(path as string, `http://127.0.0.1:${port}`), init);
});

afterAll(() => {
  globalThis.fetch = fetched;
  server.close();
});

const json = (status: number, body: object) => ({ status, text: JSON.stringify(body) });
const [ada, bob, nobody] = [json(200, { id: 'ada' }), json(200, { id: 'bob' }), json(401, { message: 'No' })];
const lost = json(404, { message: 'Assignment not found' });

describe('a log that is sent', () => {
  it.each<[string, Said, Said, object]>([
    ['is saved', json(201, { id: 'log' }), ada, { to: 'server', record: { id: 'log' } }],
    ['may have arrived when no answer comes', null, ada, { to: 'nobody' }],
    [
      'has not arrived when a network’s own page answers',
      { status: 200, text: '<p>Log in</p>' },
      ada,
      { to: 'nobody' },
    ],
    [
      'is refused in our server’s words',
      json(409, { message: 'Logged' }),
      ada,
      { to: 'refusal', isOurs: true },
    ],
    [
      'is refused by something before it',
      { status: 404, text: 'nginx' },
      ada,
      { to: 'refusal', isOurs: false },
    ],
    ['is refused without a sentence', json(400, {}), ada, { to: 'refusal', isOurs: false }],
    ['is not there for its own person', lost, ada, { to: 'refusal', isOurs: true }],
    ['is not there for another', lost, bob, { to: 'another' }],
    ['is not allowed to another', json(403, { message: 'No' }), bob, { to: 'another' }],
    ['is not there for nobody', lost, nobody, { to: 'another' }],
    ['is not there, for whom is not told', lost, null, { to: 'nobody' }],
  ])('%s', async (_what, toLog, toUser, delivery) => {
    said = { log: toLog, user: toUser };
    expect(await postLog(log)).toMatchObject(delivery);
  });
});
