import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#server/project-root.ts';
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
    const others = ['ADMIN_PASSWORD', 'TRUST_PROXY', 'TIME_ZONE', 'LOG_LEVEL'];
    expect(readSettings(Object.fromEntries([...names, ...others].map(name => [name, ''])))).toEqual(defaults);
  });

  it.each([
    ['a port the system picks', { PORT: '0' }, { port: 0 }],
    ['the last port there is', { PORT: '65535' }, { port: 65_535 }],
    ['spaces around a value', { PORT: ' 8080 ' }, { port: 8080 }],
    ['another host', { HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
    ['data beside the project', { DATA_DIR: '/srv/fellowship' }, { dataDir: '/srv/fellowship' }],
    ['data in a folder of the project', { DATA_DIR: 'x' }, { dataDir: path.join(projectRoot, 'x') }],
    [
      'a database of its own',
      { DATABASE_URL: 'postgres://a:b@db/f' },
      { databaseUrl: 'postgres://a:b@db/f' },
    ],
    ['a database on a socket', { DATABASE_URL: 'postgresql:///f' }, { databaseUrl: 'postgresql:///f' }],
    ['a pool of one', { DATABASE_POOL: '1' }, { databasePool: 1 }],
    ['the address of the site', { PUBLIC_URL: 'https://x.org' }, { publicUrl: 'https://x.org' }],
    ['a slash after the address', { PUBLIC_URL: 'http://x.org:81/' }, { publicUrl: 'http://x.org:81' }],
    ['no proxy', { TRUST_PROXY: 'false' }, { trustProxy: false }],
    ['no hops', { TRUST_PROXY: '0' }, { trustProxy: false }],
    ['two proxies', { TRUST_PROXY: '2' }, { trustProxy: 2 }],
    ['one proxy by address', { TRUST_PROXY: '10.1.2.3' }, { trustProxy: ['10.1.2.3'] }],
    ['proxies by range', { TRUST_PROXY: '10.0.0.0/8, ::1/128' }, { trustProxy: ['10.0.0.0/8', '::1/128'] }],
    ['proxies of this machine', { TRUST_PROXY: 'loopback' }, { trustProxy: ['loopback'] }],
    ['a time zone', { TIME_ZONE: 'Asia/Kolkata' }, { timeZone: 'Asia/Kolkata' }],
    ['a quiet log', { LOG_LEVEL: 'error' }, { logLevel: 'error' }],
    [
      'a first coach',
      { ADMIN_EMAIL: 'coach@example.com', ADMIN_PASSWORD: ' 8 chars' },
      { admin: { email: 'coach@example.com', password: ' 8 chars' } },
    ],
  ])('take %s', (_what, env, expected) => {
    expect(readSettings(env)).toEqual({ ...defaults, ...expected });
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".'],
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
  ])('refuse %o with a sentence', (env, sentence) => {
    expect(complaintAbout(env)).toMatch(sentence);
  });

  it('never repeat the address of the database, which holds a password', () => {
    const complaint = complaintAbout({ DATABASE_URL: 'mysql://root:secret@db/f' });
    expect(complaint).toMatch(/^DATABASE_URL must be an address like/);
    expect(complaint).not.toMatch(/secret/);
  });

  it('say all that is wrong at once, a line each', () => {
    const complaint = complaintAbout({ PORT: 'x', TIME_ZONE: 'y', LOG_LEVEL: 'z', HOST: 'fine' });
    expect(complaint).toMatch(/^PORT must .*\nTIME_ZONE must .*\nLOG_LEVEL must .*$/);
  });
});
