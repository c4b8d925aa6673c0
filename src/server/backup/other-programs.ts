import type pg from 'pg';
import { ownTables } from '#server/database/own-tables.ts';
import { BackupError } from './backup-error.ts';
import { notOfExtension } from './drop-everything.ts';

/** Refuses a database that another program works in too: a restore makes room by dropping all that is there. */
export async function refuseOtherPrograms(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
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
  const most = rows.slice(0, 5).map(({ name }) => name);
  const names = [...most, ...(rows.length > most.length ? ['…'] : [])].join(', ');
  throw new BackupError(
    `This database holds tables of another program (${names}). Restore into a database of its own.`,
  );
}
