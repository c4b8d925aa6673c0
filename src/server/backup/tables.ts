import type pg from 'pg';
import { quoted } from './connection.ts';
import type { Content, Sequence, Table } from './manifest.ts';

type Client = Pick<pg.ClientBase, 'query'>;

/** Every ordinary table, with the columns that are not worked out from others: by the catalog, so that none is forgotten. */
export async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    group by c.relname order by c.relname collate "C"`);
  return rows;
}

export const columnList = ({ columns }: Table): string => columns.map(({ name }) => quoted(name)).join(', ');

/**
 * How many rows a table has, and a sum over all that stands in them: each row as text, and of its SHA-256 the first 60
 * bits as a number. The order of rows does not matter; any value does.
 */
export async function contentOf(client: Client, table: Table): Promise<Content> {
  const { rows } = await client.query<{ rows: string; sum: string }>(`
    select count(*) as rows, coalesce(sum(('x' || left(encode(sha256(convert_to(row(${columnList(table)})::text, 'UTF8')),
      'hex'), 15))::bit(60)::bigint), 0) as sum from ${quoted(table.name)}`);
  return { table: table.name, rows: Number(rows[0]?.rows), sum: rows[0]?.sum ?? '' };
}

/** Of identity columns too. They are in no snapshot: asked after it has begun, they are past all its rows. */
export async function sequencesOf(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select sequencename as name from pg_sequences where schemaname = 'public' order by 1`,
  );
  const found: Sequence[] = [];
  for (const { name } of rows) {
    const { rows: state } = await client.query<{ last: string; isCalled: boolean }>(
      `select last_value as last, is_called as "isCalled" from ${quoted(name)}`,
    );
    found.push({ name, last: state[0]?.last ?? '1', isCalled: state[0]?.isCalled ?? false });
  }
  return found;
}
