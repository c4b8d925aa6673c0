import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { projectRoot } from './project-root.ts';
import { readSettings, SettingsError } from './settings.ts';

const defaults = {
  port: 3000,
  host: '127.0.0.1',
  dataDir: path.join(projectRoot, 'data'),
  databaseUrl: undefined,
  databasePool: 10,
  publicUrl: undefined,
  admin: undefined,
  trustProxy: false,
  timeZone: 'UTC',
  logLevel: 'warn',
  smtpUrl: undefined,
  mailFrom: undefined,
  stripeWebhookSecret: undefined,
  graceDays: 7,
  openId: undefined,
  backupKeep: { days: 7, weeks: 4, months: 6 },
  backupBeforeMigration: true,
  slowStatementMs: 500,
};

/** The settings that a server needs when others can reach it. */
const site = { PUBLIC_URL: 'https://x.org' };
const publicUrl = 'https://x.org';

const reads = { DATABASE_READ_URL: 'postgres://a:b@replica/f' };

const openId = {
  OPENID_ISSUER: 'https://id.x.org/realm',
  OPENID_CLIENT_ID: 'fellowship',
  OPENID_CLIENT_SECRET: 'shared secret',
};

function complaintAbout(env: Record<string, string>): string {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
  }
  return 'none';
}

describe('settings', () => {
  it('need nothing to be set', () => {
    expect(readSettings({})).toEqual(defaults);
  });

  it('that are empty count as not set', () => {
    const names = ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'DATABASE_POOL', 'PUBLIC_URL', 'ADMIN_EMAIL'];
    const others = ['ADMIN_PASSWORD', 'TRUST_PROXY', 'TIME_ZONE', 'LOG_LEVEL', 'SMTP_URL', 'MAIL_FROM'];
    const more = ['STRIPE_WEBHOOK_SECRET', 'PAYMENT_GRACE_DAYS', 'SMTP_URL_FILE', 'DATABASE_URL_FILE'];
    const backups = ['BACKUP_KEEP', 'BACKUP_BEFORE_MIGRATION'];
    const ways = [
      'DATABASE_DIRECT_URL',
      'DATABASE_READ_URL',
      'DATABASE_READ_URL_FILE',
      'DATABASE_STATEMENTS',
    ];
    const all = [...names, ...others, ...more, ...backups, ...ways, ...Object.keys(openId), 'OPENID_NAME'];
    expect(readSettings(Object.fromEntries(all.map(name => [name, ''])))).toEqual(defaults);
  });

  it.each([
    ['a port the system picks', { PORT: '0' }, { port: 0 }],
    ['the last port there is', { PORT: '65535' }, { port: 65_535 }],
    ['spaces around a value', { PORT: ' 8080 ' }, { port: 8080 }],
    ['another host', { ...site, HOST: '0.0.0.0' }, { publicUrl, host: '0.0.0.0' }],
    ['data beside the project', { DATA_DIR: '/srv/fellowship' }, { dataDir: '/srv/fellowship' }],
    ['data in a folder of the project', { DATA_DIR: 'x' }, { dataDir: path.join(projectRoot, 'x') }],
    [
      'a database of its own',
      { DATABASE_URL: 'postgres://a:b@db/f' },
      { databaseUrl: 'postgres://a:b@db/f' },
    ],
    ['a database on a socket', { DATABASE_URL: 'postgresql:///f' }, { databaseUrl: 'postgresql:///f' }],
    [
      'a database behind a pooler, and a replica',
      { DATABASE_URL: 'postgres://a:b@pooler/f', DATABASE_DIRECT_URL: 'postgres://a:b@db/f', ...reads },
      {
        databaseUrl: 'postgres://a:b@pooler/f',
        databaseDirectUrl: 'postgres://a:b@db/f',
        databaseReadUrl: reads.DATABASE_READ_URL,
      },
    ],
    ['statements without names', { DATABASE_STATEMENTS: 'unnamed' }, { databaseStatements: 'unnamed' }],
    ['a pool of one', { DATABASE_POOL: '1' }, { databasePool: 1 }],
    ['the address of the site', { PUBLIC_URL: 'https://x.org' }, { publicUrl: 'https://x.org' }],
    ['a slash after the address', { PUBLIC_URL: 'https://x.org:81/' }, { publicUrl: 'https://x.org:81' }],
    ['http on this machine', { PUBLIC_URL: 'http://localhost:81' }, { publicUrl: 'http://localhost:81' }],
    ['no proxy', { TRUST_PROXY: 'false' }, { trustProxy: false }],
    ['no hops', { TRUST_PROXY: '0' }, { trustProxy: false }],
    ['two proxies', { ...site, TRUST_PROXY: '2' }, { publicUrl, trustProxy: 2 }],
    ['one proxy by address', { ...site, TRUST_PROXY: '10.1.2.3' }, { publicUrl, trustProxy: ['10.1.2.3'] }],
    [
      'proxies by range',
      { ...site, TRUST_PROXY: '10.0.0.0/8, ::1/128' },
      { publicUrl, trustProxy: ['10.0.0.0/8', '::1/128'] },
    ],
    [
      'proxies of this machine',
      { ...site, TRUST_PROXY: 'loopback' },
      { publicUrl, trustProxy: ['loopback'] },
    ],
    ['a time zone', { TIME_ZONE: 'Asia/Kolkata' }, { timeZone: 'Asia/Kolkata' }],
    ['a quiet log', { LOG_LEVEL: 'error' }, { logLevel: 'error' }],
    [
      'a first coach',
      { ADMIN_EMAIL: 'coach@example.com', ADMIN_PASSWORD: ' 8 chars' },
      { admin: { email: 'coach@example.com', password: ' 8 chars' } },
    ],
    [
      'a first coach of a public server',
      { ...site, ADMIN_EMAIL: 'coach@example.com', ADMIN_PASSWORD: 'correct horse battery' },
      { publicUrl, admin: { email: 'coach@example.com', password: 'correct horse battery' } },
    ],
    [
      'a mail server',
      { SMTP_URL: 'smtps://me:secret@mail.x.org:465' },
      { smtpUrl: 'smtps://me:secret@mail.x.org:465' },
    ],
    ['spaces around an address', { SMTP_URL: ' smtp://x.org ' }, { smtpUrl: 'smtp://x.org' }],
    ['a mail server without a password', { SMTP_URL: 'smtp://localhost' }, { smtpUrl: 'smtp://localhost' }],
    ['an address to send from', { MAIL_FROM: 'mail@x.org' }, { mailFrom: 'mail@x.org' }],
    [
      'an address to send from with a name',
      { MAIL_FROM: 'The Fellowship <mail@x.org>' },
      { mailFrom: 'The Fellowship <mail@x.org>' },
    ],
    [
      "a webhook's secret",
      { STRIPE_WEBHOOK_SECRET: 'whsec_0123456789' },
      { stripeWebhookSecret: 'whsec_0123456789' },
    ],
    ['days of grace', { PAYMENT_GRACE_DAYS: '14' }, { graceDays: 14 }],
    [
      'how long backups are kept',
      { BACKUP_KEEP: '30,0,12' },
      { backupKeep: { days: 30, weeks: 0, months: 12 } },
    ],
    ['no nightly backups', { BACKUP_KEEP: 'off' }, { backupKeep: null }],
    ['no backup before a migration', { BACKUP_BEFORE_MIGRATION: 'off' }, { backupBeforeMigration: false }],
    ['no days of grace', { PAYMENT_GRACE_DAYS: '0' }, { graceDays: 0 }],
    [
      'a provider of accounts',
      { ...openId, OPENID_NAME: 'Our club' },
      {
        openId: {
          issuer: 'https://id.x.org/realm',
          clientId: 'fellowship',
          clientSecret: 'shared secret',
          name: 'Our club',
        },
      },
    ],
    [
      'a provider on this machine, called by its host unless named',
      { ...openId, OPENID_ISSUER: 'http://localhost:4000' },
      {
        openId: {
          issuer: 'http://localhost:4000',
          clientId: 'fellowship',
          clientSecret: 'shared secret',
          name: 'localhost',
        },
      },
    ],
  ])('take %s', (_what, env, expected) => {
    expect(readSettings(env)).toEqual({ ...defaults, ...expected });
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".'],
    [{ BACKUP_KEEP: '0,0,0' }, /^BACKUP_KEEP must be the numbers of days, .* not "0,0,0"\.$/],
    [{ BACKUP_BEFORE_MIGRATION: 'no' }, 'BACKUP_BEFORE_MIGRATION must be on or off, not "no".'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, not "65536".'],
    [{ PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535, not "80.5".'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535, not "-1".'],
    [{ DATABASE_POOL: '0' }, 'DATABASE_POOL must be a whole number from 1 to 100, not "0".'],
    [{ DATABASE_POOL: '101' }, 'DATABASE_POOL must be a whole number from 1 to 100, not "101".'],
    [
      { PUBLIC_URL: 'x.org' },
      /^PUBLIC_URL must be the address of the site without a path, .* not "x\.org"\.$/,
    ],
    [{ PUBLIC_URL: 'ftp://x.org' }, /^PUBLIC_URL must be/],
    [{ PUBLIC_URL: 'https://x.org/app' }, /^PUBLIC_URL must be/],
    [{ PUBLIC_URL: 'https://x.org/?a=b' }, /^PUBLIC_URL must be/],
    [{ PUBLIC_URL: 'https://me:secret@x.org' }, /^PUBLIC_URL must be/],
    [{ ADMIN_EMAIL: 'a@b.c' }, 'ADMIN_EMAIL is set, so ADMIN_PASSWORD must be set too.'],
    [{ ADMIN_PASSWORD: 'long enough' }, 'ADMIN_PASSWORD is set, so ADMIN_EMAIL must be set too.'],
    [
      { ADMIN_EMAIL: 'coach', ADMIN_PASSWORD: 'long enough' },
      'ADMIN_EMAIL must be an email address, not "coach".',
    ],
    [{ ADMIN_EMAIL: 'a@b.c', ADMIN_PASSWORD: '7 chars' }, 'ADMIN_PASSWORD must have at least 8 characters.'],
    [{ TRUST_PROXY: 'true' }, /^TRUST_PROXY must be the number of proxies .* not "true"\.$/],
    [{ TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY must be/],
    [{ TRUST_PROXY: '10.0.0.1,' }, /^TRUST_PROXY must be/],
    [{ TIME_ZONE: 'Mars/Olympus' }, /^TIME_ZONE must be the name of a time zone, .* not "Mars\/Olympus"\.$/],
    [{ TIME_ZONE: '+02:00' }, /^TIME_ZONE must be/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of fatal, error, .* not "loud"\.$/],
    [{ SMTP_URL: 'mail.x.org' }, /^SMTP_URL must be an address like smtps:/],
    [{ SMTP_URL: 'https://mail.x.org' }, /^SMTP_URL must be/],
    [{ MAIL_FROM: 'Fellowship' }, /^MAIL_FROM must be an email address, .* not "Fellowship"\.$/],
    [{ MAIL_FROM: 'a@x.org, b@x.org' }, /^MAIL_FROM must be/],
    [{ MAIL_FROM: 'Fellowship <a@x.org> extra' }, /^MAIL_FROM must be/],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_' }, /^STRIPE_WEBHOOK_SECRET must be .* it starts with whsec_\.$/],
    [{ PAYMENT_GRACE_DAYS: 'week' }, 'PAYMENT_GRACE_DAYS must be a whole number from 0 to 60, not "week".'],
    [
      { OPENID_ISSUER: 'https://id.x.org' },
      'OPENID_ISSUER, OPENID_CLIENT_ID and OPENID_CLIENT_SECRET must be set together.',
    ],
    [{ OPENID_CLIENT_SECRET: 'shared secret' }, /must be set together\.$/],
    [
      { ...openId, OPENID_ISSUER: 'http://id.x.org' },
      /^OPENID_ISSUER must be .* not "http:\/\/id\.x\.org"\.$/,
    ],
    [{ ...openId, OPENID_ISSUER: 'id.x.org' }, /^OPENID_ISSUER must be/],
    [{ DATABASE_STATEMENTS: 'prepared' }, /^DATABASE_STATEMENTS must be named or unnamed, not "prepared"\.$/],
    [reads, /^DATABASE_DIRECT_URL and DATABASE_READ_URL are for a database that DATABASE_URL names\.$/],
  ])('refuse %o with a sentence', (env, sentence) => {
    expect(complaintAbout(env)).toMatch(sentence);
  });

  it.each([
    [{ DATABASE_URL: 'mysql://root:hunter2@db/f' }, 'DATABASE_URL must be an address like'],
    [{ DATABASE_DIRECT_URL: 'mysql://root:hunter2@db/f' }, 'DATABASE_DIRECT_URL must be an address like'],
    [{ DATABASE_READ_URL: 'mysql://root:hunter2@db/f' }, 'DATABASE_READ_URL must be an address like'],
    [{ SMTP_URL: 'https://root:hunter2@mail' }, 'SMTP_URL must be an address like'],
    [{ STRIPE_WEBHOOK_SECRET: 'sk_hunter2_hunter2' }, 'STRIPE_WEBHOOK_SECRET must be'],
    [{ OPENID_CLIENT_SECRET: 'hunter2' }, 'OPENID_ISSUER, OPENID_CLIENT_ID'],
    [{ ...site, ADMIN_EMAIL: 'a@b.c', ADMIN_PASSWORD: 'hunter2hunter2hunter2' }, 'none'],
    [{ ...site, ADMIN_EMAIL: 'a@b.c', ADMIN_PASSWORD: 'hunter2hun' }, 'ADMIN_PASSWORD is too easy to guess'],
  ])('never repeat a secret: %o', (env, beginning) => {
    const complaint = complaintAbout(env);
    expect(complaint.startsWith(beginning), complaint).toBe(true);
    expect(complaint).not.toMatch(/hunter2/);
  });

  it('say all that is wrong at once, a line each', () => {
    const complaint = complaintAbout({ PORT: 'x', TIME_ZONE: 'y', LOG_LEVEL: 'z', HOST: '127.0.0.1' });
    expect(complaint).toMatch(/^PORT must .*\nTIME_ZONE must .*\nLOG_LEVEL must .*$/);
  });
});

describe('a secret in a file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };

  it.each([
    ['DATABASE_URL', 'postgres://a:b@db/f', { databaseUrl: 'postgres://a:b@db/f' }],
    ['SMTP_URL', 'smtp://a:b@mail', { smtpUrl: 'smtp://a:b@mail' }],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_0123456789', { stripeWebhookSecret: 'whsec_0123456789' }],
  ])('is taken for %s, without the line end after it', (name, secret, expected) => {
    const settings = readSettings({ [`${name}_FILE`]: file(name, `${secret}\n`) });
    expect(settings).toEqual({ ...defaults, ...expected });
  });

  it('is taken for the first coach and the provider of accounts', () => {
    const settings = readSettings({
      ...openId,
      ADMIN_EMAIL: 'coach@example.com',
      ADMIN_PASSWORD_FILE: file('admin', 'correct horse battery'),
      OPENID_CLIENT_SECRET: '',
      OPENID_CLIENT_SECRET_FILE: file('openid', 'from a file\r\n'),
    });
    expect(settings.admin?.password).toBe('correct horse battery');
    expect(settings.openId?.clientSecret).toBe('from a file');
  });

  it('is refused beside the secret itself', () => {
    expect(complaintAbout({ SMTP_URL: 'smtp://mail', SMTP_URL_FILE: file('both', 'smtp://mail') })).toBe(
      'Set SMTP_URL or SMTP_URL_FILE, not both.',
    );
  });

  it('that is empty, or cannot be read, is said', () => {
    expect(complaintAbout({ SMTP_URL_FILE: file('empty', ' \n') })).toBe(
      'The file of SMTP_URL_FILE is empty.',
    );
    expect(complaintAbout({ SMTP_URL_FILE: '/nowhere/at/all' })).toBe(
      'SMTP_URL_FILE names a file that cannot be read: "/nowhere/at/all".',
    );
  });

  it('that is refused is not repeated', () => {
    const complaint = complaintAbout({ DATABASE_URL_FILE: file('wrong', 'mysql://root:hunter2@db/f') });
    expect(complaint).toMatch(/^DATABASE_URL must be/);
    expect(complaint).not.toMatch(/hunter2/);
  });
});

const needsAddress =
  'PUBLIC_URL must be set when others can reach the server: links in mails are made with it.';
const needsHttps = 'PUBLIC_URL must start with https://: over http, passwords can be read on the way.';
const guessable =
  'ADMIN_PASSWORD is too easy to guess: use at least 12 characters, not those of the e-mail address.';
const coach = { ADMIN_EMAIL: 'gideon@x.org' };

describe('a server that others can reach does not start with', () => {
  it.each<[string, Record<string, string>, string]>([
    ['no address, on all networks', { HOST: '0.0.0.0' }, needsAddress],
    ['no address, on all IPv6 networks', { HOST: '::' }, needsAddress],
    ['no address, on one network', { HOST: '192.168.1.5' }, needsAddress],
    ['no address, behind a proxy', { TRUST_PROXY: '1' }, needsAddress],
    ['an address without https', { PUBLIC_URL: 'http://x.org' }, needsHttps],
    ['an address without https on all networks', { HOST: '0.0.0.0', PUBLIC_URL: 'http://x.org' }, needsHttps],
    ['a short password', { ...site, ...coach, ADMIN_PASSWORD: 'k3!xQ9$mLp2' }, guessable],
    ['a password of few letters', { ...site, ...coach, ADMIN_PASSWORD: 'abababababababab' }, guessable],
    ['a password of the name', { ...site, ...coach, ADMIN_PASSWORD: 'Gideon-12345678' }, guessable],
  ])('%s', (_what, env, sentence) => {
    expect(complaintAbout(env)).toBe(sentence);
  });

  it.each<[string, Record<string, string>]>([
    ['nothing set', {}],
    ['this machine alone', { HOST: 'localhost' }],
    ['this machine alone, by IPv6', { HOST: '::1' }],
    ['a simple password', { ...coach, ADMIN_PASSWORD: 'password' }],
  ])('but one for this machine does, with %s', (_what, env) => {
    expect(complaintAbout(env)).toBe('none');
  });
});
