import pg from 'pg';

/** The options to reach a database by a connection of one's own. */
export type Connection = pg.ClientConfig;

/** Works on a connection of its own, which is cut when `signal` says so. */
export async function withClient<Result>(
  connection: Connection,
  work: (client: pg.Client) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  signal?.throwIfAborted();
  const client = new pg.Client({
    ...connection,
    application_name: 'fellowship backup',
    connectionTimeoutMillis: 10_000,
  });
  // A connection that breaks fails the query under way; unheard, its error would end the process.
  client.on('error', () => undefined);
  const cut = () => void client.end().catch(() => undefined);
  try {
    await client.connect();
    signal?.addEventListener('abort', cut, { once: true });
    return await work(client);
  } finally {
    signal?.removeEventListener('abort', cut);
    await client.end().catch(() => undefined);
  }
}

/** Text is written and read the same way whatever the server is set to; nothing is given up for taking long. */
export async function prepareTransfer(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const settings = [
    "client_encoding = 'UTF8'",
    "datestyle = 'ISO, YMD'",
    "intervalstyle = 'iso_8601'",
    "timezone = 'UTC'",
    'extra_float_digits = 3',
    "bytea_output = 'hex'",
    'row_security = off',
    'statement_timeout = 0',
    'idle_in_transaction_session_timeout = 0',
    "lock_timeout = '10s'",
  ];
  await client.query(settings.map(setting => `set local ${setting}`).join('; '));
}

export const quoteName = (name: string): string => pg.escapeIdentifier(name);
