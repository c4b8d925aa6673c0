import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { type AppOptions, createApp } from '#server/app.ts';
import { connectDatabase } from '#server/database/database.ts';
import { migrateDatabase } from '#server/database/migrate.ts';

type Connection = pg.PoolConfig;

/** Settings of the app, and the moment at which its clock stands. */
type TestOptions = Partial<Omit<AppOptions, 'now' | 'db'>> & { now?: Date };

/** A whole app on a database of its own, copied from a template that has the tables. */
export async function appForTests({ now, ...options }: TestOptions = {}) {
  const connection: Connection = inject('postgres');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(connection, async admin => {
    await provideTemplate(connection, admin);
    await admin.query(`create database ${database} template ${template}`);
  });
  const db = connectDatabase({ ...connection, database, max: 8 }, () => undefined);
  const clock = { now: now ?? new Date('2026-03-18T12:00:00Z') };
  const picturesFolder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  const app = await createApp({ picturesFolder, boardFreshFor: 0, ...options, db, now: () => clock.now });
  await app.ready();
  const close = async () => {
    await app.close();
    await db.end();
    await rm(picturesFolder, { recursive: true });
    await asAdmin(connection, admin => admin.query(`drop database ${database} with (force)`));
  };
  return { app, db, clock, picturesFolder, close };
}

export type TestApp = Awaited<ReturnType<typeof appForTests>>;

/** The same, closed by itself when the test that asked for it has finished. */
export async function appForThisTest(options: Parameters<typeof appForTests>[0] = {}): Promise<TestApp> {
  const testApp = await appForTests(options);
  onTestFinished(testApp.close);
  return testApp;
}

const template = 'fellowship_template';

async function asAdmin<Result>(connection: Connection, work: (admin: pg.Client) => Promise<Result>) {
  const admin = new pg.Client({ ...connection, database: 'postgres' });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** Made once a run, whichever test file comes first; the others wait. */
async function provideTemplate(connection: Connection, admin: pg.Client): Promise<void> {
  await admin.query('select pg_advisory_lock(7214100)');
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
  if (!rowCount) {
    await admin.query(`create database ${template}_new`);
    const db = connectDatabase({ ...connection, database: `${template}_new`, max: 1 }, () => undefined);
    await migrateDatabase(db);
    await db.end();
    await admin.query(`alter database ${template}_new rename to ${template}`);
  }
  await admin.query('select pg_advisory_unlock(7214100)');
}
