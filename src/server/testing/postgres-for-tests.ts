import path from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts';
import { makeFolderOfRun } from './folder-of-run.ts';

/** The connection of a test to PostgreSQL; its user may create databases. */
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

/** A single PostgreSQL for the whole run; every test makes its own database in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgresForTests();
  project.provide('postgres', postgres.connection);
  // Files that the tests themselves lay down are thrown away too; the workers inherit the environment.
  process.env.TMPDIR = postgres.folder;
  return () => postgres.stop();
}

/**
 * A PostgreSQL that is thrown away at the end, quick because it never waits for the disk; or the one that
 * TEST_DATABASE_URL names, whose user must be allowed to create databases. The folder goes with it.
 */
export async function startPostgresForTests(): Promise<{
  connection: PostgresForTests;
  folder: string;
  stop(): Promise<void>;
}> {
  const { folder, remove } = await makeFolderOfRun();
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { connection: partsOf(given), folder, stop: remove };
  try {
    const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'data'), fast: true });
    return { connection: postgres.connection, folder, stop: () => postgres.stop().then(remove) };
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
