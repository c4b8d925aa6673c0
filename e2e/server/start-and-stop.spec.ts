import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { Client } from 'pg';
import { ApiPerson } from '../fellowship/api-person.ts';
import { Fellowship, freePort } from '../fellowship/fellowship.ts';
import { postgresOfThisRun } from '../fellowship/postgres-of-this-run.ts';
import { test } from '../fellowship/test.ts';

const [email, password] = ['coach@ready.example', 'a rock to stand on'];

/** Undefined while nobody listens. */
const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => undefined,
  );

test('who waits until the server is ready finds the coach of the settings there', async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const starting = Fellowship.start({
    alone: true,
    port,
    env: { ADMIN_EMAIL: email, ADMIN_PASSWORD: password },
  });
  const signedIn = (async () => {
    while ((await statusOf(`${origin}/api/health/ready`)) !== 200) await sleep(1);
    return ApiPerson.signIn(origin, email, password);
  })();
  const [fellowship, coach] = await Promise.all([starting, signedIn]);
  expect(await coach.get('GET', '/api/auth/user')).toMatchObject({ email, role: 'admin' });
  await fellowship.stop();
  // Node and its libraries warn of what they will take away.
  expect(fellowship.printed).not.toContain('Warning');
});

test('a server told to end while requests wait for a lock ends in time', async () => {
  const fellowship = await Fellowship.start({
    alone: true,
    env: { ADMIN_EMAIL: email, ADMIN_PASSWORD: password },
  });
  const coach = await ApiPerson.signIn(fellowship.origin, email, password);
  const client = await lockWorkouts(fellowship);
  const asked = Array.from({ length: 4 }, () => coach.ask('GET', '/api/workouts'));
  await untilWaiting(client);
  const ended = once(fellowship.process, 'exit');
  const told = Date.now();
  fellowship.process.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  // In 8 seconds, on a machine that has time; a statement that waits for a lock may wait 30.
  expect(Date.now() - told).toBeLessThan(20_000);
  await Promise.all(asked);
  await client.end();
  await fellowship.stop();
});

async function lockWorkouts({ database }: Fellowship): Promise<Client> {
  const client = new Client({ ...postgresOfThisRun(), ...(database !== undefined && { database }) });
  await client.connect();
  await client.query('begin; lock table workouts in access exclusive mode');
  return client;
}

async function untilWaiting(client: Client): Promise<void> {
  const waiting = `select from pg_locks where not granted and relation = 'workouts'::regclass`;
  await expect.poll(async () => (await client.query(waiting)).rowCount, { timeout: 60_000 }).toBe(4);
}
