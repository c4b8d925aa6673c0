import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { reviewMember, undoAttention } from '#contract/coaching/attention.ts';
import { changeRole, deleteMember } from '#contract/members.ts';
import { changePassword, signIn, endAllSessions } from '#contract/session.ts';
import { markRead, sendMessage, takeBackMessage } from '#contract/conversations/conversations.ts';
import { transaction } from '#server/database/database.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, password, Person } from '#server/testing/people.ts';
import { type SecondServer, secondServer } from '#server/testing/second-server.ts';
import { type LiveNews, publishLive } from './publish-live.ts';

/** Two servers on one database. */
let testApp: TestApp;
let second: SecondServer;
let other: FastifyInstance;
let coach: Person;
let member: Person;

const opened: http.ClientRequest[] = [];

beforeAll(async () => {
  testApp = await appForTests({ liveBeatEvery: 50 });
  second = await secondServer(testApp, { liveBeatEvery: 50 });
  other = second.app;
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  coach = await aCoach(testApp);
  member = await aMember(testApp, coach);
});
afterEach(() => {
  for (const request of opened.splice(0)) request.destroy();
});
afterAll(async () => {
  await second.close();
  await testApp.close();
});

type Stream = { status: number; heard: string[]; isOver: boolean; headers: http.IncomingHttpHeaders };

/** The stream to a browser, until it is closed; beats left out. */
function listen(person: Person | null, app: FastifyInstance): Promise<Stream> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const headers: http.OutgoingHttpHeaders = person ? { cookie: person.cookie } : {};
    const request = http.get({ host: '127.0.0.1', port, path: '/api/live', headers }, answer => {
      const { statusCode: status = 0, headers: came } = answer;
      const stream: Stream = { status, heard: [], isOver: false, headers: came };
      answer.setEncoding('utf8').on('data', (text: string) => {
        stream.heard.push(...text.split('\n\n').filter(one => one !== '' && one !== ':'));
        resolve(stream);
      });
      answer.on('close', () => {
        stream.isOver = true;
        resolve(stream);
      });
    });
    request.on('error', reject);
    opened.push(request);
  });
}

const news = (rest: Partial<LiveNews>): LiveNews => ({
  people: [],
  coaches: false,
  subjects: ['logs'],
  ...rest,
});
const changed = 'data: {"subjects":["logs"]}';

/** All that was sent before a last word to everyone. */
async function heardBy(...streams: Stream[]) {
  const last = randomUUID();
  const { rows } = await testApp.db.$client.query<{ id: string }>('select id from users');
  const people = rows.map(({ id }) => id);
  await publishLive(testApp.db, { people, coaches: false, subjects: [last as never] });
  const marker = `data: {"subjects":["${last}"]}`;
  for (const { heard } of streams)
    await vi.waitFor(() => expect(heard).toContain(marker), { timeout: 20_000, interval: 5 });
  return streams.map(({ heard }) => heard.slice(1, heard.indexOf(marker)));
}

it('tells those whom it is for, on whichever server they are, and nobody else', async () => {
  const another = await aMember(testApp, coach);
  const streams = await Promise.all([
    listen(member, testApp.app),
    listen(member, other),
    listen(coach, other),
    listen(another, other),
  ]);
  await publishLive(testApp.db, news({ people: [member.id] }));
  await publishLive(second.db, news({ coaches: true }));
  expect(await heardBy(...streams)).toEqual([[changed], [changed], [changed], []]);
});

it('tells the coaches, and no member, of a review and of one that is taken back', async () => {
  const streams = await Promise.all([listen(coach, other), listen(member, other)]);
  const { act } = await coach.get(reviewMember, { params: { memberId: member.id } });
  await coach.get(undoAttention, { params: { memberId: member.id, act } });
  const told = 'data: {"subjects":["attention"]}';
  expect(await heardBy(...streams)).toEqual([[told, told], []]);
});

it('tells any number of people at once', async () => {
  const streams = await Promise.all([listen(member, other), listen(coach, testApp.app)]);
  const nobodies = Array.from({ length: 1_000 }, () => randomUUID());
  await publishLive(testApp.db, news({ people: [coach.id, ...nobodies, member.id] }));
  expect(await heardBy(...streams)).toEqual([[changed], [changed]]);
});

it('tells nothing of what was undone', async () => {
  const stream = await listen(member, other);
  const undone = transaction(testApp.db, async tx => {
    await publishLive(tx, news({ people: [member.id] }));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await heardBy(stream)).toEqual([[]]);
});

it('is for who is signed in, kept by nobody, and never packed', async () => {
  expect((await listen(null, testApp.app)).status).toBe(401);
  const { status, headers } = await listen(member, testApp.app);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(headers['content-encoding']).toBeUndefined();
});

it('ends with the session, and for a coach who is none any more', async () => {
  const leaving = await aMember(testApp, coach);
  const fallen = await aCoach(testApp);
  const streams = await Promise.all([listen(leaving, testApp.app), listen(fallen, testApp.app)]);
  await leaving.send('GET', '/api/logout');
  await testApp.db.$client.query(`update users set role = 'member' where id = $1`, [fallen.id]);
  await vi.waitFor(() => expect(streams.map(({ isOver }) => isOver)).toEqual([true, true]), {
    timeout: 20_000,
  });
});

it('ends at once on every server, however the session ended', async () => {
  const late = await appForTests({ liveBeatEvery: 600_000 });
  const far = await secondServer(late, { liveBeatEvery: 600_000 });
  await late.app.listen({ port: 0, host: '127.0.0.1' });
  const head = await aCoach(late);
  const ways: [string, (who: Person) => Promise<unknown>][] = [
    ['signed out', who => who.send('GET', '/api/logout')],
    ['signed out everywhere', who => who.ask(endAllSessions, {})],
    ['deleted', who => head.ask(deleteMember, { params: { id: who.id } })],
    [
      'a new password, chosen elsewhere',
      async who => {
        const elsewhere = new Person(late);
        await elsewhere.get(signIn, { body: { email: who.email, password } });
        await elsewhere.get(changePassword, {
          body: { currentPassword: password, newPassword: 'another horse battery' },
        });
      },
    ],
  ];
  const other = await aMember(late, head);
  const staying = await listen(other, far.app);
  for (const [, end] of ways) {
    const who = await aMember(late, head);
    const streams = await Promise.all([listen(who, late.app), listen(who, far.app)]);
    await end(who);
    await vi.waitFor(() => expect(streams.map(({ isOver }) => isOver)).toEqual([true, true]), {
      timeout: 20_000,
    });
  }
  const fallen = await aCoach(late);
  const stream = await listen(fallen, far.app);
  await head.get(changeRole, { params: { id: fallen.id }, body: { role: 'member' } });
  await vi.waitFor(() => expect(stream.isOver).toBe(true), { timeout: 20_000 });
  expect(staying.isOver).toBe(false);
  for (const request of opened.splice(0)) request.destroy();
  await far.close();
  await late.close();
});

it('a person has ten at most: the oldest gives way', async () => {
  const streams: Stream[] = [];
  for (let n = 0; n < 11; n += 1) streams.push(await listen(member, testApp.app));
  await vi.waitFor(() => expect(streams[0]?.isOver).toBe(true), { timeout: 20_000 });
  expect(streams.slice(1).map(({ isOver }) => isOver)).toEqual(Array.from({ length: 10 }, () => false));
});

it('says so when something may have been missed, and goes on', async () => {
  const stream = await listen(member, other);
  await testApp.db.$client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like 'listen %'`,
  );
  await vi.waitFor(() => expect(stream.heard).toContain('event: missed\ndata: {}'), { timeout: 20_000 });
  await publishLive(testApp.db, news({ people: [member.id] }));
  await vi.waitFor(() => expect(stream.heard).toContain(changed), { timeout: 20_000 });
});

it('a message is told to its member and all coaches at once; read, to the other windows of who has read it', async () => {
  const params = { memberId: member.id };
  const streams = await Promise.all([listen(member, other), listen(coach, other)]);
  const { id } = await member.get(sendMessage, { params, body: { text: 'Done' } });
  for (const again of [1, 2]) {
    const answer = await coach.ask(markRead, { params, body: { upTo: id } });
    expect([again, answer.status]).toEqual([again, 200]);
  }
  await member.get(takeBackMessage, { params: { ...params, id } });
  const news = 'data: {"subjects":["messages"]}';
  const heard = await heardBy(...streams);
  expect(heard.map(lines => lines.filter(line => line === news).length)).toEqual([2, 3]);
  // The coach's notice of it came, and was seen with the message.
  expect(heard[1]?.filter(line => line === 'data: {"subjects":["notices"]}').length).toBe(2);
});
