import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createDatabaseForTests, dropDatabaseForTests } from '#server/testing/database-for-tests.ts';
import { postgresOfThisRun } from './postgres-of-this-run.ts';
import { ServerProcess, SharedServer, type StartedServer } from './server-process.ts';

type Options = {
  dataDir?: string;
  port?: number;
  env?: Record<string, string>;
  /** With a PostgreSQL of its own, started as for somebody who has none; otherwise a database of the run's. */
  embedded?: boolean;
  /** In a process of its own, as `npm start` runs it; with a PostgreSQL of its own it always is. */
  alone?: boolean;
  /** The database that its own is copied from; otherwise it is one without anybody. */
  original?: string;
};

type Made = Required<Pick<Options, 'dataDir' | 'env' | 'alone'>> & { database: string | undefined };

/** The app on a port and a data folder of its own. */
export class Fellowship {
  readonly origin: string;
  readonly dataDir: string;
  /** The name of its database in the PostgreSQL of the run, where it is there. */
  readonly database: string | undefined;
  private readonly server: StartedServer;

  private constructor(port: number, { dataDir, database, env, alone }: Made) {
    this.origin = `http://127.0.0.1:${port}`;
    this.dataDir = dataDir;
    this.database = database;
    const all = {
      DATABASE_URL: database ? urlOf(database) : '',
      ...env,
      PORT: String(port),
      DATA_DIR: dataDir,
    };
    this.server = alone ? new ServerProcess(all) : new SharedServer(all);
  }

  static async start({
    dataDir,
    port,
    env = {},
    embedded = false,
    alone = embedded,
    original,
  }: Options = {}): Promise<Fellowship> {
    const folder = dataDir ?? (await mkdtemp(path.join(os.tmpdir(), 'fellowship-e2e-')));
    const database = embedded ? undefined : await createDatabaseForTests(postgresOfThisRun(), original);
    const started = new Fellowship(port ?? (await freePort()), { dataDir: folder, database, env, alone });
    try {
      await started.until(() => started.printed.includes('is ready at'), 'The server did not start');
    } catch (error) {
      started.killGroup();
      if (dataDir === undefined) await started.remove();
      throw error;
    }
    return started;
  }

  /** What the server printed so far. */
  get printed(): string {
    return this.server.printed;
  }

  /** Of one that is alone. */
  get process(): ChildProcess {
    if (this.server instanceof ServerProcess) return this.server.process;
    throw new Error('It shares its process with others: start it alone');
  }

  /** The one-time link to make the first coach. */
  get setupLink(): string {
    return /http\S+\/setup\?token=\S+/.exec(this.printed)?.[0] ?? '';
  }

  async stop(): Promise<void> {
    try {
      await this.end();
    } finally {
      await this.remove();
    }
  }

  /** The database and the folder stay. */
  async end(): Promise<void> {
    this.server.end();
    try {
      await this.until(() => this.server.hasEnded, 'It did not end');
    } finally {
      this.killGroup();
    }
  }

  /** As a power cut would end it: the server and the database it started, at once. */
  killGroup(): void {
    this.server.kill();
  }

  /** Removes the traces of a server that has ended. */
  private async remove(): Promise<void> {
    if (this.database) await dropDatabaseForTests(postgresOfThisRun(), this.database);
    await rm(this.dataDir, { recursive: true, force: true });
  }

  private async until(isSo: () => boolean, otherwise: string): Promise<void> {
    for (let waited = 0; waited < 180_000; waited += 50) {
      if (isSo()) return;
      // What has ended says and does nothing more.
      if (this.server.hasEnded) break;
      await new Promise(resolve => setTimeout(resolve, 50));
    }
    throw new Error(`${otherwise}. It printed:\n${this.printed}`);
  }
}

/** Below the ports that the system gives to connections, one of which may take any of them at any moment. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * 20_000);
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number) =>
  new Promise<boolean>(resolve => {
    const server = net.createServer();
    server.on('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

function urlOf(database: string): string {
  const { host, port, user, password = '' } = postgresOfThisRun();
  const url = new URL(`postgresql://localhost:${port}/${database}`);
  url.username = user;
  url.password = password;
  // A host may be the folder of a socket.
  url.searchParams.set('host', host);
  return url.href;
}
