import { advisoryLock } from './advisory-locks.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/**
 * Servers share this lock from start to stop, and a restore takes it alone. It is in the database itself, so that it
 * ends with its holder, however that ends and on any machine.
 */
const servingLock = advisoryLock('serving');

/** The message is for the person who starts the server. */
class ServingError extends Error {
  override name = 'ServingError';
}

const retryMs = 1_000;

/** Holds the lock until it is released, and takes it again when its connection is lost. */
export async function holdServingLock(
  connection: pg.ClientConfig,
  say: (line: string) => void = () => undefined,
): Promise<{ release(): Promise<void> }> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let held: Held | null | undefined = await take(connection);
  if (!held)
    throw new ServingError('A backup is being restored into this database. Start again when that is done.');
  const watch = async () => {
    while (!signal.aborted) {
      await held?.lost;
      if (signal.aborted) return;
      held = await take(connection).catch(() => null);
      if (held === undefined) say('A backup is being restored into the database that this server works on.');
      if (!held) await sleep(retryMs, undefined, { signal }).catch(() => undefined);
    }
    await held?.client.end().catch(() => undefined);
  };
  const watching = watch();
  return {
    async release() {
      stopping.abort();
      await held?.client.end().catch(() => undefined);
      await watching;
    },
  };
}

type Held = { client: pg.Client; lost: Promise<void> };

/**
 * Answers undefined when a restore has the lock. An otherwise idle transaction holds it, which also works behind a
 * pooler, and does not keep old rows from being vacuumed.
 */
async function take(connection: pg.ClientConfig): Promise<Held | undefined> {
  const client = new pg.Client({
    ...connection,
    application_name: 'fellowship serving',
    connectionTimeoutMillis: 10_000,
  });
  const lost = new Promise<void>(resolve => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
  });
  try {
    await client.connect();
    await client.query('begin; set local idle_in_transaction_session_timeout = 0');
    // A statement with parameters would stay open, and keep its view of the rows. This one has none.
    const { rows } = await client.query<{ taken: boolean }>(
      `select pg_try_advisory_xact_lock_shared(${servingLock}) as taken`,
    );
    if (rows[0]?.taken) return { client, lost };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  await client.end();
  return undefined;
}

/** Takes the lock alone for the rest of the transaction; false when a server works on the database. */
export async function takeServingLockAlone(client: Pick<pg.ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [
    servingLock,
  ]);
  return rows[0]?.taken ?? false;
}
