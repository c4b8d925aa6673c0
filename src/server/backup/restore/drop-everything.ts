import type pg from 'pg';

/** Takes away everything of ours, or what stands in its place; what belongs to an extension stays. */
export async function dropEverything(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const ours = `in (select oid from pg_namespace where nspname in ('public', 'drizzle'))`;
  const relations = await client.query<{ drop: string }>(
    `select format('drop %s if exists %s cascade', case relkind when 'v' then 'view' when 'm' then 'materialized view'
       when 'S' then 'sequence' when 'f' then 'foreign table' else 'table' end, oid::regclass) as drop
     from pg_class where relnamespace ${ours} and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
       and ${notOfExtension('pg_class', 'pg_class.oid')} order by relkind = 'S', oid`,
  );
  await client.query(relations.rows.map(({ drop }) => drop).join('; '));
  const rest = await client.query<{ drop: string }>(
    `select format('drop routine if exists %s cascade', oid::regprocedure) as drop
     from pg_proc where pronamespace ${ours} and ${notOfExtension('pg_proc', 'pg_proc.oid')}
     union all
     select format('drop type if exists %s cascade', oid::regtype)
     from pg_type where typnamespace ${ours} and typtype in ('d', 'e', 'r') and ${notOfExtension('pg_type', 'pg_type.oid')}
     union all
     select format('drop collation if exists %s cascade', oid::regcollation)
     from pg_collation where collnamespace ${ours} and ${notOfExtension('pg_collation', 'pg_collation.oid')}`,
  );
  await client.query(rest.rows.map(({ drop }) => drop).join('; '));
}

export const notOfExtension = (catalog: string, oid: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${oid} and d.deptype = 'e')`;
