import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { ChangeQueue } from './change-queue.ts';
import { databaseTroubleOf } from './database-trouble.ts';
import { type LaneOptions, Lanes } from './lanes.ts';

type SharedLanes = { lanes: Lanes; sessionLanes: Lanes };

/** The database or one transaction of it; the first parameter of every query. */
export type Database = NodePgDatabase & { $client: Pick<pg.ClientBase, 'query'> } & Partial<SharedLanes>;

/** Connections that are given out to one request at a time. */
export type Connections = NodePgDatabase & { $client: pg.Pool };

/** All connections that the app holds from start to stop. */
export type DatabasePool = Connections &
  SharedLanes & {
    /** Connections only for members' logs, so that nothing else can keep a log waiting. */
    logs: Connections;
    /** The queue in which changes of programs wait before they take a connection. */
    changes: ChangeQueue;
    end(): Promise<void>;
  };

/** Milliseconds. */
type DatabaseTimeouts = {
  /** The time for a statement on a shared connection. */
  laneTimeout?: number;
  /** The time between two looks for a statement that holds up the others. */
  laneLookEvery?: number;
  /** The time that a change of a program waits for its turn. */
  changeWait?: number;
};

const laneCount = 3;
const sessionLaneCount = 2;
const second = 1_000;

/**
 * PostgreSQL would plan a large statement again at each call where it hopes for a better plan, which takes longer than
 * to run it.
 */
const plannedOnce = '-c plan_cache_mode=force_generic_plan';

export function connectDatabase(
  given: pg.PoolConfig & DatabaseTimeouts,
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
    // The pool replaces an idle connection that breaks, and reports it here. One that is given out it no longer listens
    // to: its next query fails, and it is thrown away. An error that nobody hears would end the process.
    return pool.on('error', onError).on('connect', client => client.on('error', () => undefined));
  };
  const pool = poolOf(answeredWithin(timeout));
  // A change of a program locks the days of many members. A log waits for it for up to 10 s instead of being refused.
  const logPool = poolOf({
    connectionTimeoutMillis: 10 * second,
    ...answeredWithin(timeout),
  });
  const lanesOf = (count: number) => {
    const limit = { query_timeout: laneTimeout };
    const alone: LaneOptions['alone'] = query => pool.query({ ...query, ...limit });
    const options = { count, lookEvery: laneLookEvery, timeout: laneTimeout, alone, onError };
    return new Lanes({ ...config, statement_timeout: laneTimeout, options: plannedOnce }, options);
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

/** The most connections of a server with such a pool: pool, logs, lanes (also held-up ones), and a few more. */
export const connectionsFor = (pool: number): number => 2 * pool + 3 * (laneCount + sessionLaneCount) + 15;

const halfOf = (connections: number) => Math.max(1, Math.floor(connections / 2));

/**
 * The database cancels a statement after so long. A database that hangs does not even do that, so the wait ends here a
 * little later; the connection is then closed, because the answer may still come.
 */
const answeredWithin = (timeout: number | false) => ({
  statement_timeout: timeout,
  ...(timeout && { query_timeout: timeout + Math.min(timeout, second) / 2 }),
});

const asText: readonly number[] = [pg.types.builtins.DATE];
const asNumber: readonly number[] = [pg.types.builtins.NUMERIC, pg.types.builtins.INT8];

/** Dates stay text, because a training date is no instant. Counts and sums become numbers. */
function readType(oid: number, format?: 'text' | 'binary'): unknown {
  if (format !== 'binary' && asText.includes(oid)) return (text: string) => text;
  if (format !== 'binary' && asNumber.includes(oid)) return Number;
  return pg.types.getTypeParser(oid);
}

/** A rollback takes no time, unless the connection hangs; then nobody waits longer for it. */
const rollback = { text: 'rollback', query_timeout: 2 * second } as pg.QueryConfig;

/** Runs `work` in one transaction, of which all or nothing happens. Inside a transaction it becomes part of that. */
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
    // The connection may lead to a server that another has taken over from. A new one leads to whichever can be written to.
    if (databaseTroubleOf(error) === 'not writable') broken ??= error as Error;
    throw error;
  } finally {
    client.release(broken);
  }
}

/** A statement on a shared connection may be sent twice, so it has to be a read. */
const writes = /\b(insert|update|delete)\b/i;

type StatementOptions = {
  /** The statement finds the session. Every request begins with it, so it has shared connections of its own. */
  forSession?: boolean;
  /** The statement reads much or writes. It gets a connection to itself, so that short ones do not wait behind it. */
  alone?: boolean;
};

type Statement<Row, Values> = (db: Database, values: Values) => Promise<Row[]>;

/**
 * A hard read or a hot write as a named, prepared statement, which each connection plans once. Values stand in it by
 * name (`:memberId`) and are given by name. The contract checks the row's shape when it leaves the server.
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

/** Matches a colon before a word, but not a cast's two colons. */
const nameInText = /(?<![:\w]):([a-z]\w*)/gi;

/** PostgreSQL knows values by number, so each name gets one number for all its places. */
function numberNames(text: string): { numbered: string; names: string[] } {
  const names: string[] = [];
  const numbered = text.replace(nameInText, (_, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return { numbered, names };
}

/** Throws for a name without a value, which would otherwise silently be null. */
function valueOf(values: object, name: string): unknown {
  const value = (values as Record<string, unknown>)[name];
  if (value === undefined) throw new Error(`The statement has no value for :${name}`);
  return value;
}
