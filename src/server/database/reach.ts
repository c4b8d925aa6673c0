import type pg from 'pg';
import type { Settings } from '#server/settings/settings.ts';
import { connectDatabase, type DatabasePool } from './database.ts';
import { Replica } from './replica.ts';
import type { SlowStatements } from './slow-statements.ts';
import { findOutWay, type Way } from './way.ts';

type Where = Pick<Settings, 'databasePool' | 'databaseDirectUrl' | 'databaseReadUrl' | 'databaseStatements'>;

type Reaching = {
  /** The database that was given, or our own. */
  connection: pg.ClientConfig;
  isOwn: boolean;
  name: string;
  slow: SlowStatements;
  say: (line: string) => void;
  onError: (error: Error) => void;
};

/** The message is for the person who starts the server. */
class PoolerError extends Error {
  override name = 'PoolerError';
}

/** Connects by the ways that the settings name, and says what a pooler on them does not carry. */
export async function reachDatabase(
  settings: Where,
  { connection, isOwn, name, slow, say, onError }: Reaching,
): Promise<DatabasePool> {
  const { databasePool: max, databaseDirectUrl, databaseReadUrl } = settings;
  const direct = databaseDirectUrl === undefined ? connection : { connectionString: databaseDirectUrl };
  const usual = { max, application_name: name, slow };
  if (isOwn) return connectDatabase({ ...connection, ...usual }, onError);
  const way = await wayTo(connection, settings, say);
  const db = connectDatabase({ ...connection, ...usual, way, direct }, onError);
  if (databaseReadUrl !== undefined) {
    const copyAt = { connectionString: databaseReadUrl };
    const copyWay = await wayToCopy(copyAt, settings.databaseStatements);
    const copy = connectDatabase({ ...copyAt, ...usual, way: copyWay }, () => undefined);
    db.replica = new Replica(copy, say);
  }
  return db;
}

async function wayTo(
  connection: pg.ClientConfig,
  { databaseDirectUrl, databaseStatements }: Where,
  say: (line: string) => void,
): Promise<Way> {
  const found = await findOutWay(connection);
  const { takesSettings, statements, sharesSessions, hasTimeLimit } = found;
  if (sharesSessions && databaseDirectUrl === undefined)
    throw new PoolerError(
      'DATABASE_URL leads to a pooler whose connections keep no session. ' +
        'Please set DATABASE_DIRECT_URL to the database itself as well: changes of the tables, backups and live news need it.',
    );
  if (statements === 'unnamed' && databaseStatements === undefined)
    say('The pooler before the database carries no named statements, so all go out unnamed.');
  if (!takesSettings && !hasTimeLimit)
    say(
      'The pooler before the database takes no time limit for statements. ' +
        "Please set one for the database's user: alter role … set statement_timeout = '30s'.",
    );
  return { takesSettings, statements: databaseStatements ?? statements };
}

/** A replica that cannot be reached now may be later; what every pooler carries then does. */
async function wayToCopy(connection: pg.ClientConfig, given: Where['databaseStatements']): Promise<Way> {
  const careful: Way = { takesSettings: false, statements: 'unnamed' };
  const { takesSettings, statements } = await findOutWay(connection).catch(() => careful);
  return { takesSettings, statements: given ?? statements };
}
