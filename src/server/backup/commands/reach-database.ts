import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseDataLocation, exists } from '#server/database/embedded/data-location.ts';
import { connectionTo, startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts';
import { AlreadyRunningError } from '#server/database/embedded/embedded-postgres-error.ts';
import { readPostmasterFile } from '#server/database/embedded/postmaster-file.ts';
import type { Settings } from '#server/settings/settings.ts';
import { BackupError } from '#server/backup/archive/backup-error.ts';
import type { Connection } from '#server/backup/archive/connection.ts';

export type Reached = {
  connection: Connection;
  /** The database is our own, and another process has started it. */
  isInUse: boolean;
  close: () => Promise<void>;
};

type Where = Pick<Settings, 'dataDir' | 'databaseUrl'> & Partial<Pick<Settings, 'databaseDirectUrl'>>;

const tries = 50;
const pauseMs = 200;

/**
 * The database that these settings name: one that is given, or our own, which is started for the time unless it runs. Of
 * one that nobody has made yet, a backup is a mistake (`mustExist`).
 */
export async function reachDatabase(
  { dataDir, databaseUrl, databaseDirectUrl }: Where,
  { mustExist }: { mustExist: boolean },
): Promise<Reached> {
  if (databaseUrl !== undefined) {
    const connectionString = databaseDirectUrl ?? databaseUrl;
    return { connection: { connectionString }, isInUse: false, close: async () => undefined };
  }
  if (mustExist) await refuseMissing(dataDir);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const postgres = await startEmbeddedPostgres({ dataDir });
      return { connection: postgres.connection, isInUse: false, close: () => postgres.stop() };
    } catch (error) {
      if (!(error instanceof AlreadyRunningError)) throw error;
      const connection = await runningOne(dataDir);
      if (connection) return { connection, isInUse: true, close: async () => undefined };
      // The server ended, or was starting, while it was asked.
      if (attempt === tries) throw error;
      await sleep(pauseMs);
    }
  }
}

async function refuseMissing(dataDir: string): Promise<void> {
  const { cluster } = await chooseDataLocation(dataDir);
  if (!(await exists(path.join(cluster, 'PG_VERSION'))))
    throw new BackupError(`There is nothing to back up: ${dataDir} holds no database.`);
}

async function runningOne(dataDir: string): Promise<Connection | undefined> {
  const { cluster } = await chooseDataLocation(dataDir);
  const running = await readPostmasterFile(cluster);
  if (!running?.ready || running.socketDir === '') return undefined;
  return connectionTo(running.socketDir);
}
