import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { getHealth, getLiveness, getReadiness } from '#contract/health.ts';
import { createApp } from '#server/app.ts';
import { appForTests, appForThisTest, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, Person } from '#server/testing/people.ts';
import { untilWaiting } from '#server/testing/waiting-for-locks.ts';
import { Lifecycle } from './lifecycle.ts';

let whole: TestApp;
let testApp: TestApp;
let admin: pg.Client;
let database: string;

beforeAll(async () => {
  whole = await appForTests();
  database = whole.db.$client.options.database ?? '';
  admin = new pg.Client({ ...inject('postgres'), database: 'postgres' });
  await admin.connect();
});
/** A new probe for each test: what was found to be good is believed for half a second. */
beforeEach(async () => {
  testApp = { ...whole, app: await createApp({ db: whole.db, now: () => whole.clock.now }) };
});
afterEach(() => testApp.app.close());
afterAll(async () => {
  await admin.end();
  await whole.close();
});

async function statuses(app = testApp) {
  const person = new Person(app);
  const input = [getLiveness, getReadiness, getHealth].map(endpoint => person.ask(endpoint, {}));
  return (await Promise.all(input)).map(({ status }) => status);
}

const eventually = async (expected: number[]) => {
  await expect.poll(() => statuses(), { timeout: 60_000 }).toEqual(expected);
};

const dropConnections = () =>
  admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database]);

describe('a server that can do its work', () => {
  it('is alive, ready and healthy to anyone', async () => {
    for (const endpoint of [getLiveness, getReadiness, getHealth])
      expect(await new Person(testApp).get(endpoint, {})).toEqual({ ok: true });
  });

  it('has room on its disk: something is tried that a full one would refuse', async () => {
    const spilled = 'select temp_bytes > 100000 as has from pg_stat_database where datname = $1';
    expect(await statuses()).toEqual([200, 200, 200]);
    // A connection reports what it has done when it ends, or after ten seconds.
    await dropConnections();
    const hasSpilled = async () => (await admin.query<{ has: boolean }>(spilled, [database])).rows[0]?.has;
    await expect.poll(hasSpilled, { timeout: 60_000 }).toBe(true);
  });

  it('is so while all connections of the app are busy', async () => {
    const { $client } = testApp.db;
    const busy = await Promise.all(Array.from({ length: $client.options.max }, () => $client.connect()));
    expect(await statuses()).toEqual([200, 200, 200]);
    for (const client of busy) client.release();
  });
});

describe('a server that is alive, and not ready:', () => {
  it('one that is starting, and one that is ending, which lets nobody else in either', async () => {
    const lifecycle = new Lifecycle();
    const app = await createApp({ db: testApp.db, now: () => testApp.clock.now, lifecycle });
    const own = { ...testApp, app };
    const starting = await new Person(own).ask(getReadiness, {});
    expect([starting.status, starting.body]).toEqual([503, { message: 'The server is starting' }]);
    expect(starting.headers['retry-after']).toBe('2');
    lifecycle.hasStarted();
    expect(await statuses(own)).toEqual([200, 200, 200]);
    lifecycle.ends();
    lifecycle.hasStarted();
    expect(await statuses(own)).toEqual([200, 503, 503]);
    const other = await new Person(own).send('GET', '/api/promotional-content');
    expect([other.status, other.body, other.headers['retry-after']]).toEqual([
      503,
      { message: 'The server is being restarted. Please try again in a moment.' },
      '5',
    ]);
    await app.close();
  });

  it('one whose database can only be read, until it can be written to', async () => {
    await admin.query(`alter database ${database} set default_transaction_read_only = on`);
    await dropConnections();
    await eventually([200, 503, 503]);
    await admin.query(`alter database ${database} reset default_transaction_read_only`);
    await dropConnections();
    await eventually([200, 200, 200]);
  });

  it('one whose database is not there, until it is back', async () => {
    await admin.query(`alter database ${database} connection limit 0`);
    await dropConnections();
    await eventually([200, 503, 503]);
    await admin.query(`alter database ${database} connection limit -1`);
    await eventually([200, 200, 200]);
  });

  it('one whose database does not answer: who asks is told so, and all at once wait for one try', async () => {
    const own = await appForThisTest();
    const coach = await aCoach(own);
    const client = await own.db.$client.connect();
    await client.query('begin; lock table health_probe, sessions in access exclusive mode');
    const input = Array.from({ length: 20 }, () => coach.ask(getReadiness, {}));
    await untilWaiting(own, 1);
    expect((await coach.ask(getLiveness, {})).status).toBe(200);
    const answers = await Promise.all(input);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(answers[0]?.body).toEqual({ message: 'The database cannot be written to' });
    await client.query('rollback');
    client.release();
    expect((await coach.ask(getReadiness, {})).status).toBe(200);
  });
});
