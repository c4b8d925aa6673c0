import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { type AppOptions, createApp } from '#server/app.ts';
import { connectDatabase } from '#server/database/database.ts';
import { type Changes, provideFellowship } from '#server/fellowship/queries.ts';
import { createDatabaseForTests, dropDatabaseForTests } from './database-for-tests.ts';
import type { PostgresForTests } from './postgres-for-tests.ts';

/** Settings of the app, and the moment at which its clock stands. */
type TestOptions = Partial<Omit<AppOptions, 'now' | 'db'>> & {
  now?: Date;
  /** The coach's entries about the fellowship; none by default. */
  fellowship?: Changes;
  /** The number of connections, and how long they are waited for. */
  connections?: Parameters<typeof connectDatabase>[0];
  /** Another PostgreSQL than that of the run. */
  postgres?: PostgresForTests;
};

/** Only what hangs is to be given up by the clock: a machine can be ten times slower than another. */
const timeouts = { connectionTimeoutMillis: 60_000, laneTimeout: 60_000 };

/** A whole app on a database of its own, copied from a template that has the tables. */
export async function appForTests({
  now,
  fellowship,
  connections,
  postgres: connection = inject('postgres'),
  ...options
}: TestOptions = {}) {
  const database = await createDatabaseForTests(connection);
  const db = connectDatabase(
    { ...connection, database, max: 8, ...timeouts, ...connections },
    () => undefined,
  );
  const clock = { now: now ?? new Date('2026-03-18T12:00:00Z') };
  if (fellowship) await provideFellowship(db, fellowship);
  const picturesFolder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  const attachmentsFolder = await mkdtemp(path.join(tmpdir(), 'attachments-'));
  const app = await createApp({
    picturesFolder,
    attachmentsFolder,
    boardFreshFor: 0,
    ...options,
    db,
    now: () => clock.now,
  });
  await app.ready();
  const close = async () => {
    await app.close();
    await db.end();
    await rm(picturesFolder, { recursive: true });
    await rm(attachmentsFolder, { recursive: true });
    await dropDatabaseForTests(connection, database);
  };
  return { app, db, clock, picturesFolder, attachmentsFolder, close };
}

export type TestApp = Awaited<ReturnType<typeof appForTests>>;

/** The same, closed automatically when the test that asked for it has finished. */
export async function appForThisTest(options: Parameters<typeof appForTests>[0] = {}): Promise<TestApp> {
  const testApp = await appForTests(options);
  onTestFinished(testApp.close);
  return testApp;
}
