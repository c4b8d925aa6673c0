import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ERRORS, type Locker } from '@tus/server';
import { type Database, statement } from '#server/database/database.ts';

/** Milliseconds: the holder of the lock has been asked to leave it by then, or is gone. */
const lockTimeoutMs = 10_000;
/** A lock is lost after so many seconds in which its server has not renewed it. */
const lostAfter = 5;
const goesOnEvery = 1_000;
const looksEvery = 200;

type LockClaim = { id: string; turn: string };

/** The clock is the database's: servers may have others. */
const claimLock = statement<{ id: string }, LockClaim & { seconds: number }>(
  'attachment_turn_taken',
  `update attachments set piece_turn = :turn, piece_turn_is_wanted = false,
     piece_turn_until = clock_timestamp() + make_interval(secs => :seconds)
   where id = :id and (piece_turn_until is null or piece_turn_until < clock_timestamp()) returning id`,
);

const requestLock = statement<{ id: string }, { id: string }>(
  'attachment_turn_wanted',
  'update attachments set piece_turn_is_wanted = piece_turn is not null where id = :id returning id',
);

const goOn = statement<{ isWanted: boolean }, LockClaim & { seconds: number }>(
  'attachment_turn_goes_on',
  `update attachments set piece_turn_until = clock_timestamp() + make_interval(secs => :seconds)
   where id = :id and piece_turn = :turn returning piece_turn_is_wanted as "isWanted"`,
);

const releaseLock = statement<{ id: string }, LockClaim>(
  'attachment_turn_left',
  `update attachments set piece_turn = null, piece_turn_until = null, piece_turn_is_wanted = false
   where id = :id and piece_turn = :turn`,
);

/**
 * A lock that lets in one chunk of a file at a time, on all servers together: a later one asks the one before to end,
 * whose signal is lost more often than not, and waits for that. (The protocol's own lock knows one server, and waits by
 * looking as often as it can.)
 */
export class ChunkLock implements Locker {
  /** The ends of those that hold a lock on this server, which need not wait to be asked by the database. */
  private readonly here = new Map<string, () => void>();
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  newLock(id: string) {
    const { db, here } = this;
    const mine = { id, turn: randomUUID() };
    const over = new AbortController();
    return {
      lock: async (signal: AbortSignal, leave: () => void | Promise<void>) => {
        const until = performance.now() + lockTimeoutMs;
        while ((await claimLock(db, { ...mine, seconds: lostAfter })).length === 0) {
          here.get(id)?.();
          if ((await requestLock(db, { id })).length === 0) throw ERRORS.FILE_NOT_FOUND;
          if (signal.aborted || performance.now() >= until) throw ERRORS.ERR_LOCK_TIMEOUT;
          await sleep(looksEvery);
        }
        const end = () => void leave();
        here.set(id, end);
        over.signal.addEventListener('abort', () => here.get(id) === end && here.delete(id));
        void holdLock(db, mine, over.signal, end);
      },
      unlock: async () => {
        over.abort();
        // A lock that can't be left runs out.
        await releaseLock(db, mine).catch(() => undefined);
      },
    };
  }
}

/** Says now and then that the turn goes on, and ends it when another waits for it or has it. */
async function holdLock(db: Database, mine: LockClaim, over: AbortSignal, end: () => void): Promise<void> {
  try {
    for (;;) {
      await sleep(goesOnEvery, undefined, { signal: over, ref: false });
      const [held] = await goOn(db, { ...mine, seconds: lostAfter });
      if (!held || held.isWanted) end();
    }
  } catch {
    // A turn that the database does not hear of runs out: it is left before another has it.
    if (!over.aborted) end();
  }
}
