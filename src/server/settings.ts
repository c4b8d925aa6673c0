import { isIP } from 'node:net';
import path from 'node:path';
import { projectRoot } from '#server/project-root.ts';

export type Settings = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl?: string;
  databasePool: number;
  publicUrl?: string;
  admin?: { email: string; password: string };
  trustProxy: false | number | string[];
  /** The fellowship's IANA zone: its leaderboard months run in it. */
  timeZone: string;
  logLevel: (typeof logLevels)[number];
};

/** Its message is meant for the person who starts the server: one line for each setting that is wrong. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

type Environment = Record<string, string | undefined>;
type Complain = (sentence: string) => undefined;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const shortestPassword = 8;
/** Names for groups of addresses that the proxy check of the web server understands. */
const addressNames = ['loopback', 'linklocal', 'uniquelocal'];

/** Reads every setting, so that all that is wrong is said at once. An empty setting counts as not set. */
export function readSettings(env: Environment): Settings {
  const complaints: string[] = [];
  const complain: Complain = sentence => void complaints.push(sentence);
  const text = (name: string) => env[name]?.trim() || undefined;

  const settings: Settings = {
    port: wholeNumber('PORT', text('PORT'), { default: 3000, from: 0, to: 65_535 }, complain),
    host: text('HOST') ?? '127.0.0.1',
    dataDir: path.resolve(projectRoot, text('DATA_DIR') ?? 'data'),
    databaseUrl: databaseUrl(text('DATABASE_URL'), complain),
    databasePool: wholeNumber(
      'DATABASE_POOL',
      text('DATABASE_POOL'),
      { default: 10, from: 1, to: 100 },
      complain,
    ),
    publicUrl: publicUrl(text('PUBLIC_URL'), complain),
    admin: admin(text('ADMIN_EMAIL'), env.ADMIN_PASSWORD || undefined, complain),
    trustProxy: trustProxy(text('TRUST_PROXY'), complain),
    timeZone: timeZone(text('TIME_ZONE'), complain),
    logLevel: logLevel(text('LOG_LEVEL'), complain),
  };
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

/** The address holds a password, so it is never repeated in the complaint. */
function databaseUrl(value: string | undefined, complain: Complain) {
  if (value === undefined) return undefined;
  const protocol = URL.canParse(value) ? new URL(value).protocol : undefined;
  if (protocol === 'postgres:' || protocol === 'postgresql:') return value;
  return complain('DATABASE_URL must be an address like postgresql://user:password@host:5432/database.');
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
 * How many proxies stand in front, or their addresses. Trusting everyone is not offered: sign-in limits are
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
  return 'info';
}
