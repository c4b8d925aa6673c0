import { appendFile, chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { isRoot } from '#server/database/embedded/account.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts';
import { applyMigrations } from '#server/database/migrations.ts';
import { checkConnections, judgeConnections } from './connections.ts';
import { checkDatabaseClock, judgeDatabaseClock } from './database-clock.ts';
import { reach } from './reach.ts';
import { checkRights } from './rights.ts';
import { checkTables } from './tables.ts';
import { checkVersion, judgeVersion } from './version.ts';

let folder: string;
let postgres: EmbeddedPostgres;
let admin: pg.Client;

/** A PostgreSQL of this file's own: users, passwords and limits are of the whole of it. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'doctor-'));
  postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'other'), fast: true });
  admin = await connect(postgres.administrator);
  await admin.query(`create role coach login password 'right' nosuperuser`);
  await wantPasswordOf('coach');
});
afterAll(async () => {
  await admin.end();
  await postgres.stop();
  await rm(folder, { recursive: true });
});

async function connect(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(connection);
  await client.connect();
  return client;
}

async function wantPasswordOf(user: string) {
  const file = path.join(postgres.dataDir, 'pg_hba.conf');
  const before = await readFile(file, 'utf8');
  await writeFile(file, `local all ${user} scram-sha-256\n`);
  await appendFile(file, before);
  await admin.query('select pg_reload_conf()');
}

/** A new database of the user `coach`, and a client in it as that user. */
async function aDatabase(options = ''): Promise<{ name: string; client: pg.Client }> {
  const name = `of_${Math.random().toString(36).slice(2)}`;
  await admin.query(`create database ${name} owner coach ${options}`);
  return { name, client: await clientOf(name) };
}

async function clientOf(database: string): Promise<pg.Client> {
  const client = await connect({ ...postgres.connection, user: 'coach', password: 'right', database });
  onTestFinished(() => client.end());
  return client;
}

const urlOf = (password: string, database: string) =>
  `postgresql://coach:${password}@localhost:5432/${database}?host=${encodeURIComponent(postgres.connection.host)}`;

async function findingAt(databaseUrl: string | undefined, dataDir = folder) {
  const { finding, reached } = await reach({ databaseUrl, dataDir });
  await reached?.close();
  return finding;
}

async function aClosedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise(resolve => server.close(resolve));
  return port;
}

describe('a database that is given', () => {
  it('answers', async () => {
    const { name } = await aDatabase();
    expect(await findingAt(urlOf('right', name))).toMatchObject({
      status: 'ok',
      found: expect.stringMatching(/^It answers, and holds \d+ MB\.$/),
    });
  });

  it('refuses a wrong password, which is not repeated', async () => {
    const finding = await findingAt(urlOf('hunter2', 'postgres'));
    expect(finding).toMatchObject({
      status: 'fault',
      found: expect.stringMatching(/refuses the user or the password\.$/),
      advice: 'Check the user and the password in DATABASE_URL.',
    });
    expect(JSON.stringify(finding)).not.toContain('hunter2');
  });

  it('is not there', async () => {
    expect(await findingAt(urlOf('right', 'nowhere'))).toMatchObject({
      status: 'fault',
      found: expect.stringMatching(/nowhere has no database of this name\.$/),
    });
  });

  it('does not take connections at a closed port', async () => {
    const port = await aClosedPort();
    expect(await findingAt(`postgresql://coach:right@127.0.0.1:${port}/fellowship`)).toMatchObject({
      status: 'fault',
      found: `The database at 127.0.0.1:${port}/fellowship does not take connections.`,
    });
  });

  it('has a name that nobody knows', async () => {
    expect(await findingAt('postgresql://coach@database.invalid/fellowship')).toMatchObject({
      status: 'fault',
      found: expect.stringMatching(/has a name that the network does not know\.$/),
    });
  });

  it('has no connection left', async () => {
    const { name } = await aDatabase();
    await admin.query(`alter database ${name} connection limit 1`);
    expect(await findingAt(urlOf('right', name))).toMatchObject({
      status: 'fault',
      found: expect.stringMatching(/has no connection left\.$/),
    });
  });
});

describe('our own database', () => {
  it('is not made by being looked for', async () => {
    expect(await findingAt(undefined, path.join(folder, 'none'))).toMatchObject({ status: 'skipped' });
    expect(await findingAt(undefined, folder)).toMatchObject({ status: 'skipped' });
  });

  it('is looked at while a server runs, and while none does', async () => {
    const dataDir = path.join(folder, 'own');
    const own = await startEmbeddedPostgres({ dataDir, fast: true });
    const running = await findingAt(undefined, dataDir);
    await own.stop();
    expect(running).toMatchObject({ status: 'ok', found: expect.stringContaining('is running') });
    expect(await findingAt(undefined, dataDir)).toMatchObject({
      status: 'ok',
      found: expect.stringContaining('starts'),
    });
  });

  it.runIf(isRoot())('of another user is not taken for broken', async () => {
    const dataDir = path.join(folder, 'anothers');
    await chmod(folder, 0o755);
    const own = await startEmbeddedPostgres({ dataDir, fast: true });
    process.seteuid?.(65_533);
    const finding = await findingAt(undefined, dataDir).finally(() => process.seteuid?.(0));
    await own.stop();
    expect(finding).toMatchObject({
      status: 'fault',
      found: expect.stringMatching(/belongs to another user/),
      advice: expect.stringMatching(/as th(at|e) user/),
    });
  });

  it('that does not start is a fault', async () => {
    const dataDir = path.join(folder, 'broken');
    const own = await startEmbeddedPostgres({ dataDir, fast: true });
    await own.stop();
    await rm(path.join(own.dataDir, 'global'), { recursive: true });
    expect(await findingAt(undefined, dataDir)).toMatchObject({ status: 'fault' });
  });
});

describe('its version', () => {
  it('is the one at hand', async () => {
    const { client } = await aDatabase();
    expect(await checkVersion(client)).toMatchObject({
      status: 'ok',
      found: expect.stringMatching(/^PostgreSQL 18/),
    });
  });

  it('has to keep any text', async () => {
    const { client } = await aDatabase(`template template0 encoding 'SQL_ASCII' locale 'C'`);
    expect(await checkVersion(client)).toMatchObject({
      status: 'fault',
      found: expect.stringContaining('SQL_ASCII'),
    });
  });

  it.each([
    [{ version: '14.2', major: 14, encoding: 'UTF8', hasIcu: true }, 'fault'],
    [{ version: '15.0', major: 15, encoding: 'UTF8', hasIcu: true }, 'ok'],
    [{ version: '16.1', major: 16, encoding: 'UTF8', hasIcu: false }, 'warning'],
  ])('%o: %s', (facts, status) => {
    expect(judgeVersion(facts).status).toBe(status);
  });
});

async function migrated(upTo: string | null) {
  const { client } = await aDatabase();
  await client.query('begin');
  await applyMigrations(client, upTo);
  await client.query('commit');
  return client;
}

describe('its tables', () => {
  it('are none before the first start', async () => {
    const { client } = await aDatabase();
    expect(await checkTables(client, false)).toMatchObject({ status: 'skipped' });
  });

  it('are up to date', async () => {
    expect(await checkTables(await migrated(null), true)).toMatchObject({ status: 'ok' });
  });

  it('that are older wait for the next start, unless the server runs', async () => {
    const client = await migrated('0005_challenges');
    expect(await checkTables(client, false)).toMatchObject({
      status: 'ok',
      found: expect.stringMatching(/^\d+ steps are missing\. The next start/),
    });
    expect(await checkTables(client, true)).toMatchObject({ status: 'warning', advice: 'Restart it.' });
  });

  it('of a newer release, or of another program, are a fault', async () => {
    const client = await migrated(null);
    await client.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 1)`,
    );
    expect(await checkTables(client, false)).toMatchObject({
      status: 'fault',
      found: expect.stringContaining('newer release'),
    });
    const { client: other } = await aDatabase();
    await other.query('create table users (id int)');
    expect(await checkTables(other, false)).toMatchObject({ status: 'fault' });
  });
});

describe('its user', () => {
  it('may do all', async () => {
    const { client } = await aDatabase();
    await admin.query('alter role coach createdb');
    expect(await checkRights(client, false)).toMatchObject({ status: 'ok' });
    await admin.query('alter role coach nocreatedb');
  });

  it('may not make databases, which backups on trial need, but for our own', async () => {
    const { client } = await aDatabase();
    expect(await checkRights(client, false)).toMatchObject({
      status: 'warning',
      advice: 'Allow it: alter role coach createdb.',
    });
    expect(await checkRights(client, true)).toMatchObject({ status: 'ok' });
  });

  it('may not make tables', async () => {
    const { name, client } = await aDatabase();
    await admin.query(`alter database ${name} owner to postgres`);
    expect(await checkRights(client, false)).toMatchObject({
      status: 'fault',
      found: 'The user coach may not make tables.',
    });
  });

  it('may only read', async () => {
    const { name } = await aDatabase();
    await admin.query(`alter database ${name} set default_transaction_read_only = on`);
    expect(await checkRights(await clientOf(name), false)).toMatchObject({
      status: 'fault',
      found: 'The database is set to be read only.',
    });
  });

  it('does not own the tables', async () => {
    const { name, client } = await aDatabase();
    const other = await connect({ ...postgres.administrator, database: name });
    await other.query('create table users (id int)');
    await other.end();
    expect(await checkRights(client, false)).toMatchObject({
      status: 'fault',
      found: '1 of the tables belong to another user than coach, so an upgrade cannot change them.',
    });
  });
});

describe('its connections', () => {
  it('are counted against what the server may open', async () => {
    const { name, client } = await aDatabase();
    expect(await checkConnections(client, 10)).toMatchObject({ status: 'ok' });
    await admin.query(`alter database ${name} connection limit 40`);
    expect(await checkConnections(client, 10)).toMatchObject({
      status: 'warning',
      advice: expect.stringMatching(/^Set DATABASE_POOL=\d, or raise/),
    });
    await admin.query(`alter database ${name} connection limit 5`);
    expect(await checkConnections(client, 10)).toMatchObject({ status: 'fault' });
  });

  it.each([
    [{ allowed: 97, others: 0, pool: 10 }, 'ok', undefined],
    [
      { allowed: 97, others: 60, pool: 10 },
      'warning',
      'Set DATABASE_POOL=3, or raise max_connections of PostgreSQL to 120.',
    ],
    [{ allowed: 20, others: 15, pool: 10 }, 'fault', 'Raise max_connections of PostgreSQL to 75.'],
  ])('%o: %s', (facts, status, advice) => {
    expect(judgeConnections(facts)).toMatchObject({ status, ...(advice !== undefined && { advice }) });
  });
});

describe('its clock', () => {
  it('is compared with ours', async () => {
    const { client } = await aDatabase();
    expect(await checkDatabaseClock(client, () => Date.now())).toMatchObject({ status: 'ok' });
    expect(await checkDatabaseClock(client, () => Date.now() + 3_605_000)).toMatchObject({
      status: 'fault',
      found: "The database's clock is 1 hour behind this machine's.",
    });
  });

  it.each([
    [0, 'ok'],
    [-2_000, 'ok'],
    [5_000, 'warning'],
    [-61_000, 'fault'],
  ])('%i ms ahead: %s', (ahead, status) => {
    expect(judgeDatabaseClock(ahead).status).toBe(status);
  });
});
