import type pg from 'pg';
import { applyMigrations, migrationFiles } from '#server/database/migrations.ts';
import { type Archive, newerBackup } from '#server/backup/archive/archive-reader.ts';
import { compareContents, loadTables } from './load-tables.ts';
import { takeOffWeight } from './take-off-weight.ts';

/** Refuses what was made by a release that knows more than this one. */
export async function refuseNewer({ file, manifest }: Archive): Promise<void> {
  const known = new Set((await migrationFiles()).map(({ tag }) => tag));
  if (manifest.migrations.some(tag => !known.has(tag))) throw newerBackup(file);
}

/**
 * Makes the tables as they were, fills them, sees that they hold what they did, and brings them up to date: all in the
 * caller's transaction, in a database without tables.
 */
export async function restoreTables(client: pg.Client, archive: Archive): Promise<void> {
  await applyMigrations(client, archive.manifest.migrations.at(-1) ?? null);
  const weight = await takeOffWeight(client);
  await loadTables(client, archive);
  await compareContents(client, archive);
  await client.query(`set local maintenance_work_mem = '128MB'`);
  await weight.putBack();
  await applyMigrations(client, null);
  await client.query('analyze');
}
