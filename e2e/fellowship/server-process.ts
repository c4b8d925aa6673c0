import { type ChildProcess, fork, spawn } from 'node:child_process';

type Environment = Record<string, string>;

/** A server that was told to start. */
export interface StartedServer {
  /** What it printed so far. */
  printed: string;
  hasEnded: boolean;
  /** Tells it to end. */
  end(): void;
  kill(): void;
}

/** The app as `npm start` runs it. */
export class ServerProcess implements StartedServer {
  readonly process: ChildProcess;
  printed = '';

  constructor(env: Environment) {
    // For a server that lives for seconds, code is compiled for speed in vain.
    this.process = spawn(process.execPath, ['--no-opt', 'dist/server/main.js'], {
      env: { ...process.env, ...env },
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

  get hasEnded(): boolean {
    return this.process.exitCode !== null || this.process.signalCode !== null;
  }

  end(): void {
    if (!this.hasEnded) this.process.kill('SIGINT');
  }

  /** As a power cut would end it: the server and the database it started, at once. */
  kill(): void {
    if (this.process.pid !== undefined && !this.hasEnded) process.kill(-this.process.pid, 'SIGKILL');
  }
}

type Told = { id: number; printed?: string; hasEnded?: boolean };

/** The process of this worker in which its servers are: it takes a second less to start one there. */
let host: ChildProcess | undefined;
const servers = new Map<number, SharedServer>();
let count = 0;

function hostOfWorker(): ChildProcess {
  if (host && host.exitCode === null && host.signalCode === null) return host;
  const started = fork('dist/server/servers-for-tests.js', { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  started.on('message', (told: Told) => servers.get(told.id)?.hear(told));
  started.on('exit', () => {
    for (const server of servers.values()) server.hasEnded = true;
  });
  // It ends with the worker, however that ends.
  host = started;
  return started;
}

/** One of several in one process; what it is in itself is the same. */
export class SharedServer implements StartedServer {
  printed = '';
  hasEnded = false;
  private readonly id = (count += 1);

  constructor(env: Environment) {
    servers.set(this.id, this);
    hostOfWorker().send({ id: this.id, start: env });
  }

  hear({ printed = '', hasEnded = false }: Told): void {
    this.printed += printed;
    this.hasEnded ||= hasEnded;
    if (hasEnded) servers.delete(this.id);
  }

  end(): void {
    if (!this.hasEnded) host?.send({ id: this.id, end: true });
  }

  /** What hangs goes with all that are beside it. */
  kill(): void {
    if (!this.hasEnded) host?.kill('SIGKILL');
  }
}

export function endHost(): void {
  host?.disconnect();
  host = undefined;
}
