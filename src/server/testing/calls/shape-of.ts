import type pg from 'pg';

/** All that a database is made of, but for the order of columns: what two of one release must have in common. */
export async function shapeOf(client: pg.ClientBase): Promise<unknown> {
  const rowsOf = async (query: string) =>
    (await client.query<{ line: string }>(query)).rows.map(row => row.line);
  return {
    columns: await rowsOf(
      `select concat_ws(' ', table_name, column_name, data_type, numeric_precision, numeric_scale, is_nullable,
         column_default, generation_expression, identity_generation) as line
       from information_schema.columns where table_schema = 'public' order by 1`,
    ),
    constraints: await rowsOf(
      `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as line
       from pg_constraint where connamespace = 'public'::regnamespace order by 1`,
    ),
    indexes: await rowsOf(`select indexdef as line from pg_indexes where schemaname = 'public' order by 1`),
    routines: await rowsOf(
      `select pg_get_functiondef(oid) as line from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
    ),
    triggers: await rowsOf(
      `select pg_get_triggerdef(oid) as line from pg_trigger where not tgisinternal order by 1`,
    ),
    storage: await rowsOf(
      `select relname || ' ' || coalesce(array_to_string(reloptions, ','), '') as line from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
    ),
  };
}
