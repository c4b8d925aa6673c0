import { advisoryLock } from './advisory-locks.ts';
import pg from 'pg';
import type { DatabasePool } from './database.ts';
import { applyMigrations, migrationFiles, recordedMigrations } from './migrations.ts';

const migrationLock = advisoryLock('migration');

type MigrateOptions = {
  /**
   * Called with the steps that are missing, before the first of them, where there is something to lose. What it throws
   * keeps the database as it is.
   */
  beforeMigrating?: (missing: string[]) => Promise<void>;
};

/** Brings the tables up to date, all of it or nothing. Servers that start together wait for one another. */
export async function migrateDatabase(
  db: DatabasePool,
  { beforeMigrating }: MigrateOptions = {},
): Promise<void> {
  // A connection of its own: a change of a large table may take longer than any request may.
  const client = new pg.Client({ ...ownOptions(db), statement_timeout: 0, query_timeout: 0 });
  // Its statements say what went wrong; unheard, the loss of an idle connection would end the process with a trace.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const recorded = await recordedMigrations(client);
    const missing = (await migrationFiles()).slice(recorded.length).map(({ tag }) => tag);
    if (recorded.length > 0 && missing.length > 0) await beforeMigrating?.(missing);
    await client.query('begin');
    await applyMigrations(client, null);
    await client.query('commit');
  } finally {
    // With it end its lock and what it has begun.
    await client.end();
  }
}

function ownOptions({ $client: { options } }: DatabasePool): pg.ClientConfig {
  const { password, ...others } = options;
  return { ...others, ...(password !== undefined && { password }) };
}
