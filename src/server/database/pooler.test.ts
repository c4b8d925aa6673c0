import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { getExercisesForDate } from '#contract/assignments.ts';
import { createExercise, listExercises } from '#contract/exercises.ts';
import { listProgress, logProgress } from '#contract/progress.ts';
import { getCurrentUser } from '#contract/session.ts';
import { publishLive } from '#server/live/publish-live.ts';
import { serve } from '#server/serve.ts';
import { readSettings } from '#server/settings/settings.ts';
import { urlOf } from '#server/testing/backups.ts';
import { createEmptyDatabaseForTests, dropDatabaseForTests } from '#server/testing/database-for-tests.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { contract } from '#server/testing/calls/contract.ts';
import { somethingToAskFor } from '#server/testing/calls/things-to-ask-for.ts';
import { validRequests } from '#server/testing/calls/valid-requests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { installedPgbouncer, pgbouncerBefore } from '#server/testing/services/pgbouncer.ts';
import { anExercise, aProgram, assign, fiveByFive, logBody } from '#server/testing/training.ts';
import { transaction } from './database.ts';
import { migrateDatabase } from './migrate.ts';
import { reachDatabase } from './reach.ts';
import { SlowStatements } from './slow-statements.ts';
import { findOutWay } from './way.ts';

const pgbouncer = installedPgbouncer();
const where = pgbouncer ?? 'PgBouncer, which is not installed here';
const today = '2026-03-18';

const reach = (connection: pg.ClientConfig, direct?: string, statements?: 'unnamed') => {
  const said: string[] = [];
  const settings = {
    databasePool: 2,
    databaseDirectUrl: direct,
    databaseReadUrl: undefined,
    databaseStatements: statements,
  };
  const reaching = {
    connection,
    isOwn: false,
    name: 'fellowship',
    slow: new SlowStatements(0, () => undefined),
    say: (line: string) => void said.push(line),
  };
  return reachDatabase(settings, { ...reaching, onError: () => undefined }).then(
    db => ({ db, said, error: null }),
    (error: Error) => ({ db: null, said, error }),
  );
};

it('the way straight to the database carries all, and there is nothing to say of it', async () => {
  expect(await findOutWay(inject('postgres'))).toEqual({
    takesSettings: true,
    statements: 'named',
    sharesSessions: false,
    hasTimeLimit: true,
  });
  const { db, said } = await reach(inject('postgres'));
  await db?.end();
  expect(said).toEqual([]);
});

describe.skipIf(!pgbouncer)(`through ${where}`, () => {
  it('that gives each client a session, all but settings at the start is carried', async () => {
    const { connection, end } = await pgbouncerBefore(inject('postgres'), 'session');
    onTestFinished(end);
    expect(await findOutWay(connection)).toEqual({
      takesSettings: false,
      statements: 'named',
      sharesSessions: false,
      hasTimeLimit: false,
    });
  });

  it('that ignores settings at the start, they are not believed', async () => {
    const ignoring = ['ignore_startup_parameters = statement_timeout,options'];
    const { connection, end } = await pgbouncerBefore(inject('postgres'), 'transaction', ignoring);
    onTestFinished(end);
    expect(await findOutWay(connection)).toMatchObject({ takesSettings: false, sharesSessions: true });
  });

  it('a start without another way to the database is refused, before anything is touched', async () => {
    const { connection, end } = await pgbouncerBefore(inject('postgres'), 'transaction');
    onTestFinished(end);
    const { error } = await reach(connection);
    expect([error?.name, error?.message]).toEqual([
      'PoolerError',
      expect.stringContaining('Please set DATABASE_DIRECT_URL'),
    ]);
  });

  it('what it does not carry is said once, in a sentence each, and what is set is not doubted', async () => {
    const { connection, end } = await pgbouncerBefore(inject('postgres'), 'transaction');
    onTestFinished(end);
    const direct = urlOf(inject('postgres'));
    const found = await reach(connection, direct);
    const set = await reach(connection, direct, 'unnamed');
    expect(found.said).toEqual([
      'The pooler before the database carries no named statements, so all go out unnamed.',
      expect.stringContaining("alter role … set statement_timeout = '30s'"),
    ]);
    expect(set.said).toEqual([found.said[1]]);
    // Migrations, with their lock in a session, go past the pooler.
    expect(found.db?.direct()).toMatchObject({ connectionString: direct });
    await found.db?.end();
    await set.db?.end();
  });
});

it.skipIf(!pgbouncer)(
  `a server starts on an empty database through ${where}, and stops in order`,
  async () => {
    const postgres = inject('postgres');
    const { connection, end } = await pgbouncerBefore(postgres, 'transaction');
    onTestFinished(end);
    const database = await createEmptyDatabaseForTests(postgres);
    onTestFinished(() => dropDatabaseForTests(postgres, database));
    const dataDir = await mkdtemp(path.join(tmpdir(), 'behind-a-pooler-'));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    const settings = readSettings({
      DATABASE_URL: `postgresql://${postgres.user}@127.0.0.1:${connection.port}/${database}`,
      DATABASE_DIRECT_URL: urlOf({ ...postgres, database }),
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'silent',
    });
    const running = await serve(settings, () => undefined, { webFolder: null });
    onTestFinished(() => running.stop());
    running.lifecycle.hasStarted();
    const health = await running.app.inject('/api/health/ready');
    expect(health.statusCode).toBe(200);
    const admin = new pg.Client({ ...postgres, database });
    await admin.connect();
    const { rows } = await admin.query<{ name: string }>(
      `select application_name as name from pg_stat_activity
     where datname = current_database() and application_name = 'fellowship serving' and state = 'idle in transaction'`,
    );
    await admin.end();
    expect(rows).toHaveLength(1);
  },
);

describe.skipIf(!pgbouncer)(`through ${where} in transaction mode`, () => {
  let testApp: TestApp;
  let admin: pg.Client;
  let coach: Person;
  let pooler: Awaited<ReturnType<typeof pgbouncerBefore>>;

  beforeAll(async () => {
    // Fewer connections than the app has, so that each of its own meets several sessions of the database.
    pooler = await pgbouncerBefore(inject('postgres'), 'transaction', ['default_pool_size = 4']);
    const { database: _database, ...connection } = pooler.connection;
    const way = await findOutWay(pooler.connection);
    const { database: _other, ...direct } = inject('postgres');
    testApp = await appForTests({ connections: { ...connection, way, direct } });
    await testApp.app.listen({ port: 0, host: '127.0.0.1' });
    admin = new pg.Client({ ...direct, database: testApp.db.$client.options.database });
    await admin.connect();
    coach = await aCoach(testApp);
  });
  afterAll(async () => {
    await admin.end();
    await testApp.close();
    await pooler.end();
  });

  it('every read of the contract is answered, of all that can be written', async () => {
    const member = await aMember(testApp, coach);
    const things = await somethingToAskFor(testApp, coach, member, 'Nehemiah');
    const reads = Object.entries(contract).filter(([, { method }]) => method === 'GET');
    expect(reads.length).toBeGreaterThan(80);
    const failed: unknown[] = [];
    await Promise.all(
      reads.map(async ([name, endpoint]) => {
        if (name === 'signOut') return;
        const asked = (validRequests[name]?.(things) ?? {}) as never;
        const answer = await coach.ask(endpoint, asked);
        if (answer.status >= 500) failed.push([name, answer.status, answer.body]);
      }),
    );
    expect(failed).toEqual([]);
  });

  it('short reads of many people at once, on shared connections: each gets their own', async () => {
    const lift = await anExercise(coach);
    const program = await aProgram(coach, [{ wednesday: fiveByFive(lift) }]);
    const members = await Promise.all(Array.from({ length: 6 }, () => aMember(testApp, coach)));
    const assigned: Awaited<ReturnType<typeof assign>>[] = [];
    for (const member of members) assigned.push(await assign(coach, member, program, today));
    await Promise.all(
      Array.from({ length: 20 }, (_, round) =>
        members.map(async (member, place) => {
          const assignment = assigned[place];
          const day = { params: { id: assignment?.id ?? '' }, query: { date: today } };
          const key = { 'idempotency-key': `${member.id} ${round % 2}` };
          const body = assignment && logBody(assignment, lift, today);
          const [me, read, saved] = await Promise.all([
            member.get(getCurrentUser, {}),
            member.ask(getExercisesForDate, day),
            round < 2 && body ? member.ask(logProgress, { body }, key) : null,
          ]);
          expect([me?.id, read.status]).toEqual([member.id, 200]);
          if (saved) expect([201, 409]).toContain(saved.status);
        }),
      ).flat(),
    );
    for (const member of members) expect(await member.get(listProgress, { query: {} })).toHaveLength(1);
  });

  it('a write that is sent four times at once is done once', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const save = () => coach.ask(createExercise, { body: { name: 'Kept once' } }, key);
    const answers = await Promise.all([save(), save(), save(), save()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const named = (await coach.get(listExercises, {})).filter(({ name }) => name === 'Kept once');
    expect(named).toHaveLength(1);
  });

  it('a transaction has its time limit, and leaves nothing of it in the session', async () => {
    const limits = async () => {
      const { rows } = await testApp.db.$client.query<{ limit: string }>(
        `select current_setting('statement_timeout') as limit`,
      );
      return rows[0]?.limit;
    };
    const inside = await transaction(testApp.db, async tx => {
      const { rows } = await tx.$client.query<{ limit: string }>(
        `select current_setting('statement_timeout') as limit`,
      );
      return rows[0]?.limit;
    });
    expect(inside).toBe('30s');
    expect(await Promise.all(Array.from({ length: 12 }, limits))).toEqual(Array(12).fill('0'));
    const locks = await admin.query(
      `select from pg_locks l join pg_database d on d.oid = l.database
       where locktype = 'advisory' and datname = current_database()`,
    );
    expect(locks.rowCount).toBe(0);
  });

  it('the tables are brought up to date, and news is heard, past it', async () => {
    await migrateDatabase(testApp.db);
    const member = await aMember(testApp, coach);
    const { port } = testApp.app.server.address() as AddressInfo;
    const heard: string[] = [];
    const request = http.get({ port, path: '/api/live', headers: { cookie: member.cookie } }, answer => {
      answer.setEncoding('utf8').on('data', (text: string) => heard.push(text));
    });
    request.on('error', () => undefined);
    onTestFinished(() => void request.destroy());
    await vi.waitFor(() => expect(heard.join('')).toMatch(/^retry: [1-3]\d{3}\n/), { timeout: 60_000 });
    await publishLive(testApp.db, { people: [member.id], coaches: false, subjects: ['logs'] });
    await vi.waitFor(() => expect(heard.join('')).toContain('"logs"'), { timeout: 60_000 });
    const { rows } = await admin.query<{ client_port: number }>(
      `select from pg_stat_activity where datname = current_database() and query like 'listen %'`,
    );
    expect(rows).toHaveLength(1);
  });

  it('it is killed under load: an answer or a 503, and all is well when it is back', async () => {
    const acknowledged: string[] = [];
    const save = async () => {
      const called = `Lift ${randomUUID()}`;
      const answer = await coach.ask(
        createExercise,
        { body: { name: called } },
        { 'idempotency-key': called },
      );
      if (answer.status === 201) acknowledged.push(called);
      return answer.status;
    };
    const look = async () => (await coach.ask(listExercises, {})).status;
    for (let round = 0; round < 3; round += 1) {
      const asked = Array.from({ length: 6 }, () => [save(), look()]).flat();
      await sleep(3 * round);
      await pooler.kill();
      const refused = await Promise.all([save(), look()]);
      expect(refused).toEqual([503, 503]);
      for (const status of await Promise.all(asked)) expect([200, 201, 503]).toContain(status);
      await pooler.startAgain();
      await vi.waitFor(async () => expect([await look(), await save()]).toEqual([200, 201]), {
        timeout: 60_000,
      });
    }
    const there = (await coach.get(listExercises, {})).map(({ name }) => name);
    expect(acknowledged.filter(called => there.filter(name => name === called).length !== 1)).toEqual([]);
  });
});
