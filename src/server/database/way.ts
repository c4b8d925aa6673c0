import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** What the way to the database carries. A pooler on it (PgBouncer and the like) may carry less than the database. */
export type Way = {
  /** Settings given when a connection opens take effect. A pooler refuses or ignores them. */
  takesSettings: boolean;
  statements: 'named' | 'unnamed';
};

export const straightWay: Way = { takesSettings: true, statements: 'named' };

type FoundWay = Way & {
  /** A connection keeps nothing from one transaction to the next: each may be with another session of the database. */
  sharesSessions: boolean;
  /** The database itself ends a statement that takes too long. */
  hasTimeLimit: boolean;
};

/** No other setting of a database is likely to be so many milliseconds. */
const trialTimeout = 30_001;
const patience = 3_000;
const rounds = 5;

/** Finds out by trying. Named statements are tried only behind a pooler. */
export async function findOutWay(connection: pg.ClientConfig): Promise<FoundWay> {
  const one = await openWithSettings(connection);
  const other = new pg.Client(forTrial(connection));
  other.on('error', () => undefined);
  try {
    const { rows } = await one.client.query<{ timeout: string; pid: number }>(
      `select current_setting('statement_timeout') as timeout, pg_backend_pid() as pid`,
    );
    const [{ timeout, pid } = { timeout: '0', pid: 0 }] = rows;
    const takesSettings = timeout === `${trialTimeout}ms`;
    const hasTimeLimit = timeout !== '0';
    // A pooler answers for many sessions of the database, so the number it gives is none of theirs.
    const { processID } = one.client as pg.Client & { processID: number };
    if (takesSettings && pid === processID)
      return { takesSettings, hasTimeLimit, statements: 'named', sharesSessions: false };
    await other.connect();
    const trial = { sharesSessions: false };
    const carries = await carriesNamed(one.client, other, trial);
    return { takesSettings, hasTimeLimit, statements: carries ? 'named' : 'unnamed', ...trial };
  } finally {
    await Promise.all([end(one.client), end(other)]);
  }
}

const forTrial = (connection: pg.ClientConfig): pg.ClientConfig => ({
  ...connection,
  application_name: 'fellowship looking',
  connectionTimeoutMillis: 10_000,
  query_timeout: patience,
});

/** A connection that does not answer is not waited for. */
const end = (client: pg.Client) =>
  Promise.race([client.end().catch(() => undefined), sleep(patience, undefined, { ref: false })]);

async function openWithSettings(connection: pg.ClientConfig): Promise<{ client: pg.Client }> {
  const config = forTrial(connection);
  try {
    return { client: await open({ ...config, statement_timeout: trialTimeout }) };
  } catch (error) {
    if (!isRefusedSetting(error as Error)) throw error;
    return { client: await open(config) };
  }
}

async function open(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    void client.end().catch(() => undefined);
    throw error;
  }
}

const isRefusedSetting = ({ message }: Error) => /startup (parameter|option)/i.test(message);

/**
 * Prepares a statement over one connection, lets another hold the session it was prepared in, and runs it again over both:
 * where the pooler does not carry it, the one finds it missing, and the other finds its name taken.
 */
async function carriesNamed(
  one: pg.Client,
  other: pg.Client,
  trial: { sharesSessions: boolean },
): Promise<boolean> {
  try {
    for (let round = 0; round < rounds; round += 1) {
      const named = { name: `fellowship_trial_${randomUUID()}`, text: 'select $1::int', values: [round] };
      await one.query(named);
      const before = await sessionOf(one);
      await other.query('begin');
      const held = await sessionOf(other);
      if (held === before) trial.sharesSessions = true;
      await one.query(named);
      await other.query(named);
      await other.query('commit');
      if (held !== before && (await sessionOf(one)) !== before) trial.sharesSessions = true;
    }
    return true;
  } catch {
    return false;
  }
}

async function sessionOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}
