import type pg from 'pg';
import { connectionsFor } from '#server/database/database.ts';
import { fault, type Finding, ok, warning } from '#server/doctor/findings/finding.ts';

export type Connections = {
  /** How many this user may open to this database. */
  allowed: number;
  /** Open ones that are not the server's. */
  others: number;
  pool: number;
};

const maxPool = 100;
/** Fewer than a server with the smallest pool asks for while little goes on. */
const fewest = 10;

/** Compares the connections that the server may open with those that the database has for it. */
export async function checkConnections(client: pg.Client, pool: number): Promise<Finding> {
  const { rows } = await client.query<Omit<Connections, 'pool'>>(`
    select least(
             current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
               - coalesce(current_setting('reserved_connections', true)::int, 0),
             nullif(datconnlimit, -1), nullif(rolconnlimit, -1)) as allowed,
           (select count(*)::int from pg_stat_activity
            where backend_type = 'client backend' and application_name not like 'fellowship%') as others
    from pg_database, pg_roles
    where datname = current_database() and rolname = current_user`);
  return judgeConnections({ ...(rows[0] as Omit<Connections, 'pool'>), pool });
}

export function judgeConnections({ allowed, others, pool }: Connections): Finding {
  const needed = connectionsFor(pool);
  const left = allowed - others;
  const taken = others > 0 ? `, of which other programs have ${others}` : '';
  if (left >= needed) return ok(`The server may open ${needed}; the database has ${allowed}${taken}.`);
  const found = `With DATABASE_POOL=${pool} the server may open ${needed}, and the database has ${allowed}${taken}.`;
  const fits = largestPool(left);
  const raise = `raise max_connections of PostgreSQL to ${needed + others + 10}`;
  const advice = fits === 0 ? `R${raise.slice(1)}.` : `Set DATABASE_POOL=${fits}, or ${raise}.`;
  return left < fewest ? fault(found, advice) : warning(found, advice);
}

function largestPool(connections: number): number {
  let pool = maxPool;
  while (pool > 0 && connectionsFor(pool) > connections) pool -= 1;
  return pool;
}
