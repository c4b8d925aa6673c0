import type pg from 'pg';
import { landedMigrations } from '#server/database/landed-migrations.ts';
import { ownTables } from '#server/database/own-tables.ts';
import { BackupError } from '#server/backup/archive/backup-error.ts';
import { notOfExtension } from './drop-everything.ts';

type Client = Pick<pg.ClientBase, 'query'>;

/**
 * Refuses a database that another program works in: a restore makes room by dropping all that is there. Where a newer
 * release of ours has worked, what this one does not know may go if the caller says so.
 */
export async function refuseOtherPrograms(client: Client, replace: boolean): Promise<void> {
  // A sequence that belongs to a column is what its table is.
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class c
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
       and not (relkind = 'r' and relname = any($1))
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
         and d.refclassid = 'pg_class'::regclass and relkind = 'S' and d.deptype in ('a', 'i'))
       and ${notOfExtension('pg_class', 'c.oid')} order by relname collate "C"`,
    [await ownTables()],
  );
  if (rows.length === 0) return;
  const isOurs = await isOfNewerRelease(client);
  if (isOurs && replace) return;
  const most = rows.slice(0, 5).map(({ name }) => name);
  const names = [...most, ...(rows.length > most.length ? ['…'] : [])].join(', ');
  if (isOurs) {
    throw new BackupError(
      `This database holds tables that this release does not know (${names}). To put the backup in place of all that is there, add --replace.`,
    );
  }
  throw new BackupError(
    `This database holds tables of another program (${names}). Restore into a database of its own.`,
  );
}

/** Checks for our first step on record, and one that this release does not know. */
async function isOfNewerRelease(client: Client): Promise<boolean> {
  const record = 'drizzle.__drizzle_migrations';
  const { rows } = await client.query<{ isThere: boolean }>(
    'select to_regclass($1) is not null as "isThere"',
    [record],
  );
  if (!rows[0]?.isThere) return false;
  const { rows: found } = await client.query<{ isNewer: boolean | null }>(
    `select bool_or(hash = any($1)) and not bool_and(hash = any($2)) as "isNewer" from ${record}`,
    [landedMigrations['0000_initial'], Object.values(landedMigrations).flat()],
  );
  return found[0]?.isNewer ?? false;
}
