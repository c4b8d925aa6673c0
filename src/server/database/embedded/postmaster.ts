import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { spawnOptions } from './account.ts';
import type { DataLocation } from './data-location.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { serverOptions } from './server-options.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** PostgreSQL's main process, as long as it runs. */
export type Postmaster = {
  isRunning(): boolean;
  ended: Promise<void>;
  /** Waits so many milliseconds for a last checkpoint; beyond them, it is cut short and made good at the next start. */
  stop(timeoutMs?: number): Promise<void>;
};

/** Takes a line for the person who runs the server; an ordinary day brings none. */
export type DatabaseLog = (line: string) => void;

export type Launch = {
  location: DataLocation;
  native: string;
  socketDir: string;
  fast: boolean;
  connections: number;
  log: DatabaseLog;
};

/**
 * The shell becomes PostgreSQL, and leaves a watcher behind that holds the other end of our pipe: should this
 * process be killed without a word, the pipe breaks and the watcher ends PostgreSQL in order, and takes away
 * the folder of its socket. The watcher is not PostgreSQL's own child, since those it must all know.
 */
const underWatch = `
sockets=$1; shift
( (
  read -r line <&3 && exit
  kill -INT $$
  for second in 1 2 3 4 5 6 7 8 9 10; do rmdir "$sockets" && exit; sleep 1; done
) 2>/dev/null & )
exec "$@" 3<&-`;

const politeMs = 300;
const stopTimeoutMs = 30_000;

/** Starts PostgreSQL and waits until it takes connections, be it after recovering from a crash. */
export async function launchPostmaster(launch: Launch): Promise<Postmaster> {
  const child = spawnUnderWatch(launch);
  const words = listen(child);
  const ended = endOf(child);
  const isRunning = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  while (isRunning()) {
    const file = await readPostmasterFile(launch.location.cluster);
    if (file?.ready && file.pid === child.pid) {
      words.passOn = launch.log;
      const stop = (timeoutMs = stopTimeoutMs) => {
        words.passOn = undefined;
        return endInOrder(child, ended, timeoutMs);
      };
      return { isRunning, ended, stop };
    }
    await Promise.race([ended, sleep(5)]);
  }
  // Last words may still be on their way.
  await sleep(50);
  throw new EmbeddedPostgresError(`PostgreSQL did not start: ${words.last.join('\n')}`);
}

async function endOf(child: ChildProcess): Promise<void> {
  await new Promise<void>(resolve => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  const watcher = child.stdio[3];
  // A line on the pipe tells the watcher that nothing is left to end.
  if (watcher instanceof Writable) watcher.end('\n');
}

function spawnUnderWatch({ location, native, socketDir, fast, connections }: Launch): ChildProcess {
  const program = path.join(native, 'bin/postgres');
  const args = ['-D', location.cluster, '-k', socketDir, ...serverOptions(fast, connections)];
  const child = spawn('/bin/sh', ['-c', underWatch, 'sh', socketDir, program, ...args], {
    ...spawnOptions(location.account),
    // In a session of its own, Ctrl-C in the terminal reaches this process only, which then stops PostgreSQL.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  // The pipe breaks when the watcher was killed by hand.
  child.stdio[3]?.on('error', () => undefined);
  return child;
}

type Words = { last: string[]; passOn: DatabaseLog | undefined };

/** The output of PostgreSQL while it starts belongs to the error, if there is one; later it goes to the log. */
function listen(child: ChildProcess): Words {
  const words: Words = { last: [], passOn: undefined };
  if (child.stderr) {
    createInterface(child.stderr).on('line', line => {
      words.last = [...words.last, line].slice(-8);
      if (isRemarkable(line)) words.passOn?.(`PostgreSQL: ${line}`);
    });
  }
  return words;
}

const isRemarkable = (line: string): boolean =>
  /^(FATAL|PANIC)/.test(line) || /terminated by signal|could not/.test(line);

/** First lets connections that are being closed finish, then cuts the rest, in the end does not wait at all. */
async function endInOrder(child: ChildProcess, ended: Promise<void>, timeoutMs: number): Promise<void> {
  const over = new AbortController();
  const insist = async () => {
    child.kill('SIGTERM');
    await sleep(politeMs, undefined, { signal: over.signal });
    child.kill('SIGINT');
    await sleep(Math.max(0, timeoutMs - politeMs), undefined, { signal: over.signal });
    child.kill('SIGQUIT');
  };
  const insisting = insist().catch(() => undefined);
  await ended;
  over.abort();
  await insisting;
}
