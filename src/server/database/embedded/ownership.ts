import { advisoryLock } from '#server/database/advisory-locks.ts';
import { Client } from 'pg';
import { superuser } from './cluster.ts';
import { codeOf } from './embedded-postgres-error.ts';

/**
 * The one server that uses this database: a lock in the database itself, held as long as the connection.
 * However that server ends, the lock ends with it; no file can be left behind to lie about it.
 */
export type Ownership = { client: Client; lost: Promise<void>; release(): Promise<void> };

const ownershipLock = advisoryLock('ownership of the embedded PostgreSQL');
/** The lock of a server that was just killed is gone within moments. */
const waitMs = 1_000;

/** Answers undefined when another server holds the database. Throws when it does not answer (yet). */
export async function claimOwnership(socketDir: string): Promise<Ownership | undefined> {
  const client = new Client({
    host: socketDir,
    port: 5432,
    user: superuser,
    database: 'postgres',
    application_name: 'fellowship owner',
    connectionTimeoutMillis: 5_000,
  });
  const lost = new Promise<void>(resolve => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
  });
  await client.connect();
  const release = () => client.end().catch(() => undefined);
  try {
    await client.query(`set lock_timeout = ${waitMs}`);
    await client.query('select pg_advisory_lock($1)', [ownershipLock]);
    return { client, lost, release };
  } catch (error) {
    await release();
    if (codeOf(error) === lockNotAvailable) return undefined;
    throw error;
  }
}

const lockNotAvailable = '55P03';
/** Not yet, or no longer: it is starting up, recovering or shutting down. */
const cannotConnectNow = '57P03';

export const isPassing = (error: unknown): boolean =>
  [cannotConnectNow, '57P01', '57P02', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ESRCH'].includes(
    codeOf(error),
  );
