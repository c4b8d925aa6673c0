import type pg from 'pg';
import { type Asked, Lane, type NamedQuery } from './lane.ts';

export type LaneOptions = {
  count: number;
  /** Milliseconds from one look at the lanes to the next: who is first in its lane at two of them holds it up. */
  lookEvery: number;
  /** Milliseconds that one which holds its lane up may still take. */
  timeout: number;
  /** What no lane is free for; a connection to itself. */
  alone: (query: NamedQuery) => Promise<pg.QueryResult>;
  onError: (error: Error) => void;
};

/**
 * A few connections that many requests share at once: each sends its statement without waiting for the answers
 * before it (pipelining), so a busy server spends its time on work instead of on round trips. For short, single reads
 * only: whatever takes long, writes, or needs a transaction, has a connection of the pool to itself.
 *
 * One that waits (for a lock, mostly) would hold up everybody behind it. So its lane leaves the row with it and another
 * takes its place; those behind are asked anew, which reads can be; more of its kind are sent after it.
 */
export class Lanes {
  private readonly lanes: (Lane | undefined)[];
  /** Out of the row, each with a statement that waits: for no longer than its time limit, so not many. */
  private readonly heldUp = new Set<Lane>();
  private readonly looking: NodeJS.Timeout;
  private readonly config: pg.ClientConfig;
  private readonly options: LaneOptions;

  constructor(config: pg.ClientConfig, options: LaneOptions) {
    this.config = { ...config, pipeline: true };
    this.options = options;
    this.lanes = Array.from({ length: options.count });
    this.looking = setInterval(() => this.look(), options.lookEvery).unref();
  }

  async query<Row extends pg.QueryResultRow>(query: NamedQuery): Promise<pg.QueryResult<Row>> {
    try {
      return await new Promise((answer, refuse) => {
        this.place({ query, answer: answer as Asked['answer'], refuse }, this.leastBusy());
      });
    } catch (error) {
      // Else the trace would end in the reading of the socket.
      Error.captureStackTrace(error as Error);
      throw error;
    }
  }

  async end(): Promise<void> {
    const open = [...this.lanes.flatMap(lane => lane ?? []), ...this.heldUp];
    await Promise.all(open.map(lane => lane.end()));
    clearInterval(this.looking);
  }

  private place(asked: Asked, free: Lane | null): void {
    const lane = this.laneHeldUpBy(asked.query.name) ?? free;
    if (lane) lane.ask(asked);
    else this.options.alone(asked.query).then(asked.answer, asked.refuse);
  }

  private laneHeldUpBy(name: string): Lane | null {
    for (const lane of this.heldUp) if (lane.heldUpBy === name) return lane;
    return null;
  }

  private leastBusy(): Lane | null {
    let best: number | null = null;
    let fewest = Number.POSITIVE_INFINITY;
    for (let index = 0; index < this.lanes.length; index += 1) {
      const lane = this.lanes[index];
      const length = lane?.length ?? 0;
      if (length >= fewest || lane?.heldUpBy) continue;
      [best, fewest] = [index, length];
    }
    return best === null ? null : (this.lanes[best] ??= this.open());
  }

  /** The least busy of those that are open. Nobody is made to wait a second time for one that opens slowly. */
  private leastBusyOpen(): Lane | null {
    const free = this.lanes.flatMap(lane => (lane?.isOpen && !lane.heldUpBy ? lane : []));
    return free.toSorted((one, other) => one.length - other.length)[0] ?? null;
  }

  private open(): Lane {
    return new Lane(this.config, this.options.timeout, (lane, error) => {
      this.leave(lane);
      this.heldUp.delete(lane);
      if (error) this.options.onError(error);
    });
  }

  /** The next statement opens another in its place. */
  private leave(lane: Lane): void {
    const index = this.lanes.indexOf(lane);
    if (index >= 0) this.lanes[index] = undefined;
  }

  private look(): void {
    for (const lane of this.heldUp) {
      lane.look();
      if (lane.length > 0) continue;
      this.heldUp.delete(lane);
      void lane.end();
    }
    for (const lane of this.lanes) lane?.look();
    for (const lane of this.lanes) if (lane?.heldUpBy) this.relieve(lane);
  }

  private relieve(lane: Lane): void {
    if (lane.isOpen && this.heldUp.size < 2 * this.options.count) {
      this.leave(lane);
      this.heldUp.add(lane);
    }
    for (const asked of lane.letGo()) this.place(asked, this.leastBusyOpen());
  }
}
