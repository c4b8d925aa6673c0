import pg from 'pg';
import type { Fellowship } from './fellowship.ts';
import { postgresOfThisRun } from './postgres-of-this-run.ts';

/** Runs a statement in the database of a fellowship that is up: for what no call can say, such as a month long ago. */
export async function inDatabase(
  { database }: Pick<Fellowship, 'database'>,
  statement: string,
  values: unknown[] = [],
) {
  const client = new pg.Client({ ...postgresOfThisRun(), database });
  await client.connect();
  try {
    return await client.query<Record<string, unknown>>(statement, values);
  } finally {
    await client.end();
  }
}
