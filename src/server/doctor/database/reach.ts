import { stat } from 'node:fs/promises';
import pg from 'pg';
import { BackupError } from '#server/backup/archive/backup-error.ts';
import { reachDatabase } from '#server/backup/commands/reach-database.ts';
import { fault, type Finding, ok, skipped } from '#server/doctor/findings/finding.ts';
import { EmbeddedPostgresError } from '#server/database/embedded/embedded-postgres-error.ts';
import type { Settings } from '#server/settings/settings.ts';

export type Reached = {
  client: pg.Client;
  /** It is the PostgreSQL that comes with Fellowship. */
  isOwn: boolean;
  close: () => Promise<void>;
};

type Where = Pick<Settings, 'dataDir' | 'databaseUrl'> & Partial<Pick<Settings, 'databaseDirectUrl'>>;

/** Connects to the database, whether the server runs or not; our own is started for the time. */
export async function reach(settings: Where): Promise<{ finding: Finding; reached?: Reached }> {
  const isOwn = settings.databaseUrl === undefined;
  if (isOwn && !(await isThere(settings.dataDir))) return { finding: notMade };
  try {
    const { connection, isInUse, close } = await reachDatabase(settings, { mustExist: true });
    const client = new pg.Client({
      ...connection,
      application_name: 'fellowship doctor',
      connectionTimeoutMillis: 10_000,
      query_timeout: 20_000,
    });
    // An error that nobody hears would end the process; the query under way fails by itself.
    client.on('error', () => undefined);
    const closeAll = async () => {
      await client.end().catch(() => undefined);
      await close();
    };
    try {
      await client.connect();
      const finding = ok(await sentenceOf(client, { isOwn, isInUse }));
      return { finding, reached: { client, isOwn, close: closeAll } };
    } catch (error) {
      await closeAll();
      throw error;
    }
  } catch (error) {
    return { finding: findingOf(error as Error, settings) };
  }
}

const notMade = skipped('There is none yet. The first npm start makes it.');

const notOurs = fault(
  'Our own PostgreSQL belongs to another user of this machine.',
  'Ask as the user that the server runs as.',
);

async function sentenceOf(
  client: pg.Client,
  { isOwn, isInUse }: { isOwn: boolean; isInUse: boolean },
): Promise<string> {
  const { rows } = await client.query<{ bytes: number }>(
    'select pg_database_size(current_database())::float8 as bytes',
  );
  const size = `${Math.round((rows[0]?.bytes ?? 0) / 1e6)} MB`;
  if (!isOwn) return `It answers, and holds ${size}.`;
  return `Our own PostgreSQL ${isInUse ? 'is running' : 'starts'}, and holds ${size}.`;
}

function findingOf(error: Error, { databaseUrl: url, databaseDirectUrl }: Where): Finding {
  const databaseUrl = databaseDirectUrl ?? url;
  if (databaseUrl === undefined) {
    if (error instanceof BackupError) return notMade;
    const isAnothers = ['EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '');
    if (isAnothers) return notOurs;
    if (error instanceof EmbeddedPostgresError) return withItsAdvice(error.message);
    return fault(`Our own PostgreSQL does not start: ${error.message}`, whereToLook);
  }
  const { code = '' } = error as NodeJS.ErrnoException;
  const [sentence, advice] = troubles[code] ?? (error.message.includes('timeout') ? tooLate : other);
  return fault(
    `The database at ${hostOf(databaseUrl)} ${sentence.replace('…', error.message.replace(/\.$/, ''))}.`,
    advice,
  );
}

const whereToLook =
  'Read what the server printed when it was last started. If nothing else helps, npm run restore brings back a backup.';

/** Its sentences say first what is wrong, then what to do. */
function withItsAdvice(message: string): Finding {
  const [, found = message, advice = whereToLook] = /^(.+?\.)\s+(.+)$/s.exec(message) ?? [];
  return fault(found, advice);
}

/** Without the password. */
function hostOf(databaseUrl: string): string {
  // Never connected: it reads the address as the driver does.
  const reader = new pg.Client({ connectionString: databaseUrl });
  reader.on('error', () => undefined);
  const { host, port, database } = reader;
  return `${host}:${port}/${database ?? ''}`;
}

type Trouble = readonly [sentence: string, advice: string];

const other: Trouble = ['cannot be used: …', 'Check DATABASE_URL.'];
const tooLate: Trouble = [
  'does not answer within 10 seconds',
  'Check the host and port in DATABASE_URL, and whether a firewall is in between.',
];
const refused: Trouble = [
  'does not take connections',
  'Start PostgreSQL there, and check the host and port in DATABASE_URL.',
];
const unknownHost: Trouble = [
  'has a name that the network does not know',
  'Check the host in DATABASE_URL, and the name server of this machine.',
];
const encryption: Trouble = [
  'has a certificate that this machine does not trust (…)',
  'Name the authority it is from with sslrootcert=FILE in DATABASE_URL.',
];

const troubles: Record<string, Trouble | undefined> = {
  ECONNREFUSED: refused,
  ENOENT: refused,
  ECONNRESET: refused,
  EHOSTUNREACH: refused,
  ENETUNREACH: refused,
  ETIMEDOUT: tooLate,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  '28P01': ['refuses the user or the password', 'Check the user and the password in DATABASE_URL.'],
  '28000': ['does not let this user in from here (…)', 'Allow the user and this machine in its pg_hba.conf.'],
  '3D000': [
    'has no database of this name',
    'Make it (createdb), or check the name at the end of DATABASE_URL.',
  ],
  '53300': [
    'has no connection left',
    'Lower DATABASE_POOL, end other programs that use it, or raise its max_connections.',
  ],
  '57P03': ['is just starting or stopping', 'Wait a minute and ask again.'],
  SELF_SIGNED_CERT_IN_CHAIN: encryption,
  DEPTH_ZERO_SELF_SIGNED_CERT: encryption,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: encryption,
  CERT_HAS_EXPIRED: encryption,
};

const isThere = (folder: string) =>
  stat(folder).then(
    () => true,
    () => false,
  );
