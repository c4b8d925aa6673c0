import { findBinaries } from './binaries.ts';
import { createClusterIfMissing, superuser } from './cluster.ts';
import { chooseDataLocation } from './data-location.ts';
import { boot, keepRunning } from './keep-running.ts';
import type { Ownership } from './ownership.ts';
import type { DatabaseLog, Postmaster } from './postmaster.ts';
import { makeSocketDir, removeSocketDir } from './socket-folder.ts';

export type EmbeddedPostgresOptions = {
  /** The data folder of the fellowship; the database is a folder in it. */
  dataDir: string;
  log?: DatabaseLog;
  /** For tests only: nothing is safe against a crash, and the user of the database may make more of them. */
  fast?: boolean;
  /** The most connections the server may open to it. */
  connections?: number;
};

export type EmbeddedPostgres = {
  url: string;
  connection: { host: string; port: number; user: string; database: string };
  /** For what the database's own user may not do, such as making another database. */
  administrator: { host: string; port: number; user: string; database: string };
  /** The database's real folder. */
  dataDir: string;
  /** A sentence for the log when that is not in the data folder. */
  notice: string | undefined;
  stop: Postmaster['stop'];
};

/** Starts the private PostgreSQL of a data folder, and starts it again should it ever fall over. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, fast = false, connections = 0, log = () => undefined } = options;
  const location = await chooseDataLocation(dataDir);
  const native = await findBinaries(location.account, dataDir);
  await createClusterIfMissing(location, native, fast);
  const socketDir = await makeSocketDir(location.account);
  const launch = { location, native, socketDir, fast, connections, log };
  try {
    const running = await boot(launch);
    const stop = keepRunning(running, launch);
    await createDatabaseIfMissing(running.ownership, fast).catch(async error => {
      await stop();
      throw error;
    });
    return { ...addresses(socketDir), dataDir: location.cluster, notice: location.notice, stop };
  } catch (error) {
    await removeSocketDir(socketDir);
    throw error;
  }
}

const database = 'fellowship';
/** Not a superuser: it owns its database and reaches nothing else. */
const user = 'fellowship';

async function createDatabaseIfMissing({ client }: Ownership, fast: boolean): Promise<void> {
  const found = await client.query<{ role: boolean; database: boolean }>(
    `select exists (select from pg_roles where rolname = $1) as role,
            exists (select from pg_database where datname = $2) as database`,
    [user, database],
  );
  if (!found.rows[0]?.role) await client.query(`create role ${user} login ${fast ? 'createdb' : ''}`);
  if (!found.rows[0]?.database) await client.query(`create database ${database} owner ${user}`);
}

/** The options to reach a database that runs already. */
export const connectionTo = (socketDir: string) => ({ host: socketDir, port: 5432, user, database });

function addresses(host: string) {
  const connection = connectionTo(host);
  return {
    connection,
    administrator: { ...connection, user: superuser, database: 'postgres' },
    url: `postgresql://${user}@localhost:5432/${database}?host=${encodeURIComponent(host)}`,
  };
}
