import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { ChangeQueue } from './change-queue.ts';
import { databaseTroubleOf, readOnlyCode } from './database-trouble.ts';
import { type LaneOptions, Lanes } from './lanes.ts';
import type { Replica } from './replica.ts';
import { type ClientOfRequest, SlowStatements } from './slow-statements.ts';
import { UnnamedClient } from './unnamed-client.ts';
import { straightWay, type Way } from './way.ts';

type SharedLanes = { lanes: Lanes; sessionLanes: Lanes };

/** The database or one transaction of it; the first parameter of every query. */
export type Database = NodePgDatabase & { $client: Pick<pg.ClientBase, 'query'> } & Partial<SharedLanes> &
  Asking;

/** The request that asks, where it is one. */
type Asking = { requestId?: string };

/** Connections that are given out to one request at a time. */
export type Connections = NodePgDatabase & { $client: pg.Pool } & Asking;

/** All connections that the app holds from start to stop. */
export type DatabasePool = Connections &
  SharedLanes & {
    /** Connections only for members' logs, so that nothing else can keep a log waiting. */
    logs: Connections;
    /** The queue in which changes of programs wait before they take a connection. */
    changes: ChangeQueue;
    /** How to reach the database itself, past any pooler, for what needs a session of its own. */
    direct(): pg.ClientConfig;
    /** The copy that long reads may go to; set by the starter. */
    replica?: Replica | undefined;
    slow: SlowStatements;
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

/** The ways to the database: that of the pool, and the one past a pooler, where there is another. */
type Ways = { way?: Way; direct?: pg.ClientConfig | undefined };

const laneCount = 3;
const sessionLaneCount = 2;
const second = 1_000;

/**
 * PostgreSQL would plan a large statement again at each call where it hopes for a better plan, which takes longer than
 * to run it.
 */
const plannedOnce = '-c plan_cache_mode=force_generic_plan';

export function connectDatabase(
  given: pg.PoolConfig & DatabaseTimeouts & Ways & { slow?: SlowStatements },
  onError: (error: Error) => void,
): DatabasePool {
  const { laneTimeout = 2.5 * second, laneLookEvery = 100, changeWait = 15 * second, ...others } = given;
  const { slow = new SlowStatements(0, () => undefined), ...ways } = others;
  const { way = straightWay, direct = ways, statement_timeout: timeout = 30 * second, ...own } = ways;
  const config: pg.PoolConfig = {
    connectionTimeoutMillis: 3 * second,
    idleTimeoutMillis: 60 * second,
    ...own,
    types: { getTypeParser: readType as typeof pg.types.getTypeParser },
  };
  const { max = 10 } = config;
  const Client = way.statements === 'named' ? pg.Client : UnnamedClient;
  const poolOf = (more: pg.PoolConfig) => {
    const pool = new pg.Pool({ ...config, Client, ...more });
    if (!way.takesSettings) beginnings.set(pool, beginWithin(timeout));
    // The pool replaces an idle connection that breaks, and reports it here. One that is given out it no longer listens
    // to: its next query fails, and it is thrown away. An error that nobody hears would end the process.
    return pool.on('error', onError).on('connect', client => {
      client.on('error', () => undefined);
      client.connection.on('errorMessage', ({ code }: pg.DatabaseError) => {
        if (code === readOnlyCode) renew();
      });
      slow.watch(client);
    });
  };
  const pool = poolOf(answeredWithin(timeout, way));
  // A change of a program locks the days of many members. A log waits for it for up to 10 s instead of being refused.
  const logPool = poolOf({
    connectionTimeoutMillis: 10 * second,
    ...answeredWithin(timeout, way),
  });
  const lanesOf = (count: number) => {
    const limit = { query_timeout: laneTimeout };
    const alone: LaneOptions['alone'] = query => pool.query({ ...query, ...limit });
    const options = { count, lookEvery: laneLookEvery, timeout: laneTimeout, alone, onError, slow };
    const settings = way.takesSettings && { statement_timeout: laneTimeout, options: plannedOnce };
    return new Lanes({ ...config, ...settings, Client }, options);
  };
  const lanes = lanesOf(laneCount);
  const sessionLanes = lanesOf(sessionLaneCount);
  const renew = atMostEach(second, () => {
    for (const shared of [lanes, sessionLanes]) shared.renew();
    for (const one of [pool, logPool]) dropIdle(one);
  });
  const changes = new ChangeQueue(halfOf(max), changeWait);
  const db: DatabasePool = Object.assign(drizzle({ client: pool }), {
    lanes,
    sessionLanes,
    logs: drizzle({ client: logPool }),
    changes,
    slow,
    direct: () => ({ application_name: own.application_name, database: own.database, ...direct }),
    async end() {
      await Promise.all([lanes.end(), sessionLanes.end(), db.replica?.copy.end()]);
      await Promise.all([pool.end(), logPool.end()]);
    },
  });
  return db;
}

/**
 * A database that can only be read was perhaps the one to write to a moment ago: other connections may lead to it too, and
 * would read what is old. New ones lead to whichever has taken over.
 */
function dropIdle(pool: pg.Pool): void {
  for (let left = pool.idleCount; left > 0; left -= 1)
    pool.connect().then(
      client => client.release(true),
      () => undefined,
    );
}

function atMostEach(milliseconds: number, work: () => void): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - last < milliseconds) return;
    last = now;
    work();
  };
}

/** How transactions of a pool begin, where its connections could not be given their settings when they opened. */
const beginnings = new WeakMap<pg.Pool, string>();

const beginWithin = (timeout: number | false) =>
  timeout === false ? 'begin' : `begin; set local statement_timeout = ${timeout}`;

/** The most connections of a server with such a pool: pool, logs, lanes (also held-up ones), and a few more. */
export const connectionsFor = (pool: number): number => 2 * pool + 3 * (laneCount + sessionLaneCount) + 15;

const halfOf = (connections: number) => Math.max(1, Math.floor(connections / 2));

/**
 * The database cancels a statement after so long. A database that hangs does not even do that, so the wait ends here a
 * little later; the connection is then closed, because the answer may still come.
 */
const answeredWithin = (timeout: number | false, { takesSettings }: Way) => ({
  ...(takesSettings && { statement_timeout: timeout }),
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
  const { requestId } = db;
  const client: ClientOfRequest & pg.PoolClient = await db.$client.connect();
  client.requestId = requestId;
  let broken: Error | undefined;
  try {
    await client.query(beginnings.get(db.$client) ?? 'begin');
    const result = await work(ofTransaction(client, requestId));
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
    client.requestId = undefined;
    client.release(broken);
  }
}

function ofTransaction(client: pg.PoolClient, requestId: string | undefined): Database {
  const tx = drizzle({ client });
  return requestId === undefined ? tx : Object.assign(tx, { requestId });
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
    const query = {
      name,
      text: numbered,
      values: names.map(one => valueOf(values, one)),
      requestId: db.requestId,
    };
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
