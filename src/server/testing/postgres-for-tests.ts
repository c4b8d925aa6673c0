import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { accountFor, isRoot } from '#server/database/embedded/account.ts';
import { canWork } from '#server/database/embedded/data-place.ts';
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts';
import { isAlive } from '#server/database/embedded/postmaster-file.ts';

/** How a test reaches PostgreSQL; its user may create databases. */
export type PostgresForTests = {
  host: string;
  port: number;
  user: string;
  password?: string;
  database: string;
};

declare module 'vitest' {
  interface ProvidedContext {
    postgres: PostgresForTests;
  }
}

/** One PostgreSQL for the whole run; every test makes its own database in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgresForTests();
  project.provide('postgres', postgres.connection);
  return () => postgres.stop();
}

/**
 * A PostgreSQL that is thrown away at the end, quick because it never waits for the disk; or the one that
 * TEST_DATABASE_URL names, whose user must be allowed to create databases.
 */
export async function startPostgresForTests(): Promise<{
  connection: PostgresForTests;
  stop(): Promise<void>;
}> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { connection: partsOf(given), stop: async () => undefined };
  const temporary = await temporaryFolder();
  await removeAbandoned(temporary);
  const dataDir = path.join(temporary, `${prefix}${process.pid}-${randomUUID()}`);
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    const postgres = await startEmbeddedPostgres({ dataDir, fast: true });
    return { connection: postgres.connection, stop: () => postgres.stop().then(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** In parts, so that a test can put the name of its own database in. */
function partsOf(url: string): PostgresForTests {
  const { host, port, user = '', password, database = '' } = new Client({ connectionString: url });
  return { host, port, user, database, ...(password ? { password } : {}) };
}

const prefix = 'fellowship-tests-';

/** Root's PostgreSQL runs as another user, who may be kept out of a temporary folder of root's own. */
async function temporaryFolder(): Promise<string> {
  const usual = os.tmpdir();
  return !isRoot() || (await canWork(await accountFor(''), usual)) ? usual : '/tmp';
}

/** Folders of runs that were killed: the name holds the number of a process that is no more. */
async function removeAbandoned(temporary: string): Promise<void> {
  const abandoned = (await readdir(temporary)).filter(name => {
    const pid = Number(name.startsWith(prefix) ? name.slice(prefix.length).split('-')[0] : 0);
    return pid > 0 && !isAlive(pid);
  });
  const removals = abandoned.map(name => rm(path.join(temporary, name), { recursive: true, force: true }));
  // What belongs to another user stays.
  await Promise.allSettled(removals);
}
