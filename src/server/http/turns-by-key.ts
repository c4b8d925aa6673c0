import { unavailable } from './problem.ts';

const mostWaiting = 5;

type Line = { length: number; last: Promise<unknown> };

/**
 * Requests of one person with one key wait for each other here, in the order they came. In the database they would wait
 * too, but each would hold a connection meanwhile.
 */
export class TurnsByKey {
  private readonly lines = new Map<string, Line>();

  async run<Result>(personId: string, key: string, work: () => Promise<Result>): Promise<Result> {
    const name = `${personId} ${key}`;
    const line = this.lines.get(name) ?? { length: 0, last: Promise.resolve() };
    if (line.length > mostWaiting) throw tooManyWait();
    this.lines.set(name, line);
    line.length += 1;
    const mine = line.last.then(work);
    line.last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      line.length -= 1;
      if (line.length === 0) this.lines.delete(name);
    }
  }
}

const tooManyWait = () =>
  unavailable('This was sent several times and is being worked on. Please try again in a moment.', 3);
