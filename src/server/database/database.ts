import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { Lanes } from './lanes.ts';

/** The database, or one transaction of it: the first parameter of every query. */
export type Database = NodePgDatabase & { $client: Pick<pg.ClientBase, 'query'>; lanes?: Lanes };

/** The whole of it: what the app holds from start to stop. */
export type DatabasePool = NodePgDatabase & { $client: pg.Pool; lanes: Lanes; end(): Promise<void> };

const laneCount = 3;

export function connectDatabase(given: pg.PoolConfig, onError: (error: Error) => void): DatabasePool {
  const config: pg.PoolConfig = {
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 30_000,
    ...given,
    types: { getTypeParser: readType as typeof pg.types.getTypeParser },
  };
  const pool = new pg.Pool(config);
  // An idle connection that breaks is replaced by the pool; unheard, its error would end the process.
  pool.on('error', onError);
  const lanes = new Lanes(config, laneCount, onError);
  const end = async () => {
    await lanes.end();
    await pool.end();
  };
  return Object.assign(drizzle({ client: pool }), { lanes, end });
}

const asText: readonly number[] = [pg.types.builtins.DATE];
const asNumber: readonly number[] = [pg.types.builtins.NUMERIC, pg.types.builtins.INT8];

/** Dates stay text (a training date is no instant); counts and sums are numbers. */
function readType(oid: number, format?: 'text' | 'binary'): unknown {
  if (format !== 'binary' && asText.includes(oid)) return (text: string) => text;
  if (format !== 'binary' && asNumber.includes(oid)) return Number;
  return pg.types.getTypeParser(oid);
}

/** Runs `work` in one transaction: all of it happens, or none. Within one already, it is part of that. */
export async function transaction<Result>(
  db: DatabasePool,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  if (!(db.$client instanceof pg.Pool)) return work(db);
  const client = await db.$client.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(drizzle({ client }));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

type StatementOptions = {
  /** Reads much, or waits for the disk: it gets a connection to itself, so that nothing short waits behind it. */
  alone?: boolean;
};

/**
 * A hard read or a hot write as one named, prepared statement: planned once a connection, then only run.
 * The row's shape is checked where it leaves the server, by the contract.
 */
export function statement<Row extends pg.QueryResultRow>(
  name: string,
  text: string,
  { alone = false }: StatementOptions = {},
) {
  return async (db: Database, values: readonly unknown[]): Promise<Row[]> => {
    const query = { name, text, values: [...values] };
    const { rows } =
      db.lanes && !alone ? await db.lanes.query<Row>(query) : await db.$client.query<Row>(query);
    return rows;
  };
}
