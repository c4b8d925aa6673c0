import { ERRORS, type Locker } from '@tus/server';

/** Milliseconds: whoever holds a file has been asked to leave it by then. */
const patience = 10_000;

type Held = { leave: () => void; over: Promise<void>; end: () => void };

/**
 * One piece of a file at a time: who comes later asks the one before to end, whose signal is lost more often than not, and
 * waits for that. (The protocol's own lock waits by looking as often as it can.)
 */
export class PieceTurns implements Locker {
  private readonly held = new Map<string, Held>();

  newLock(id: string) {
    return {
      lock: async (_signal: AbortSignal, leave: () => void | Promise<void>) => {
        const until = performance.now() + patience;
        for (let before = this.held.get(id); before; before = this.held.get(id)) {
          before.leave();
          await Promise.race([before.over, aMoment(until - performance.now())]);
          if (performance.now() >= until) throw ERRORS.ERR_LOCK_TIMEOUT;
        }
        let end: () => void = noWait;
        const over = new Promise<void>(resolve => {
          end = resolve;
        });
        this.held.set(id, { leave: () => void leave(), over, end });
      },
      unlock: async () => {
        const mine = this.held.get(id);
        this.held.delete(id);
        mine?.end();
      },
    };
  }
}

const aMoment = (milliseconds: number) =>
  new Promise<void>(resolve => setTimeout(resolve, Math.max(0, milliseconds)).unref());

const noWait = () => undefined;
