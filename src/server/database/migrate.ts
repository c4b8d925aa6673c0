import type { DatabasePool } from './database.ts';
import { applyMigrations, migrationFiles, recordedMigrations } from './migrations.ts';

const migrationLock = 7_214_001;

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
  const client = await db.$client.connect();
  let broken: Error | undefined;
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const recorded = await recordedMigrations(client);
    const missing = (await migrationFiles()).slice(recorded.length).map(({ tag }) => tag);
    if (recorded.length > 0 && missing.length > 0) await beforeMigrating?.(missing);
    await client.query('begin');
    await applyMigrations(client, null);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    await client.query('reset statement_timeout').catch(() => undefined);
    client.release(broken);
  }
}
