import { stat, unlink } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataLocation } from './data-location.ts';
import { claimOwnership, isPassing } from './ownership.ts';
import {
  isAlive,
  isPostgresOf,
  type PostmasterFile,
  postmasterFile,
  readPostmasterFile,
} from './postmaster-file.ts';
import { removeSocketDir } from './socket-folder.ts';
import { AlreadyRunningError, EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** Time for a server that has just started PostgreSQL to say that it is its own. */
const settlingMs = 1_000;
const stopTimeoutMs = 60_000;

/**
 * Makes way for a new start: ends a PostgreSQL that a killed server left running on this database, and clears
 * what it left lying about. Refuses when a living server uses it.
 */
export async function endLeftover({ cluster, folder }: DataLocation, ownSocketDir: string): Promise<void> {
  const deadline = Date.now() + stopTimeoutMs;
  let left = await readPostmasterFile(cluster);
  while (left && (await isPostgresOf(cluster, left.pid))) {
    if (Date.now() > deadline) throw doesNotAnswer(cluster, left);
    if (isSettled(left)) await endUnlessOwned(folder, left);
    await sleep(50);
    left = (await readPostmasterFile(cluster)) ?? left;
  }
  if (!left) return removeEmptyFile(cluster);
  // PostgreSQL clears the file itself, except when its number now belongs to another process.
  if (isAlive(left.pid)) await unlink(postmasterFile(cluster)).catch(() => undefined);
  if (left.socketDir !== ownSocketDir) await removeSocketDir(left.socketDir);
}

/** PostgreSQL writes its file at once; one that stays empty is what a full disk or a power cut left. */
async function removeEmptyFile(cluster: string): Promise<void> {
  const file = postmasterFile(cluster);
  const found = await stat(file).catch(() => undefined);
  if (found && Date.now() - found.mtimeMs > settlingMs) await unlink(file);
}

/** The file is written line by line, so one without a socket is of a PostgreSQL that is just starting. */
function isSettled({ startedAt, socketDir }: PostmasterFile): boolean {
  const age = Date.now() - startedAt;
  return socketDir !== '' && (age > settlingMs || age < 0);
}

async function endUnlessOwned(folder: string, { pid, socketDir }: PostmasterFile): Promise<void> {
  try {
    const ownership = await claimOwnership(socketDir);
    if (!ownership) throw alreadyRunning(folder);
    process.kill(pid, 'SIGINT');
    await ownership.release();
  } catch (error) {
    if (!isPassing(error)) throw error;
  }
}

const alreadyRunning = (folder: string) =>
  new AlreadyRunningError(
    `Fellowship is already running with the data in ${folder}. ` +
      'Stop it first, or choose another DATA_DIR.',
  );

const doesNotAnswer = (cluster: string, { pid }: PostmasterFile) =>
  new EmbeddedPostgresError(
    `A PostgreSQL (process ${pid}) still uses ${cluster} and does not answer. End it, then start again.`,
  );
