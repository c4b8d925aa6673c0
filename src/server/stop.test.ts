import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createApp } from './app.ts';
import { connectDatabase } from './database/database.ts';
import { Lifecycle } from './health/lifecycle.ts';
import { stopInOrder } from './stop.ts';
import { appForThisTest, type TestApp } from './testing/app-for-tests.ts';
import { aCoach, type Person } from './testing/people.ts';
import { untilWaiting } from './testing/waiting-for-locks.ts';

const name = 'fellowship to be stopped';

/** A second server on the database of the first, that listens; people signed in there are signed in here. */
async function aServer({ db: first, clock }: TestApp) {
  const { options } = first.$client;
  const { password } = options;
  const db = connectDatabase(
    { ...options, ...(password !== undefined && { password }), application_name: name },
    () => undefined,
  );
  const lifecycle = Lifecycle.running();
  const app = await createApp({ db, now: () => clock.now, lifecycle });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const ask = (person: Person, path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie: person.cookie } }).then(
      ({ status }) => status,
      () => 'cut off',
    );
  return {
    ask,
    parts: { app, db, lifecycle, jobs: [], serving: { release: async () => undefined }, embedded: null },
  };
}

async function aLockedTable({ db }: TestApp) {
  const client = await db.$client.connect();
  await client.query('begin; lock table workouts in access exclusive mode');
  let isLocked = true;
  const unlock = async () => {
    if (!isLocked) return;
    isLocked = false;
    await client.query('rollback');
    client.release();
  };
  onTestFinished(unlock);
  return unlock;
}

/** Well before PostgreSQL would end a statement that still waits. */
const untilNoneIsLeft = ({ db }: TestApp) =>
  expect
    .poll(
      async () => {
        const connections = 'select from pg_stat_activity where application_name = $1';
        return (await db.$client.query(connections, [name])).rowCount;
      },
      { timeout: 15_000 },
    )
    .toBe(0);

it('what waits for a lock is cut off and ended in the database, and holds no stop up', async () => {
  const testApp = await appForThisTest();
  const coach = await aCoach(testApp);
  const { ask, parts } = await aServer(testApp);
  await aLockedTable(testApp);
  const answers = Array.from({ length: 4 }, () => ask(coach, '/api/workouts'));
  await untilWaiting(testApp, 4);
  const neverEnding = { stop: () => new Promise<void>(() => undefined) };
  await stopInOrder({ ...parts, jobs: [neverEnding] }, { requests: 100, whole: 1_000 });
  // Sooner than PostgreSQL's own limit of a statement: the lock is still held.
  expect(await Promise.all(answers)).toEqual(Array.from(answers, () => 'cut off'));
  await untilNoneIsLeft(testApp);
});

it('what is being answered is answered to its end, and nobody new is let in', async () => {
  const testApp = await appForThisTest();
  const coach = await aCoach(testApp);
  const { ask, parts } = await aServer(testApp);
  const unlock = await aLockedTable(testApp);
  const answer = ask(coach, '/api/workouts');
  await untilWaiting(testApp, 1);
  const stopping = stopInOrder(parts, { requests: 600_000, whole: 600_000 });
  expect(await ask(coach, '/api/workouts')).not.toBe(200);
  await unlock();
  expect(await answer).toBe(200);
  await stopping;
  await untilNoneIsLeft(testApp);
});

it('our own PostgreSQL has the time that is left', async () => {
  const testApp = await appForThisTest();
  const { parts } = await aServer(testApp);
  const given: number[] = [];
  const embedded = {
    stop: async (timeoutMs: number) => {
      given.push(timeoutMs);
      // The last checkpoint takes forever.
      await new Promise(() => undefined);
    },
  };
  await stopInOrder({ ...parts, embedded }, { requests: 100, whole: 1_500 });
  expect(given).toHaveLength(1);
  expect(given[0]).toBeLessThanOrEqual(1_000);
});
