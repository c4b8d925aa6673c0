import { unavailable } from './problem.ts';

const maxWaiting = 5;

type Queue = { length: number; last: Promise<unknown> };

/**
 * Requests of one person with one key wait for each other here, in the order they came. In the database they would wait
 * too, but each would hold a connection meanwhile.
 */
export class KeyedMutex {
  private readonly queues = new Map<string, Queue>();

  async withLock<Result>(personId: string, key: string, work: () => Promise<Result>): Promise<Result> {
    const name = `${personId} ${key}`;
    const queue = this.queues.get(name) ?? { length: 0, last: Promise.resolve() };
    if (queue.length > maxWaiting) throw tooManyWait();
    this.queues.set(name, queue);
    queue.length += 1;
    const mine = queue.last.then(work);
    queue.last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      queue.length -= 1;
      if (queue.length === 0) this.queues.delete(name);
    }
  }
}

const tooManyWait = () =>
  unavailable('This was sent several times and is being worked on. Please try again in a moment.', 3);
