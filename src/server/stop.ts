import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import type { DatabasePool } from './database/database.ts';
import type { Lifecycle } from './health/lifecycle.ts';

/** Milliseconds: for what is being answered; for the whole of it, after which the process may be ended. */
type StopTimeouts = { requests: number; whole: number };

const defaultTimeouts: StopTimeouts = { requests: 3_000, whole: 7_000 };

/** For what is over at once, unless something hangs. */
const moment = 1_000;

type Parts = {
  app: FastifyInstance;
  db: DatabasePool;
  lifecycle: Lifecycle;
  /** The server's automatic jobs. */
  jobs: readonly { stop(): Promise<void> }[];
  /** The lock that keeps a restore out: let go when nobody works on the database any more. */
  serving: { release(): Promise<void> };
  /** The PostgreSQL that was brought along, if it is ours to stop. */
  embedded: { stop(timeoutMs: number): Promise<void> } | null;
};

/**
 * Ends a server in order, and in time, whatever waits for a lock or does not answer: nobody new is let in, requests under
 * way get a while, then connections are cut and what still runs in the database is ended with its connection.
 */
export async function stopInOrder(parts: Parts, timeouts: StopTimeouts = defaultTimeouts): Promise<void> {
  const { app, db, lifecycle, jobs, serving, embedded } = parts;
  const end = performance.now() + timeouts.whole;
  lifecycle.ends();
  const working = Promise.allSettled([app.close(), ...jobs.map(job => job.stop())]);
  const isDone = await within(timeouts.requests, working);
  app.server.closeAllConnections();
  const closing = db.end();
  if (!(await within(moment / 2, closing)) || !isDone) {
    await within(moment, endStatements(db));
    await within(moment, closing);
  }
  await within(moment / 2, serving.release());
  const left = Math.max(moment, end - performance.now());
  if (embedded) await within(left, embedded.stop(left - moment / 2));
}

/** Whether it was over in time; what is not is left to itself. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>(resolve => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  try {
    return await Promise.race([work.then(() => true), late]);
  } catch {
    return true;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * By the name all connections of this server go by: PostgreSQL itself does not notice that nobody waits any more. Past a
 * pooler, whose connections may all be taken.
 */
async function endStatements(db: DatabasePool): Promise<void> {
  const name = db.$client.options.application_name;
  if (name === undefined) return;
  const client = new pg.Client({
    ...db.direct(),
    application_name: 'fellowship stopping',
    connectionTimeoutMillis: moment,
    query_timeout: moment,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
      name,
    ]);
  } finally {
    await client.end();
  }
}
