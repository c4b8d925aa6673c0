import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { PostgresForTests } from '#server/testing/postgres-for-tests.ts';

/** As it calls itself, `PgBouncer 1.18.0`; null where it is not installed. */
export function installedPgbouncer(): string | null {
  try {
    const said = execFileSync('pgbouncer', ['--version'], { encoding: 'utf8', stdio: 'pipe' });
    return said.split('\n')[0] ?? null;
  } catch {
    return null;
  }
}

type Mode = 'transaction' | 'session';

/** PgBouncer before the tests' PostgreSQL, as Debian sets it up but for the mode; ended by `end`. */
export async function pgbouncerBefore(postgres: PostgresForTests, mode: Mode, more: readonly string[] = []) {
  const folder = await mkdtemp(path.join(tmpdir(), 'pgbouncer-'));
  const port = await freePort();
  const { host, user, password } = postgres;
  const target = `host=${host} port=${postgres.port} user=${user}${password ? ` password=${password}` : ''}`;
  const settings = [
    '[databases]',
    `* = ${target}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${mode}`,
    'max_client_conn = 300',
    'default_pool_size = 6',
    ...more,
  ];
  const file = path.join(folder, 'pgbouncer.ini');
  await writeFile(file, `${settings.join('\n')}\n`);
  const asOther = process.geteuid?.() === 0 ? ['-u', 'nobody'] : [];
  const connection = { host: '127.0.0.1', port, user, database: postgres.database };
  const start = async () => {
    const started = spawn('pgbouncer', [...asOther, file], { stdio: 'ignore' });
    await untilAnswers(started, connection);
    return started;
  };
  let child = await start();
  const kill = async () => {
    const ended = new Promise(resolve => child.once('exit', resolve));
    if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) await ended;
  };
  const startAgain = async () => {
    child = await start();
  };
  const end = async () => {
    await kill();
    await rm(folder, { recursive: true, force: true });
  };
  return { connection, kill, startAgain, end };
}

async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise(resolve => server.close(resolve));
  return port;
}

async function untilAnswers(child: ChildProcess, connection: pg.ClientConfig): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}`);
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
}
