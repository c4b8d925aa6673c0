import { setTimeout as sleep } from 'node:timers/promises';
import { endLeftover } from './leftover.ts';
import { claimOwnership, isPassing, type Ownership } from './ownership.ts';
import { type Launch, launchPostmaster, type Postmaster } from './postmaster.ts';
import { removeSocketDir } from './socket-folder.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

type Running = { postmaster: Postmaster; ownership: Ownership };

/** The processes of a PostgreSQL that was killed need a moment to notice and go. */
const contestedMs = 15_000;
const longestPauseMs = 30_000;

/** Makes way, starts PostgreSQL and takes hold of it. Of several that try at once, one comes through. */
export async function boot(launch: Launch): Promise<Running> {
  const deadline = Date.now() + contestedMs;
  for (;;) {
    await endLeftover(launch.location, launch.socketDir);
    try {
      const postmaster = await launchPostmaster(launch);
      const ownership = await claimOwnership(launch.socketDir);
      if (ownership) return { postmaster, ownership };
    } catch (error) {
      if (!isContested(error) || Date.now() > deadline) throw error;
    }
    await sleep(100);
  }
}

/** True when another start was quicker, or what is left of an earlier one still holds its memory. */
function isContested(error: unknown): boolean {
  if (error instanceof EmbeddedPostgresError) return /lock file|still in use/.test(error.message);
  return isPassing(error);
}

/** Brings PostgreSQL back whenever it ends unasked. Answers the way to end it for good. */
export function keepRunning(first: Running, launch: Launch): Postmaster['stop'] {
  let running = first;
  const stopping = new AbortController();
  const { signal } = stopping;
  const watch = async () => {
    let pauseMs = 0;
    while (!signal.aborted) {
      await Promise.race([running.postmaster.ended, running.ownership.lost]);
      try {
        running = await recover(running, launch, signal);
        pauseMs = 0;
      } catch (error) {
        pauseMs = Math.min(longestPauseMs, 500 + pauseMs * 2);
        launch.log(`PostgreSQL could not be started again: ${String(error)}`);
        await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
      }
    }
  };
  const watching = watch();
  return async timeoutMs => {
    stopping.abort();
    await end(running, timeoutMs);
    await watching;
    // A start that was under way when the end was asked for.
    await end(running, timeoutMs);
    await removeSocketDir(launch.socketDir);
  };
}

async function recover(running: Running, launch: Launch, signal: AbortSignal): Promise<Running> {
  const { postmaster } = running;
  // After the crash of one connection PostgreSQL drops all of them, and lives on.
  while (postmaster.isRunning() && !signal.aborted) {
    const ownership = await claimOwnership(launch.socketDir).catch(onlyPassing);
    if (ownership) return { postmaster, ownership };
    await Promise.race([postmaster.ended, sleep(200)]);
  }
  if (signal.aborted) return running;
  launch.log('PostgreSQL ended unexpectedly. It is started again.');
  return boot(launch);
}

function onlyPassing(error: unknown): undefined {
  if (!isPassing(error)) throw error;
}

async function end({ postmaster, ownership }: Running, timeoutMs: number | undefined): Promise<void> {
  await ownership.release();
  await postmaster.stop(timeoutMs);
}
