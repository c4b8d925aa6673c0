import type pg from 'pg';
import { ownTables } from '#server/database/own-tables.ts';
import { quoteName } from './connection.ts';
import type { Content, Sequence, Table } from './manifest.ts';

type Client = Pick<pg.ClientBase, 'query'>;

/**
 * Reads our tables that are there, with the columns that are not worked out from others. Another program's beside them
 * are left alone: we may not be allowed to read them, and no release of ours could restore them.
 */
export async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `
    select c.relname as name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname = any($1)
    group by c.relname order by c.relname collate "C"`,
    [await ownTables()],
  );
  return rows;
}

export const columnList = ({ columns }: Table): string =>
  columns.map(({ name }) => quoteName(name)).join(', ');

/**
 * Counts a table's rows and sums up their values: each row as text, and of its SHA-256 the first 60 bits as a number.
 * The order of rows does not matter; any value does.
 */
export async function contentOf(client: Client, table: Table): Promise<Content> {
  const { rows } = await client.query<{ rows: string; sum: string }>(`
    select count(*) as rows, coalesce(sum(('x' || left(encode(sha256(convert_to(row(${columnList(table)})::text, 'UTF8')),
      'hex'), 15))::bit(60)::bigint), 0) as sum from ${quoteName(table.name)}`);
  return { table: table.name, rows: Number(rows[0]?.rows), sum: rows[0]?.sum ?? '' };
}

/** Reads the sequences of our tables' columns. They are in no snapshot: read after it has begun, they are past all its rows. */
export async function sequencesOf(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select s.relname as name from pg_class s
     join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = s.oid and d.refclassid = 'pg_class'::regclass
       and d.deptype in ('a', 'i')
     join pg_class t on t.oid = d.refobjid
     where s.relnamespace = 'public'::regnamespace and s.relkind = 'S' and t.relkind = 'r' and t.relname = any($1)
     order by 1`,
    [await ownTables()],
  );
  const found: Sequence[] = [];
  for (const { name } of rows) {
    const { rows: state } = await client.query<{ last: string; isCalled: boolean }>(
      `select last_value as last, is_called as "isCalled" from ${quoteName(name)}`,
    );
    found.push({ name, last: state[0]?.last ?? '1', isCalled: state[0]?.isCalled ?? false });
  }
  return found;
}
