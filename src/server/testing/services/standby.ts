import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Account, accountFor, give, runAs, spawnOptions } from '#server/database/embedded/account.ts';
import { findBinaries } from '#server/database/embedded/binaries.ts';
import type { PostgresForTests } from '#server/testing/postgres-for-tests.ts';

type Started = { connection: PostgresForTests; kill(): Promise<void> };

const made =
  '--username=postgres --auth-local=trust --auth-host=reject --no-sync --no-instructions --encoding=UTF8 --no-locale --locale-provider=builtin --builtin-locale=C.UTF-8';
const quick = ['listen_addresses=', 'fsync=off', 'autovacuum=off', 'shared_buffers=16MB', 'io_method=sync'];

/** A database of its own, and another that follows it by streaming; thrown away by `end`. */
export async function databaseWithStandby() {
  const folder = await mkdtemp(path.join(tmpdir(), 'standby-'));
  const account = await accountFor(folder);
  await give(account, folder);
  const native = await findBinaries(account, folder);
  const [first, second] = [path.join(folder, 'first'), path.join(folder, 'second')];
  const initdb = await runAs(account, path.join(native, 'bin/initdb'), [
    `--pgdata=${first}`,
    ...made.split(' '),
  ]);
  if (!initdb.ok) throw new Error(initdb.output);
  // Nobody has written to it yet, so its files may be copied as they lie.
  await runAs(account, 'cp', ['-a', first, second]);
  await writeFile(path.join(second, 'standby.signal'), '');
  const start = (cluster: string, port: number, settings: string[]) =>
    startCluster({ account, program: path.join(native, 'bin/postgres'), cluster, folder, port, settings });
  const primary = await start(first, 5432, []);
  const standby = await start(second, 5433, [
    `primary_conninfo=host=${folder} port=5432 user=postgres`,
    'wal_receiver_status_interval=1',
  ]);
  const end = async () => {
    await Promise.all([standby.kill(), primary.kill()]);
    await rm(folder, { recursive: true, force: true });
  };
  return { primary: primary.connection, standby, end };
}

type Cluster = {
  account: Account;
  program: string;
  cluster: string;
  folder: string;
  port: number;
  settings: string[];
};

async function startCluster(given: Cluster): Promise<Started> {
  const { account, program, cluster, folder, port, settings } = given;
  const all = [...quick, `unix_socket_directories=${folder}`, `port=${port}`, ...settings];
  const child = spawn(program, ['-D', cluster, ...all.flatMap(one => ['-c', one])], {
    ...spawnOptions(account),
    stdio: 'ignore',
  });
  const connection = { host: folder, port, user: 'postgres', database: 'postgres' };
  await untilAnswers(child, connection);
  const kill = async () => {
    const ended = new Promise(resolve => child.once('exit', resolve));
    if (child.exitCode === null && child.signalCode === null && child.kill('SIGQUIT')) await ended;
  };
  return { connection, kill };
}

async function untilAnswers(child: ChildProcess, connection: pg.ClientConfig): Promise<void> {
  while (child.exitCode === null) {
    const client = new pg.Client(connection);
    client.on('error', () => undefined);
    const answers = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (answers) return;
    await sleep(50);
  }
  throw new Error(`PostgreSQL ended with ${child.exitCode}`);
}
