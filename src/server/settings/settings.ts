import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { type BackupKeep, parseBackupKeep } from '#domain/backup-retention.ts';
import { maxGraceDays } from '#domain/fellowship/fellowship-limits.ts';
import { usualGraceDays } from '#domain/membership/membership.ts';
import { type BucketAddress, filesUrl } from './files-url.ts';
import { projectRoot } from './project-root.ts';

export type Settings = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The database itself, where `databaseUrl` leads to a pooler. */
  databaseDirectUrl: string | undefined;
  /** A replica of it for long reads. */
  databaseReadUrl: string | undefined;
  /** Whether statements go out by name; undefined where that is to be found out. */
  databaseStatements: 'named' | 'unnamed' | undefined;
  /** The bucket for pictures and clips; without it they lie in folders of `dataDir`. */
  filesUrl: BucketAddress | undefined;
  databasePool: number;
  publicUrl: string | undefined;
  admin: { email: string; password: string } | undefined;
  trustProxy: false | number | string[];
  /** The zone that a fellowship begins with, an IANA name; from then on its settings in the console hold. */
  timeZone: string;
  logLevel: (typeof logLevels)[number];
  /** The mail server; without it, letters are put into the outbox folder. */
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  stripeWebhookSecret: string | undefined;
  /** The days of grace that a fellowship begins with; likewise. */
  graceDays: number;
  openId: OpenIdSettings | undefined;
  /** The number of nightly backups to keep; null for none made. */
  backupKeep: BackupKeep | null;
  /** Whether a start that changes the tables makes a backup first. */
  backupBeforeMigration: boolean;
  /** The port on which numbers about the server are read, and the token for who reads them; none by default. */
  metricsPort: number | undefined;
  metricsToken: string | undefined;
  /** Statements that take longer are named in the log; 0 names none. */
  slowStatementMs: number;
  /** Megabytes of the disk that files leave to the database; undefined for the usual. */
  diskReserve: number | undefined;
};

export type OpenIdSettings = { issuer: string; clientId: string; clientSecret: string; name: string };

/** The message is meant for the person who starts the server: one line for each setting that is wrong. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

type Environment = Record<string, string | undefined>;
type Complain = (sentence: string) => undefined;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const shortestPassword = 8;
/** Names for groups of addresses that the proxy check of the web server understands. */
const addressNames = ['loopback', 'linklocal', 'uniquelocal'];

/** Reads every setting, so that all that is wrong is reported at once. An empty setting counts as not set. */
export function readSettings(env: Environment): Settings {
  const complaints: string[] = [];
  const complain: Complain = sentence => void complaints.push(sentence);
  const text = (name: string) => env[name]?.trim() || undefined;
  const secret = (name: string) => secretOf(env, name, complain);

  const settings: Settings = {
    port: wholeNumber('PORT', text('PORT'), { default: 3000, from: 0, to: 65_535 }, complain),
    host: text('HOST') ?? '127.0.0.1',
    dataDir: path.resolve(projectRoot, text('DATA_DIR') ?? 'data'),
    databaseUrl: databaseUrl('DATABASE_URL', secret('DATABASE_URL'), complain),
    databaseDirectUrl: databaseUrl('DATABASE_DIRECT_URL', secret('DATABASE_DIRECT_URL'), complain),
    databaseReadUrl: databaseUrl('DATABASE_READ_URL', secret('DATABASE_READ_URL'), complain),
    databaseStatements: databaseStatements(text('DATABASE_STATEMENTS'), complain),
    filesUrl: filesUrl(secret('FILES_URL')?.trim(), complain),
    databasePool: wholeNumber(
      'DATABASE_POOL',
      text('DATABASE_POOL'),
      { default: 10, from: 1, to: 100 },
      complain,
    ),
    publicUrl: publicUrl(text('PUBLIC_URL'), complain),
    admin: admin(text('ADMIN_EMAIL'), secret('ADMIN_PASSWORD'), complain),
    trustProxy: trustProxy(text('TRUST_PROXY'), complain),
    timeZone: timeZone(text('TIME_ZONE'), complain),
    logLevel: logLevel(text('LOG_LEVEL'), complain),
    smtpUrl: smtpUrl(secret('SMTP_URL')?.trim(), complain),
    mailFrom: mailFrom(text('MAIL_FROM'), complain),
    stripeWebhookSecret: stripeSecret(secret('STRIPE_WEBHOOK_SECRET'), complain),
    graceDays: wholeNumber(
      'PAYMENT_GRACE_DAYS',
      text('PAYMENT_GRACE_DAYS'),
      { default: usualGraceDays, from: 0, to: maxGraceDays },
      complain,
    ),
    openId: openId(
      text('OPENID_ISSUER'),
      text('OPENID_CLIENT_ID'),
      secret('OPENID_CLIENT_SECRET'),
      text('OPENID_NAME'),
      complain,
    ),
    backupKeep: backupKeep(text('BACKUP_KEEP'), complain),
    metricsPort: optionalNumber('METRICS_PORT', text('METRICS_PORT'), { from: 1, to: 65_535 }, complain),
    metricsToken: metricsToken(secret('METRICS_TOKEN')?.trim(), complain),
    slowStatementMs: wholeNumber(
      'SLOW_STATEMENT_MS',
      text('SLOW_STATEMENT_MS'),
      { default: 500, from: 0, to: 600_000 },
      complain,
    ),
    diskReserve: optionalNumber('DISK_RESERVE', text('DISK_RESERVE'), { from: 0, to: 10_000_000 }, complain),
    backupBeforeMigration: onOrOff('BACKUP_BEFORE_MIGRATION', text('BACKUP_BEFORE_MIGRATION'), complain),
  };
  refuseWeakness(settings, complain);
  if (!settings.databaseUrl && (settings.databaseDirectUrl || settings.databaseReadUrl))
    complain('DATABASE_DIRECT_URL and DATABASE_READ_URL are for a database that DATABASE_URL names.');
  refuseOpenMetrics(settings, complain);
  if (complaints.length > 0) throw new SettingsError(complaints.join('\n'));
  return settings;
}

type Range = { default: number; from: number; to: number };

function wholeNumber(name: string, value: string | undefined, range: Range, complain: Complain): number {
  if (value === undefined) return range.default;
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= range.from && number <= range.to) return number;
  complain(`${name} must be a whole number from ${range.from} to ${range.to}, not "${value}".`);
  return range.default;
}

const optionalNumber = (
  name: string,
  value: string | undefined,
  range: Omit<Range, 'default'>,
  complain: Complain,
): number | undefined =>
  value === undefined ? undefined : wholeNumber(name, value, { ...range, default: range.from }, complain);

/** A secret, or the file that holds it: `NAME` or `NAME_FILE`. What it is never stands in a complaint. */
function secretOf(env: Environment, name: string, complain: Complain): string | undefined {
  const value = env[name] || undefined;
  const file = env[`${name}_FILE`]?.trim() || undefined;
  if (file === undefined) return value;
  if (value !== undefined) return complain(`Set ${name} or ${name}_FILE, not both.`);
  try {
    return readFileSync(file, 'utf8').trim() || complain(`The file of ${name}_FILE is empty.`);
  } catch {
    return complain(`${name}_FILE names a file that cannot be read: "${file}".`);
  }
}

/** The address holds a password, so it is never repeated in the complaint. */
function databaseUrl(name: string, given: string | undefined, complain: Complain) {
  const value = given?.trim();
  if (value === undefined) return undefined;
  const protocol = URL.canParse(value) ? new URL(value).protocol : undefined;
  if (protocol === 'postgres:' || protocol === 'postgresql:') return value;
  return complain(`${name} must be an address like postgresql://user:password@host:5432/database.`);
}

function databaseStatements(value: string | undefined, complain: Complain) {
  if (value === undefined || value === 'named' || value === 'unnamed') return value;
  return complain(`DATABASE_STATEMENTS must be named or unnamed, not "${value}".`);
}

function publicUrl(value: string | undefined, complain: Complain) {
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (url && isWeb && url.href === `${url.origin}/`) return url.origin;
  return complain(
    `PUBLIC_URL must be the address of the site without a path, like https://example.com, not "${value}".`,
  );
}

function admin(email: string | undefined, password: string | undefined, complain: Complain) {
  if (email === undefined && password === undefined) return undefined;
  if (email === undefined) return complain('ADMIN_PASSWORD is set, so ADMIN_EMAIL must be set too.');
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    complain(`ADMIN_EMAIL must be an email address, not "${email}".`);
  }
  if (password === undefined) return complain('ADMIN_EMAIL is set, so ADMIN_PASSWORD must be set too.');
  if (password.length < shortestPassword) {
    return complain(`ADMIN_PASSWORD must have at least ${shortestPassword} characters.`);
  }
  return { email, password };
}

/**
 * The number of proxies in front, or their addresses. Trusting everyone is not offered: sign-in limits are
 * counted by address, and a forged header would slip past them.
 */
function trustProxy(value: string | undefined, complain: Complain): Settings['trustProxy'] {
  if (value === undefined || value === 'false' || value === '0') return false;
  if (/^[1-9]\d?$/.test(value)) return Number(value);
  const addresses = value.split(',').map(address => address.trim());
  if (addresses.every(isAddressOrRange)) return addresses;
  complain(
    `TRUST_PROXY must be the number of proxies in front of the server, or their addresses separated by commas ` +
      `(like 10.0.0.0/8, 127.0.0.1), not "${value}".`,
  );
  return false;
}

function isAddressOrRange(value: string): boolean {
  if (addressNames.includes(value)) return true;
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** An offset like +02:00 is refused: it knows no daylight saving time, and not every reader takes one. */
function timeZone(value: string | undefined, complain: Complain): string {
  if (value === undefined) return 'UTC';
  if (/^[A-Za-z]/.test(value) && isKnownZone(value)) return value;
  complain(`TIME_ZONE must be the name of a time zone, like America/New_York, not "${value}".`);
  return 'UTC';
}

function isKnownZone(value: string): boolean {
  try {
    return Boolean(Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
}

function logLevel(value: string | undefined, complain: Complain): Settings['logLevel'] {
  const level = logLevels.find(known => known === (value ?? 'warn'));
  if (level) return level;
  complain(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${value}".`);
  return 'warn';
}

/** The address may hold a password, so it is never repeated in the complaint. */
function smtpUrl(value: string | undefined, complain: Complain) {
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if ((url?.protocol === 'smtp:' || url?.protocol === 'smtps:') && url.hostname !== '') return value;
  return complain('SMTP_URL must be an address like smtps://user:password@mail.example.com:465.');
}

function mailFrom(value: string | undefined, complain: Complain) {
  if (value === undefined || /^(?:[^<>@]+ )?<?[^\s@<>]+@[^\s@<>]+>?$/.test(value)) return value;
  return complain(`MAIL_FROM must be an email address, like Fellowship <mail@example.com>, not "${value}".`);
}

function stripeSecret(value: string | undefined, complain: Complain) {
  if (value === undefined || /^whsec_\S{8,}$/.test(value.trim())) return value?.trim();
  return complain('STRIPE_WEBHOOK_SECRET must be the signing secret of the webhook; it starts with whsec_.');
}

function metricsToken(value: string | undefined, complain: Complain) {
  if (value === undefined || /^[\x21-\x7e]{16,}$/.test(value)) return value;
  return complain(
    'METRICS_TOKEN must have at least 16 characters, letters, digits and signs without spaces.',
  );
}

function openId(
  issuer: string | undefined,
  clientId: string | undefined,
  clientSecret: string | undefined,
  name: string | undefined,
  complain: Complain,
): OpenIdSettings | undefined {
  if (issuer === undefined && clientId === undefined && clientSecret === undefined) return undefined;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) {
    return complain('OPENID_ISSUER, OPENID_CLIENT_ID and OPENID_CLIENT_SECRET must be set together.');
  }
  const url = URL.canParse(issuer) ? new URL(issuer) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isThisMachine(url.hostname));
  if (!isSafe)
    return complain(`OPENID_ISSUER must be an address that starts with https://, not "${issuer}".`);
  return { issuer, clientId, clientSecret, name: name ?? new URL(issuer).hostname };
}

const usualKeep: BackupKeep = { days: 7, weeks: 4, months: 6 };

function backupKeep(value: string | undefined, complain: Complain): BackupKeep | null {
  if (value === undefined) return usualKeep;
  if (value === 'off') return null;
  const keep = parseBackupKeep(value);
  if (!keep) {
    complain(
      `BACKUP_KEEP must be the numbers of days, weeks and months that nightly backups are kept for, like 7,4,6, or off, not "${value}".`,
    );
  }
  return keep;
}

function onOrOff(name: string, value: string | undefined, complain: Complain): boolean {
  if (value !== undefined && value !== 'on' && value !== 'off') {
    complain(`${name} must be on or off, not "${value}".`);
  }
  return value !== 'off';
}

export const isThisMachine = (host: string) => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);

/**
 * Refuses settings that would be unsafe for a server that others can reach: links in mails to an address a stranger
 * chose, passwords in the clear, a coach's password that is guessed at once.
 */
function refuseWeakness(settings: Settings, complain: Complain): void {
  const { host, publicUrl, trustProxy, admin } = settings;
  const isPublic = !isThisMachine(host) || trustProxy !== false || publicUrl !== undefined;
  if (!isPublic) return;
  if (publicUrl === undefined) {
    complain('PUBLIC_URL must be set when others can reach the server: links in mails are made with it.');
  } else if (publicUrl.startsWith('http:') && !isThisMachine(new URL(publicUrl).hostname)) {
    complain('PUBLIC_URL must start with https://: over http, passwords can be read on the way.');
  }
  if (admin && isGuessable(admin)) {
    complain(
      'ADMIN_PASSWORD is too easy to guess: use at least 12 characters, not those of the e-mail address.',
    );
  }
}

/** What the numbers tell of a fellowship is nobody's business: its mail, its load, its releases. */
function refuseOpenMetrics({ host, port, metricsPort, metricsToken }: Settings, complain: Complain): void {
  if (metricsPort === undefined) return;
  if (metricsPort === port) complain('METRICS_PORT must be another port than PORT.');
  if (metricsToken === undefined && !isThisMachine(host)) {
    complain('METRICS_TOKEN must be set when others can reach METRICS_PORT.');
  }
}

function isGuessable({ email, password }: { email: string; password: string }): boolean {
  const lower = password.toLowerCase();
  const [name = ''] = email.toLowerCase().split('@');
  return password.length < 12 || new Set(lower).size < 5 || (name.length > 3 && lower.includes(name));
}
