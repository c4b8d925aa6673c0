import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, inject, it, vi } from 'vitest';
import { listWorkouts } from '#contract/programs.ts';
import { updateProfile } from '#contract/profile.ts';
import { appForThisTest, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach } from '#server/testing/people.ts';
import { untilWaiting } from '#server/testing/waiting-for-locks.ts';
import pg from 'pg';
import { answerErrors } from './error-answers.ts';

const unreachable = 'The database cannot be reached just now. Please try again in a moment.';
const busy = 'There is too much to do just now. Please try again in a moment.';
const slow = 'This takes too long just now. Please try again in a moment.';
const notWritable = 'Nothing can be saved just now. Please try again later.';

const withCode = (code: string) => Object.assign(new Error(`detail of ours: ${code}`), { code });
const codes = (text: string, message: string) =>
  text.split(' ').map(code => [code, withCode(code), message] as const);
const saying = (text: string, message: string) => [text, new Error(text), message] as const;

async function answerTo(error: Error) {
  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  answerErrors(app);
  app.get('/', async () => {
    throw error;
  });
  const answer = await app.inject('/');
  await app.close();
  return { answer, logged: lines.filter(line => line.includes('"level":40')) };
}

describe('trouble with the database is a 503 that says when to ask again, and no detail', () => {
  it.each([
    ...codes('ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH', unreachable),
    ...codes('57P01 57P02 57P03 57P05 08006', unreachable),
    saying('Connection terminated', unreachable),
    saying('Connection terminated unexpectedly', unreachable),
    saying('Connection terminated due to connection timeout', unreachable),
    saying('timeout expired', unreachable),
    saying('Client has encountered a connection error and is not queryable', unreachable),
    saying('Cannot use a pool after calling end on the pool', unreachable),
    ...codes('53300 53200 53400', busy),
    saying('timeout exceeded when trying to connect', busy),
    ...codes('57014 55P03 25P03 26000', slow),
    saying('Query read timeout', slow),
    ...codes('53100 25006 58030 ENOSPC EROFS', notWritable),
  ])('%s', async (_what, error, message) => {
    for (const thrown of [error, new DrizzleQueryError('select 1', ['secret'], error)]) {
      const { answer, logged } = await answerTo(thrown);
      expect([answer.statusCode, answer.json()]).toEqual([503, { message }]);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(logged).toHaveLength(1);
      expect(logged[0]).toMatch(/"reqId":"req-1"/);
      expect(logged[0]).not.toContain('secret');
    }
  });

  it('a file of ours that is not there is none', async () => {
    expect((await answerTo(withCode('ENOENT'))).answer.statusCode).toBe(500);
  });
});

/** Holds a lock on the table until the test has its answer. */
async function whileLocked<Result>(testApp: TestApp, table: string, work: () => Promise<Result>) {
  const client = await testApp.db.$client.connect();
  try {
    await client.query(`begin; lock table ${table} in access exclusive mode`);
    return await work();
  } finally {
    await client.query('rollback');
    client.release();
  }
}

async function asAdmin({ db }: TestApp, sql: (database: string) => string): Promise<void> {
  const admin = new pg.Client({ ...inject('postgres'), database: 'postgres' });
  await admin.connect();
  await admin.query(sql(db.$client.options.database ?? ''));
  await admin.end();
}

describe('on the real database', () => {
  it.each([
    ['a statement that is cancelled for taking too long', 'pg_cancel_backend', slow],
    ['a connection that is ended, and another when it is tried again', 'pg_terminate_backend', unreachable],
  ])('%s', async (_what, end, message) => {
    const testApp = await appForThisTest();
    const coach = await aCoach(testApp);
    const answer = await whileLocked(testApp, 'workouts', async () => {
      const input = coach.ask(listWorkouts, {});
      await untilWaiting(testApp, 1);
      for (;;) {
        await testApp.db.$client.query(
          `select ${end}(pid) from pg_stat_activity
           where wait_event_type = 'Lock' and datname = current_database()`,
        );
        const answered = await Promise.race([input, sleep(20)]);
        if (answered) return answered;
      }
    });
    expect([answer.status, answer.body, answer.headers['retry-after']]).toEqual([503, { message }, '5']);
    expect((await coach.ask(listWorkouts, {})).status).toBe(200);
  });

  it('no connections left, and a database that is only read', async () => {
    const testApp = await appForThisTest();
    const coach = await aCoach(testApp);
    const save = () => coach.ask(updateProfile, { body: { bio: 'Runs' } });
    const anew = 'select pg_terminate_backend(pid) from pg_stat_activity where datname =';
    await asAdmin(testApp, name => `alter database ${name} connection limit 0; ${anew} '${name}'`);
    await vi.waitFor(async () => expect((await save()).body).toEqual({ message: busy }), {
      timeout: 60_000,
    });
    await asAdmin(
      testApp,
      name =>
        `alter database ${name} connection limit -1; alter database ${name} set default_transaction_read_only = on`,
    );
    const refused = await save();
    expect([refused.status, refused.body]).toEqual([503, { message: notWritable }]);
  });
});
