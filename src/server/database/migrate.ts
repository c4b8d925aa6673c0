import { advisoryLock } from './advisory-locks.ts';
import pg from 'pg';
import type { DatabasePool } from './database.ts';
import { applyMigrations, migrationFiles, recordedMigrations } from './migrations.ts';

const migrationLock = advisoryLock('migration');

type MigrateOptions = {
  /**
   * Runs before the first missing step if the database has data to lose, with the missing steps. If it throws, the
   * database stays as it is.
   */
  beforeMigrating?: (missing: string[]) => Promise<void>;
};

/** Brings the tables up to date, with all steps or none. Servers that start together wait for each other. */
export async function migrateDatabase(
  db: DatabasePool,
  { beforeMigrating }: MigrateOptions = {},
): Promise<void> {
  // The connection has no time limit, because a change of a large table may take longer than a request.
  const client = new pg.Client({ ...db.direct(), statement_timeout: 0, query_timeout: 0 });
  // A failed statement reports the error. Without a listener, the loss of an idle connection would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // The user may have a time limit of their own.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const recorded = await recordedMigrations(client);
    const missing = (await migrationFiles()).slice(recorded.length).map(({ tag }) => tag);
    if (recorded.length > 0 && missing.length > 0) await beforeMigrating?.(missing);
    await client.query('begin');
    await applyMigrations(client, null);
    await client.query('commit');
  } finally {
    // The end of the connection also frees the lock and undoes what was begun.
    await client.end();
  }
}
