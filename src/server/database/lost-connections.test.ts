import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { createExercise, listExercises } from '#contract/exercises.ts';
import { listWorkouts } from '#contract/programs.ts';
import { listProgress, logProgress } from '#contract/progress.ts';
import { publishLive } from '#server/live/publish-live.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { type Answer, aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive, logBody } from '#server/testing/training.ts';
import { transaction } from './database.ts';

/** By this name the connections of the app are known from those of the test. */
const name = 'fellowship whose connections are cut';
const today = '2026-03-18';

let testApp: TestApp;
let admin: pg.Client;
let coach: Person;
let member: Person;

beforeAll(async () => {
  testApp = await appForTests({ connections: { application_name: name } });
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  admin = new pg.Client({ ...inject('postgres'), database: testApp.db.$client.options.database });
  await admin.connect();
  coach = await aCoach(testApp);
  member = await aMember(testApp, coach);
  for (const pool of [testApp.db.$client, testApp.db.logs.$client]) pool.on('acquire', countStatements);
});
afterAll(async () => {
  await admin.end();
  await testApp.close();
});

/** The point where the next request loses its connection: before so many statements of it have been sent. */
let cutBefore = Number.POSITIVE_INFINITY;
let sent = 0;
const counted = new WeakSet<pg.PoolClient>();

type Ask = (...given: unknown[]) => unknown;

/** Counts what goes out over a connection of the pool. The one that is cut learns of it before it goes on. */
function countStatements(client: pg.PoolClient): void {
  if (counted.has(client)) return;
  counted.add(client);
  const ask = client.query.bind(client) as Ask;
  client.query = ((...given: unknown[]) => {
    sent += 1;
    if (sent - 1 !== cutBefore) return ask(...given);
    const later = cut(client).then(() => ask(...given));
    return typeof given.at(-1) === 'function' ? undefined : later;
  }) as typeof client.query;
}

async function cut(client: pg.PoolClient): Promise<void> {
  // Nobody here hears the error: the app has to. Where it does not, the end is never reported.
  const over = Promise.race([new Promise(resolve => client.once('end', resolve)), sleep(5_000)]);
  const { processID } = client as pg.PoolClient & { processID: number };
  await admin.query('select pg_terminate_backend($1)', [processID]);
  await over;
}

async function cuttingBefore<Result>(statements: number, work: () => Promise<Result>): Promise<Result> {
  [sent, cutBefore] = [0, statements];
  try {
    return await work();
  } finally {
    cutBefore = Number.POSITIVE_INFINITY;
  }
}

const cutAll = (which = '') =>
  admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = $1 and datname = current_database() ${which}`,
    [name],
  );

function expectToWait({ status, headers }: Answer): void {
  expect(status).toBe(503);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
}

const saveExercise = (key: string, called: string) =>
  coach.ask(createExercise, { body: { name: called } }, { 'idempotency-key': key });

const saveWithoutKey = (called: string) => coach.ask(createExercise, { body: { name: called } });

const readExercises = () => coach.ask(listExercises, {});

const exercisesCalled = async (called: string) =>
  (await coach.get(listExercises, {})).filter(one => one.name === called).length;

describe('a connection that is lost at any point of a request', () => {
  it('of a transaction with a key: it is done all the same, and once', async () => {
    const statements = await cuttingBefore(1_000, async () => {
      await saveExercise(randomUUID(), 'Whole');
      return sent;
    });
    expect(statements).toBeGreaterThan(3);
    for (let point = 0; point < statements; point += 1) {
      const [key, called] = [randomUUID(), `Cut at ${point}`];
      expect((await cuttingBefore(point, () => saveExercise(key, called))).status).toBe(201);
      expect((await saveExercise(key, called)).status).toBe(201);
      expect(await exercisesCalled(called)).toBe(1);
    }
  });

  it('of a transaction without one: it is a 503, and nothing is there', async () => {
    const statements = await cuttingBefore(1_000, async () => {
      await saveWithoutKey('Whole, too');
      return sent;
    });
    for (let point = 0; point < statements; point += 1) {
      expectToWait(await cuttingBefore(point, () => saveWithoutKey(`Without a key ${point}`)));
      expect(await exercisesCalled(`Without a key ${point}`)).toBe(0);
    }
  });

  it('of a read: nobody notices', async () => {
    const statements = await cuttingBefore(1_000, async () => {
      await readExercises();
      return sent;
    });
    expect(statements).toBeGreaterThan(0);
    for (let point = 0; point < statements; point += 1)
      expect((await cuttingBefore(point, readExercises)).status).toBe(200);
  });

  it('of a shared read, and of the look for the session: nobody notices', async () => {
    for (let round = 0; round < 10; round += 1) {
      expect((await coach.ask(listWorkouts, {})).status).toBe(200);
      await cutAll();
      expect((await coach.ask(listWorkouts, {})).status).toBe(200);
    }
  });

  it('of a log with a key loses nothing, and nothing is there twice', async () => {
    const lifts = await Promise.all(Array.from({ length: 8 }, () => anExercise(coach)));
    const program = await aProgram(coach, [{ wednesday: fiveByFive(...lifts) }]);
    const assignment = await assign(coach, member, program, today);
    const save = (lift: { id: string }, key: string) =>
      member.ask(logProgress, { body: logBody(assignment, lift, today) }, { 'idempotency-key': key });
    for (const [point, lift] of lifts.entries()) {
      const key = randomUUID();
      const answer = await cuttingBefore(point, () => save(lift, key));
      expect(answer.status).toBe(201);
      expect((await save(lift, key)).body).toEqual(answer.body);
    }
    expect(await member.get(listProgress, { query: { assignmentId: assignment.id } })).toHaveLength(8);
  });

  it.each([
    ['while nothing is asked of it', (client: pg.PoolClient) => cut(client)],
    [
      'while a statement is on its way',
      async (client: pg.PoolClient) => {
        const slow = client.query('select pg_sleep(600)').catch(() => undefined);
        await cut(client);
        await slow;
      },
    ],
  ])('%s is thrown away, and the next one is another', async (_when, lose) => {
    const { $client: pool } = testApp.db;
    for (let count = 0; count < 5; count += 1) {
      let lost = 0;
      const work = transaction(testApp.db, async tx => {
        const client = tx.$client as pg.PoolClient & { processID: number };
        lost = client.processID;
        await lose(client);
        await tx.$client.query('select 1');
      });
      await expect(work).rejects.toThrow();
      const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
      expect(rows[0]?.pid).not.toBe(lost);
    }
  });
});

it('all connections at once, again and again, under load: an answer or a 503, and then all is well', async () => {
  const acknowledged: string[] = [];
  const save = async () => {
    const called = `Lift ${randomUUID()}`;
    const answer = await saveExercise(randomUUID(), called);
    if (answer.status === 201) acknowledged.push(called);
    return answer;
  };
  const look = () => coach.ask(listWorkouts, {});
  for (let round = 0; round < 20; round += 1) {
    const input = Array.from({ length: 6 }, () => [save(), look()]).flat();
    // Further into their work each time.
    await sleep(round);
    await cutAll();
    for (const answer of await Promise.all(input))
      if (answer.status !== 200 && answer.status !== 201) expectToWait(answer);
    await vi.waitFor(async () => expect([(await look()).status, (await save()).status]).toEqual([200, 201]), {
      timeout: 60_000,
    });
  }
  const there = new Set((await coach.get(listExercises, {})).map(one => one.name));
  expect(acknowledged.filter(called => !there.has(called))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(20);
});

it('the connection that hears what others tell: it hears again, and says that something may be missed', async () => {
  const { port } = testApp.app.server.address() as AddressInfo;
  const heard: string[] = [];
  const request = http.get({ port, path: '/api/live', headers: { cookie: member.cookie } }, answer => {
    answer.setEncoding('utf8').on('data', (text: string) => heard.push(text));
  });
  request.on('error', () => undefined);
  const count = (word: string) => heard.filter(text => text.includes(word)).length;
  await vi.waitFor(() => expect(count('retry')).toBe(1), { timeout: 60_000 });
  for (let round = 1; round <= 5; round += 1) {
    await cutAll(`and query like 'listen %'`);
    await vi.waitFor(() => expect(count('missed')).toBe(round), { timeout: 60_000 });
    await publishLive(testApp.db, { people: [member.id], coaches: false, subjects: ['logs'] });
    await vi.waitFor(() => expect(count('logs')).toBe(round), { timeout: 60_000 });
  }
  request.destroy();
});
