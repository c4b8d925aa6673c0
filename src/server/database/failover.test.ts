import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, inject, it, vi } from 'vitest';
import { createExercise, listExercises } from '#contract/exercises.ts';
import { appForThisTest } from '#server/testing/app-for-tests.ts';
import { aCoach } from '#server/testing/people.ts';
import { hangingPostgres } from '#server/testing/services/hanging-postgres.ts';

const patience = { timeout: 60_000 };

it('a database that is gone, then another at its address that can only be read, then one to write to', async () => {
  const { connection, beGone } = await hangingPostgres();
  const testApp = await appForThisTest({ connections: connection });
  const { database = '' } = testApp.db.$client.options;
  const admin = new pg.Client({ ...inject('postgres'), database: 'postgres' });
  await admin.connect();
  const coach = await aCoach(testApp);
  const key = randomUUID();
  const save = () => coach.ask(createExercise, { body: { name: 'Kept once' } }, { 'idempotency-key': key });
  const look = () => coach.ask(listExercises, {});

  beGone(true);
  for (const answer of await Promise.all([save(), look(), save(), look()]))
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);

  // A browser gives a stream up for good that is refused; this one it opens anew, in its own time.
  const stream = await testApp.app.inject({ url: '/api/live', headers: { cookie: coach.cookie } });
  expect([stream.statusCode, stream.body]).toEqual([200, expect.stringMatching(/^retry: \d{4,5}\n\n$/)]);

  await admin.query(`alter database ${database} set default_transaction_read_only = on`);
  beGone(false);
  await vi.waitFor(async () => expect((await look()).status).toBe(200), patience);
  const connected = async () => {
    const { rows } = await admin.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = $1',
      [database],
    );
    return rows.map(({ pid }) => pid);
  };
  const before = await connected();
  expect(before.length).toBeGreaterThan(1);
  const refused = await save();
  expect([refused.status, refused.body, refused.headers['retry-after']]).toEqual([
    503,
    { message: 'Nothing can be saved just now. Please try again later.' },
    '60',
  ]);
  expect((await look()).status).toBe(200);

  // All connections may lead to what is no longer to be read either, so the app leaves them by itself.
  await vi.waitFor(async () => {
    const left = await connected();
    expect(before.filter(pid => left.includes(pid))).toEqual([]);
  }, patience);

  await admin.query(`alter database ${database} set default_transaction_read_only = off`);
  await admin.end();
  await vi.waitFor(async () => expect((await save()).status).toBe(201), patience);
  const { body } = await look();
  expect(body.filter(({ name }) => name === 'Kept once')).toHaveLength(1);
});
