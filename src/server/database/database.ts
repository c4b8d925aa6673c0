import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { ChangeQueue } from './change-queue.ts';
import { type LaneOptions, Lanes } from './lanes.ts';

type SharedLanes = { lanes: Lanes; sessionLanes: Lanes };

/** The database, or one transaction of it: the first parameter of every query. */
export type Database = NodePgDatabase & { $client: Pick<pg.ClientBase, 'query'> } & Partial<SharedLanes>;

/** Connections that are given out one at a time. */
export type Connections = NodePgDatabase & { $client: pg.Pool };

/** The whole of it: what the app holds from start to stop. */
export type DatabasePool = Connections &
  SharedLanes & {
    /** Connections kept for the logs of members, whatever else is going on. */
    logs: Connections;
    /** Where changes of programs wait for their turn, before they have a connection. */
    changes: ChangeQueue;
    end(): Promise<void>;
  };

/** Milliseconds. */
type Patience = {
  /** For a statement on a shared connection. */
  laneTimeout?: number;
  /** Between two looks at whether one of them holds up the others. */
  laneLookEvery?: number;
  /** Of a change of a program for its turn. */
  changeWait?: number;
};

const laneCount = 3;
const sessionLaneCount = 2;
const second = 1_000;

export function connectDatabase(
  given: pg.PoolConfig & Patience,
  onError: (error: Error) => void,
): DatabasePool {
  const { laneTimeout = 2.5 * second, laneLookEvery = 100, changeWait = 15 * second, ...own } = given;
  const config: pg.PoolConfig = {
    connectionTimeoutMillis: 3 * second,
    idleTimeoutMillis: 60 * second,
    ...own,
    types: { getTypeParser: readType as typeof pg.types.getTypeParser },
  };
  const { max = 10, statement_timeout: timeout = 30 * second } = config;
  const poolOf = (more: pg.PoolConfig) => {
    const pool = new pg.Pool({ ...config, ...more });
    // An idle connection that breaks is replaced by the pool; unheard, its error would end the process.
    return pool.on('error', onError);
  };
  const pool = poolOf(answeredWithin(timeout));
  // Who changes programs holds the days of many members still: a log waits for that rather than to be refused.
  const logPool = poolOf({
    connectionTimeoutMillis: 10 * second,
    ...answeredWithin(timeout),
  });
  const lanesOf = (count: number) => {
    const limit = { query_timeout: laneTimeout };
    const alone: LaneOptions['alone'] = query => pool.query({ ...query, ...limit });
    const options = { count, lookEvery: laneLookEvery, timeout: laneTimeout, alone, onError };
    return new Lanes({ ...config, statement_timeout: laneTimeout }, options);
  };
  const lanes = lanesOf(laneCount);
  const sessionLanes = lanesOf(sessionLaneCount);
  const changes = new ChangeQueue(halfOf(max), changeWait);
  const end = async () => {
    await Promise.all([lanes.end(), sessionLanes.end()]);
    await Promise.all([pool.end(), logPool.end()]);
  };
  const logs = drizzle({ client: logPool });
  return Object.assign(drizzle({ client: pool }), { lanes, sessionLanes, logs, changes, end });
}

/** How many connections a server may open with a pool of that size: pool, logs, lanes (also those that are held up), and a few by themselves. */
export const connectionsFor = (pool: number): number => 2 * pool + 3 * (laneCount + sessionLaneCount) + 15;

const halfOf = (connections: number) => Math.max(1, Math.floor(connections / 2));

/**
 * The database gives a statement up after so long. One that hangs altogether does not even say so: a little later the
 * wait is over here, and the connection is closed, for its answer may still come.
 */
const answeredWithin = (timeout: number | false) => ({
  statement_timeout: timeout,
  ...(timeout && { query_timeout: timeout + Math.min(timeout, second) / 2 }),
});

const asText: readonly number[] = [pg.types.builtins.DATE];
const asNumber: readonly number[] = [pg.types.builtins.NUMERIC, pg.types.builtins.INT8];

/** Dates stay text (a training date is no instant); counts and sums are numbers. */
function readType(oid: number, format?: 'text' | 'binary'): unknown {
  if (format !== 'binary' && asText.includes(oid)) return (text: string) => text;
  if (format !== 'binary' && asNumber.includes(oid)) return Number;
  return pg.types.getTypeParser(oid);
}

/** On a connection that is in order it takes no time; on one that hangs nobody waits for it. */
const rollback = { text: 'rollback', query_timeout: 2 * second } as pg.QueryConfig;

/** Runs `work` in one transaction: all of it happens, or none. Within one already, it is part of that. */
export async function transaction<Result>(
  db: Connections,
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
    await client.query(rollback).catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** What is asked on a shared connection may be asked twice, so it has to be a read. */
const writes = /\b(insert|update|delete)\b/i;

type StatementOptions = {
  /** Reads whose session it is: every request begins with that, so it has shared connections to itself. */
  forSession?: boolean;
  /** Reads much, or writes: it gets a connection to itself, so that nothing short waits behind it. */
  alone?: boolean;
};

type Statement<Row, Values> = (db: Database, values: Values) => Promise<Row[]>;

/**
 * A hard read or a hot write as one named, prepared statement: planned once a connection, then only run. Values stand
 * in it by name (`:memberId`) and are given by name. The row's shape is checked where it leaves the server, by the contract.
 */
export function statement<Row extends pg.QueryResultRow, Values extends object = Record<string, never>>(
  name: string,
  text: string,
  { alone = false, forSession = false }: StatementOptions = {},
): Statement<Row, Values> {
  const isShared = !alone && !writes.test(text);
  const { numbered, names } = numberNames(text);
  return async (db, values) => {
    const query = { name, text: numbered, values: names.map(one => valueOf(values, one)) };
    const lanes = isShared ? db[forSession ? 'sessionLanes' : 'lanes'] : undefined;
    const { rows } = lanes ? await lanes.query<Row>(query) : await db.$client.query<Row>(query);
    return rows;
  };
}

/** A colon before a word, unless it is one of a cast's two. */
const nameInText = /(?<![:\w]):([a-z]\w*)/gi;

/** PostgreSQL knows values by number: each name gets one, wherever it stands. */
function numberNames(text: string): { numbered: string; names: string[] } {
  const names: string[] = [];
  const numbered = text.replace(nameInText, (_, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return { numbered, names };
}

/** A name without a value would quietly be null. */
function valueOf(values: object, name: string): unknown {
  const value = (values as Record<string, unknown>)[name];
  if (value === undefined) throw new Error(`The statement has no value for :${name}`);
  return value;
}
