import { getReadiness } from '#contract/health.ts';
import type { Settings } from '#server/settings/settings.ts';
import { checkConnections } from './database/connections.ts';
import { checkDatabaseClock } from './database/database-clock.ts';
import { type Reached, reach } from './database/reach.ts';
import { checkRights } from './database/rights.ts';
import { checkTables } from './database/tables.ts';
import { checkVersion } from './database/version.ts';
import { fault, type Finding, type NamedFinding, ok, skipped } from './findings/finding.ts';
import { checkBackups } from './machine/backups.ts';
import { checkClock } from './machine/clock.ts';
import { checkDataFolder } from './machine/data-folder.ts';
import { checkDisk } from './machine/disk.ts';
import { checkServer } from './machine/server.ts';
import { checkSettings } from './machine/settings-check.ts';
import { checkFileStore } from './services/file-store.ts';
import { checkMail } from './services/mail.ts';
import { checkPayment } from './services/payment.ts';
import { checkPush } from './services/push.ts';
import { checkAddress } from './site/address.ts';
import { type Asked, askSite } from './site/ask-site.ts';
import { checkCertificate } from './site/certificate.ts';
import { checkProxy } from './site/proxy.ts';

type Options = {
  /** An address that a letter is sent to on trial. */
  sendTo?: string | undefined;
  now?: () => Date;
};

/** Looks at one thing after another, and answers each finding as soon as it is there. */
export async function* examine(
  env: Record<string, string | undefined>,
  { sendTo, now = () => new Date() }: Options = {},
): AsyncGenerator<NamedFinding> {
  const { finding, settings } = checkSettings(env);
  yield { check: 'Settings', ...finding };
  if (!settings) return;
  const { finding: ofServer, isRunning } = await checkServer(settings);
  yield { check: 'Server', ...ofServer };
  yield* one('Data folder', () => checkDataFolder(settings));
  yield* one('Disk', () => checkDisk(settings));
  const { finding: ofDatabase, reached } = await reach(settings);
  yield { check: 'Database', ...ofDatabase };
  try {
    yield* ofDatabaseItself(reached, settings, { isRunning, now });
    const client = reached?.client;
    const input = await siteOf(settings);
    yield* one('Backups', () => checkBackups(client, settings, now()));
    yield* one('Clock', () => checkClock(client, input));
    yield* one('Address', async () => checkAddress(settings, input, isRunning));
    yield* one('Certificate', async () => checkCertificate(settings.publicUrl, input, now()));
    const isReachable = isRunning && input?.is === 'answer';
    yield* one('Proxy', () => checkProxy(client, settings, isReachable));
    yield* one('File store', () => checkFileStore(settings));
    yield* one('Mail', () => checkMail(settings, sendTo));
    yield* one('Push', async () => (client ? checkPush(client, settings) : unasked));
    yield* one('Payment', () => checkPayment(client, settings, now()));
  } finally {
    await reached?.close();
  }
}

const unasked = skipped('The database could not be asked.');

async function* ofDatabaseItself(
  reached: Reached | undefined,
  settings: Settings,
  { isRunning, now }: { isRunning: boolean; now: () => Date },
): AsyncGenerator<NamedFinding> {
  if (!reached) return;
  const { client, isOwn } = reached;
  yield* one('Database version', () => checkVersion(client));
  yield* one('Database tables', () => checkTables(client, isRunning));
  yield* one('Database rights', () => checkRights(client, isOwn));
  yield* one('Connections', async () =>
    // Ours is started with as many as the server may open.
    isOwn ? ok('As many as the server may open.') : checkConnections(client, settings.databasePool),
  );
  yield* one('Database clock', () => checkDatabaseClock(client, () => now().getTime()));
}

const siteOf = async ({ publicUrl }: Settings): Promise<Asked | null> =>
  publicUrl === undefined ? null : askSite(new URL(getReadiness.path, publicUrl));

/** A check that goes wrong itself keeps no other from being made. */
async function* one(check: string, work: () => Promise<Finding>): AsyncGenerator<NamedFinding> {
  try {
    yield { check, ...(await work()) };
  } catch (error) {
    const { message } = error as Error;
    yield {
      check,
      ...fault(`It could not be looked at: ${message}`, 'Mend the faults above first, and ask again.'),
    };
  }
}
