import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmod,
  chown,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client, type QueryResultRow } from 'pg';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { projectRoot } from '#server/settings/project-root.ts';
import { accountFor, isRoot, runAs } from './account.ts';
import { findBinaries } from './binaries.ts';
import { canWork, sharedFolder } from './data-location.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { launchPostmaster } from './postmaster.ts';
import { isAlive, readPostmasterFile } from './postmaster-file.ts';
import { makeSocketDir } from './socket-folder.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'fellowship-embedded-'));
  await chmod(folder, 0o755);
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Stopped when the test has finished; most tests start the same database, one after the other. */
async function start(name: string, fast = true): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, name), fast });
  onTestFinished(() => postgres.stop());
  return postgres;
}

async function ask<Row extends QueryResultRow>(
  postgres: Pick<EmbeddedPostgres, 'url'>,
  sql: string,
): Promise<Row[]> {
  const client = new Client({ connectionString: postgres.url });
  try {
    await client.connect();
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const remember = (postgres: EmbeddedPostgres, what: string) =>
  ask(
    postgres,
    `drop table if exists note; create table note (what text); insert into note values ('${what}')`,
  );
const notes = (postgres: Pick<EmbeddedPostgres, 'url'>) =>
  ask<{ what: string }>(postgres, 'select what from note');

async function pidOf(postgres: EmbeddedPostgres): Promise<number> {
  return (await readPostmasterFile(postgres.dataDir))?.pid ?? 0;
}

async function until(holds: () => boolean | Promise<boolean>, withinMs = 120_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('It did not come about in time');
    await sleep(20);
  }
}

describe('the private PostgreSQL', () => {
  it('keeps what was saved from one start to the next', async () => {
    const first = await start('kept');
    await remember(first, 'saved');
    const pid = await pidOf(first);
    await first.stop();
    expect(isAlive(pid)).toBe(false);
    const second = await start('kept');
    expect(await notes(second)).toEqual([{ what: 'saved' }]);
  });

  it('is reached over its socket alone, by its owner', async () => {
    const postgres = await start('kept');
    expect(await ask(postgres, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
    expect((await stat(postgres.connection.host)).mode & 0o777).toBe(0o700);
    expect((await stat(postgres.dataDir)).mode & 0o777).toBe(0o700);
    await postgres.stop();
    await expect(stat(postgres.connection.host)).rejects.toThrow('ENOENT');
  });

  it('puts every commit on the disk and lets its user do no more than own the database', async () => {
    const postgres = await start('durable', false);
    expect(await ask(postgres, 'show fsync')).toEqual([{ fsync: 'on' }]);
    expect(await ask(postgres, 'show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
    expect(
      await ask(
        postgres,
        'select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user',
      ),
    ).toEqual([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false }]);
  });

  it('comes back by itself, with its data, when it is killed', async () => {
    const postgres = await start('kept');
    await remember(postgres, 'committed');
    process.kill(await pidOf(postgres), 'SIGKILL');
    await until(() =>
      notes(postgres)
        .then(rows => rows.length === 1)
        .catch(() => false),
    );
    expect(await notes(postgres)).toEqual([{ what: 'committed' }]);
  });

  it('replaces one that was left running by a server that is gone', async () => {
    const first = await start('kept');
    await remember(first, 'committed');
    await first.stop();
    const account = await accountFor(first.dataDir);
    const leftOver = await launchPostmaster({
      location: { folder, cluster: first.dataDir, account },
      native: await findBinaries(account, folder),
      socketDir: await makeSocketDir(account),
      fast: false,
      connections: 0,
      log: () => undefined,
    });
    const second = await start('kept');
    expect(leftOver.isRunning()).toBe(false);
    expect(await notes(second)).toEqual([{ what: 'committed' }]);
  });

  it('refuses a second server on the same data, and the first goes on', async () => {
    const first = await start('kept');
    await remember(first, 'mine');
    await expect(start('kept')).rejects.toThrow(
      `Fellowship is already running with the data in ${path.dirname(first.dataDir)}.`,
    );
    expect(await notes(first)).toEqual([{ what: 'mine' }]);
  });

  it('of two servers that start on new data at the same time, lets exactly one run', async () => {
    const both = await Promise.allSettled([start('contested'), start('contested')]);
    expect(both.map(each => each.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(each => each.status === 'rejected')?.reason).toMatchObject({
      message: expect.stringContaining('already running'),
    });
  });

  it('does not disturb another one with data of its own', async () => {
    const [one, other] = await Promise.all([start('kept'), start('contested')]);
    await remember(one, 'one');
    await remember(other, 'other');
    await one.stop();
    expect(await notes(other)).toEqual([{ what: 'other' }]);
  });

  it('is not fooled by a file that names a process which is not PostgreSQL', async () => {
    const first = await start('kept');
    await first.stop();
    const file = path.join(first.dataDir, 'postmaster.pid');
    const { uid, gid } = await stat(first.dataDir);
    const stranger = spawn('sleep', ['60'], isRoot() ? { uid, gid } : {});
    await writeFile(file, `${stranger.pid}\n${first.dataDir}\n1700000000\n5432\n/tmp/gone\n\n\nready\n`);
    await chown(file, uid, gid);
    const second = await start('kept');
    expect(await ask(second, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(isAlive(stranger.pid ?? 0)).toBe(true);
    stranger.kill();
  });

  it('starts after a power cut that left an empty file behind', async () => {
    const first = await start('kept');
    await first.stop();
    const file = path.join(first.dataDir, 'postmaster.pid');
    await writeFile(file, '');
    await utimes(file, 0, 0);
    expect(await ask(await start('kept'), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('starts afresh when the first start was cut short', async () => {
    const dataDir = path.join(folder, 'cut-short');
    await mkdir(path.join(dataDir, 'postgresql.new-abc/base'), { recursive: true });
    await start('cut-short');
    expect(await readdir(dataDir)).toEqual(['postgresql']);
  });

  it('leaves files alone that are no database', async () => {
    const file = path.join(folder, 'foreign/postgresql/letter.txt');
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, 'mine');
    await expect(start('foreign')).rejects.toThrow('holds files that are no database');
    expect(await readFile(file, 'utf8')).toBe('mine');
  });
});

/** A server in a process of its own, built like the real one, perhaps run by another user. */
type ServerProcess = { child: ChildProcess; postgres: EmbeddedPostgres };

let program: string;
const programFolder = path.join(projectRoot, 'node_modules/.cache/embedded-postgres-test');

beforeAll(async () => {
  const source = path.join(folder, 'server.ts');
  const imported = path.join(import.meta.dirname, 'embedded-postgres.ts');
  await writeFile(
    source,
    `import { startEmbeddedPostgres } from '${imported}';
     const postgres = await startEmbeddedPostgres({ dataDir: process.argv[2], fast: true });
     process.on('SIGTERM', () => void postgres.stop().then(() => process.exit(0)));
     console.log(JSON.stringify(postgres));`,
  );
  await build({
    configFile: false,
    logLevel: 'silent',
    root: projectRoot,
    publicDir: false,
    build: { ssr: source, outDir: programFolder, emptyOutDir: true, target: 'node20' },
  });
  program = path.join(programFolder, 'server.js');
});

afterAll(() => rm(programFolder, { recursive: true, force: true }));

async function serverProcess(
  dataDir: string,
  ids: { uid?: number; gid?: number } = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [program, dataDir], {
    ...ids,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout)) return { child, postgres: JSON.parse(line) };
  throw new Error('The server ended before it was ready');
}

describe('a server that is killed', () => {
  it('takes its PostgreSQL along, and finds its data at the next start', async () => {
    const dataDir = path.join(folder, 'contested');
    const server = await serverProcess(dataDir);
    const pid = (await readPostmasterFile(server.postgres.dataDir))?.pid ?? 0;
    expect(isAlive(pid)).toBe(true);
    server.child.kill('SIGKILL');
    await until(() => !isAlive(pid));
    await until(() =>
      stat(server.postgres.connection.host).then(
        () => false,
        () => true,
      ),
    );
    expect(await ask(await start('contested'), 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe.runIf(isRoot())('started by root', () => {
  it('keeps the database elsewhere when PostgreSQL can not enter the folder, and says where', async () => {
    const closed = path.join(folder, 'closed');
    await mkdir(closed, { mode: 0o700 });
    const first = await start('closed/data');
    expect(first.dataDir.startsWith(`${sharedFolder}/`)).toBe(true);
    expect(first.notice).toContain(`is in ${first.dataDir}`);
    await remember(first, 'elsewhere');
    await first.stop();

    const second = await start('closed/data');
    expect(second.dataDir).toBe(first.dataDir);
    expect(await notes(second)).toEqual([{ what: 'elsewhere' }]);

    await cp(path.join(closed, 'data'), path.join(closed, 'copy'), { recursive: true });
    const copy = await start('closed/copy');
    expect(copy.dataDir).not.toBe(first.dataDir);
    await Promise.all([second.stop(), copy.stop()]);
    await rm(path.dirname(first.dataDir), { recursive: true });
    await rm(path.dirname(copy.dataDir), { recursive: true });
  });

  it('leaves the data folder of an ordinary user to that user', async context => {
    const daemon = { uid: await idOf('-u', 'daemon'), gid: await idOf('-g', 'daemon') };
    if (!(await canWork(daemon, os.tmpdir()))) context.skip();
    if (!(await runAs(daemon, 'cat', [program])).ok) context.skip();
    const dataDir = path.join(folder, 'ordinary');
    await mkdir(dataDir, { mode: 0o700 });
    await chown(dataDir, daemon.uid, daemon.gid);
    const server = await serverProcess(dataDir, daemon);
    expect(server.postgres.dataDir).toBe(path.join(dataDir, 'postgresql'));
    expect((await stat(server.postgres.dataDir)).uid).toBe(daemon.uid);
    const ended = once(server.child, 'exit');
    server.child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);

    const asRoot = await start('ordinary');
    expect(asRoot.dataDir).toBe(server.postgres.dataDir);
    await asRoot.stop();
    expect((await stat(asRoot.dataDir)).uid).toBe(daemon.uid);
  });

  it('takes a copy of the programs when they are installed where PostgreSQL can not enter', async () => {
    const before = await readdir(sharedFolder).catch((): string[] => []);
    const closed = await packageCopy('closed-package', 0o700);
    const account = await accountFor('');
    const native = await findBinaries(account, folder, closed);
    expect(native.startsWith(`${sharedFolder}/postgresql-`)).toBe(true);
    const tried = await runAs(account, path.join(native, 'bin/postgres'), ['--version']);
    expect(tried.ok).toBe(true);
    const copy = path.dirname(native);
    if (!before.includes(path.basename(copy))) await rm(copy, { recursive: true });
  });
});

describe('the programs of PostgreSQL', () => {
  it('get the links that their package can not hold', async () => {
    const copy = await packageCopy('open-package', 0o755);
    expect(await findBinaries({}, folder, copy)).toBe(path.join(copy, 'native'));
    const libraries = await readdir(path.join(copy, 'native/lib'));
    expect(libraries).toEqual(expect.arrayContaining(['libpq.so.5', 'libicuuc.so.60']));
  });
});

/** As npm unpacks it when install scripts are blocked. */
async function packageCopy(name: string, mode: number): Promise<string> {
  const original = path.dirname(await findBinaries({}, folder));
  const copy = path.join(folder, name);
  await cp(original, copy, { recursive: true, filter: async file => !(await lstat(file)).isSymbolicLink() });
  await chmod(copy, mode);
  return copy;
}

const idOf = async (which: '-u' | '-g', name: string) =>
  Number((await promisify(execFile)('id', [which, name])).stdout);
