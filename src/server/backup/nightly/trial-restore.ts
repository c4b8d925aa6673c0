import { advisoryLock } from '#server/database/advisory-locks.ts';
import { access } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { codeOf } from '#server/database/embedded/embedded-postgres-error.ts';
import {
  type Connection,
  prepareTransfer,
  quoteName,
  withClient,
} from '#server/backup/archive/connection.ts';
import type { NightlyOptions } from './nightly-options.ts';
import { backupToTry, recordTrial } from './queries.ts';
import { checkBackup } from '#server/backup/restore/restore-backup.ts';
import { restoreTables } from '#server/backup/restore/restore-tables.ts';

const day = 24 * 60 * 60_000;
/** A little less than a week, so that it stays with its night. */
const trialsAreApart = 6.5 * day;
const trialLock = advisoryLock('trial restore');
const mayNot = '42501';

type Databases = Pick<NightlyOptions, 'connection' | 'administrator'>;

/** Once a week, restores the newest nightly backup into a database of its own, and notes what came of it. */
export async function tryRestoring(options: NightlyOptions, now: Date): Promise<void> {
  const { db, folder, say } = options;
  const backup = await backupToTry(db, new Date(now.getTime() - trialsAreApart));
  if (!backup) return;
  const file = path.join(folder, backup.file);
  // The file is another server's, which tries it.
  if (!(await isThere(file))) return;
  await runAlone(options, async scratch => {
    const problem = await problemOf(file, scratch, options);
    await recordTrial(db, backup.id, { at: now, problem });
    if (problem !== null) say(`Restoring the backup ${file} on trial: ${problem}`);
  });
}

/** Drops the database of a trial that was cut short. */
export async function dropScratchDatabase(options: Databases): Promise<void> {
  await runAlone(options, scratch =>
    withClient(options.administrator, async client => {
      const { rowCount } = await client.query('select from pg_database where datname = $1', [scratch]);
      if (rowCount) await client.query(`drop database ${quoteName(scratch)} with (force)`);
    }),
  );
}

/** With the name of this database's scratch database, while no other server works on it. */
async function runAlone({ connection }: Databases, work: (scratch: string) => Promise<void>): Promise<void> {
  await withClient(connection, async client => {
    await client.query('begin');
    await prepareTransfer(client);
    const { rows } = await client.query<{ taken: boolean; scratch: string }>(
      `select pg_try_advisory_xact_lock($1) as taken, 'fellowship_trial_' || oid as scratch
       from pg_database where datname = current_database()`,
      [trialLock],
    );
    if (rows[0]?.taken) await work(rows[0].scratch);
  });
}

/** Null where all was the same. */
async function problemOf(file: string, scratch: string, options: Databases): Promise<string | null> {
  try {
    const archive = await checkBackup(file, () => undefined);
    try {
      await inScratchDatabase(options, scratch, async client => {
        await client.query('begin');
        await prepareTransfer(client);
        await restoreTables(client, archive);
        await client.query('commit');
      });
    } finally {
      await archive.close();
    }
    return null;
  } catch (error) {
    if (codeOf(error) !== mayNot) return (error as Error).message;
    return 'the file is whole; loading it was not tried, as this PostgreSQL lets us make no database for that';
  }
}

async function inScratchDatabase(
  { connection, administrator }: Databases,
  scratch: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const owner = await withClient(connection, client =>
    client.query<{ name: string }>('select current_user as name'),
  );
  await withClient(administrator, async admin => {
    const drop = `drop database if exists ${quoteName(scratch)} with (force)`;
    await admin.query(drop);
    await admin.query(
      `create database ${quoteName(scratch)} owner ${quoteName(owner.rows[0]?.name ?? '')} template template0 encoding 'UTF8'`,
    );
    try {
      await withClient(inDatabase(connection, scratch), work);
    } finally {
      await admin.query(drop);
    }
  });
}

function inDatabase(connection: Connection, database: string): Connection {
  if (connection.connectionString === undefined) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
