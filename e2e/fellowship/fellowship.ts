import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createDatabaseForTests, dropDatabaseForTests } from '#server/testing/database-for-tests.ts';
import { postgresOfThisRun } from './postgres-of-this-run.ts';

type Options = {
  dataDir?: string;
  port?: number;
  env?: Record<string, string>;
  /** With a PostgreSQL of its own, started as for somebody who has none; otherwise a database of the run's. */
  embedded?: boolean;
  /** The database that its own is copied from; otherwise it is one without anybody. */
  original?: string;
};

/** The app as `npm start` runs it, on a port and a data folder of its own. */
export class Fellowship {
  readonly origin: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** The name of its database in the PostgreSQL of the run, where it is there. */
  readonly database: string | undefined;
  /** What the server printed so far. */
  printed = '';

  private constructor(port: number, dataDir: string, database: string | undefined, env: NodeJS.ProcessEnv) {
    this.origin = `http://127.0.0.1:${port}`;
    this.dataDir = dataDir;
    this.database = database;
    // For a server that lives for seconds, code is compiled for speed in vain.
    this.process = spawn(process.execPath, ['--no-opt', 'dist/server/main.js'], {
      env: {
        ...process.env,
        DATABASE_URL: database ? urlOf(database) : '',
        ...env,
        PORT: String(port),
        DATA_DIR: dataDir,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that a test can kill all of it at once.
      detached: true,
    });
    const keep = (text: Buffer) => {
      this.printed += text.toString();
    };
    this.process.stdout?.on('data', keep);
    this.process.stderr?.on('data', keep);
  }

  static async start({
    dataDir,
    port,
    env = {},
    embedded = false,
    original,
  }: Options = {}): Promise<Fellowship> {
    const folder = dataDir ?? (await mkdtemp(path.join(os.tmpdir(), 'fellowship-e2e-')));
    const database = embedded ? undefined : await createDatabaseForTests(postgresOfThisRun(), original);
    const started = new Fellowship(port ?? (await freePort()), folder, database, env);
    try {
      await started.until(() => started.printed.includes('is ready at'), 'The server did not start');
    } catch (error) {
      started.killGroup();
      if (dataDir === undefined) await started.remove();
      throw error;
    }
    return started;
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

  /** Its database and its folder stay. */
  async end(): Promise<void> {
    if (!this.hasEnded) this.process.kill('SIGINT');
    try {
      await this.until(() => this.hasEnded, 'It did not end');
    } finally {
      this.killGroup();
    }
  }

  /** As a power cut would end it: the server and the database it started, at once. */
  killGroup(): void {
    if (this.process.pid !== undefined && !this.hasEnded) process.kill(-this.process.pid, 'SIGKILL');
  }

  private get hasEnded(): boolean {
    return this.process.exitCode !== null || this.process.signalCode !== null;
  }

  /** What a server that has ended leaves behind. */
  private async remove(): Promise<void> {
    if (this.database) await dropDatabaseForTests(postgresOfThisRun(), this.database);
    await rm(this.dataDir, { recursive: true, force: true });
  }

  private async until(isSo: () => boolean, otherwise: string): Promise<void> {
    for (let waited = 0; waited < 180_000; waited += 50) {
      if (isSo()) return;
      // What has ended says and does nothing more.
      if (this.hasEnded) break;
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
