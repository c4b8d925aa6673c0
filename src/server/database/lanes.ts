import type pg from 'pg';
import { type PendingQuery, Lane, type LaneConfig, type NamedQuery } from './lane.ts';
import { onceMore } from './once-more.ts';
import type { SlowStatements } from './slow-statements.ts';

export type LaneOptions = {
  count: number;
  /** Milliseconds between two looks at the lanes. A statement that is first at two looks holds its lane up. */
  lookEvery: number;
  /** Milliseconds that a statement which holds its lane up may still take. */
  timeout: number;
  /** Runs a statement on a connection of its own when no lane is free. */
  alone: (query: NamedQuery) => Promise<pg.QueryResult>;
  onError: (error: Error) => void;
  slow: SlowStatements;
};

/** Counts of a moment: open connections, those set aside with a statement that waits, statements without an answer. */
export type LanesState = { open: number; stalled: number; unanswered: number };

/**
 * A few connections that many requests share. Each sends its statement without waiting for the answers before it
 * (pipelining), so a busy server spends its time on work instead of on round trips. They are for short, single reads
 * only; a statement that takes long, writes or needs a transaction gets a connection of the pool to itself.
 *
 * A statement that waits, mostly for a lock, would hold up all behind it. Its lane is therefore set aside with it, and
 * another takes its place. The statements behind it are sent again, since reads may be; more of its kind are sent after
 * it.
 */
export class Lanes {
  private readonly lanes: (Lane | undefined)[];
  /** Lanes set aside, each with a statement that waits. Its time limit keeps them few. */
  private readonly heldUp = new Set<Lane>();
  private readonly looking: NodeJS.Timeout;
  private readonly config: LaneConfig;
  private readonly options: LaneOptions;

  constructor(config: LaneConfig, options: LaneOptions) {
    this.config = { ...config, pipeline: true };
    this.options = options;
    this.lanes = Array.from({ length: options.count });
    this.looking = setInterval(() => this.look(), options.lookEvery).unref();
  }

  async query<Row extends pg.QueryResultRow>(query: NamedQuery): Promise<pg.QueryResult<Row>> {
    const onLane = () =>
      new Promise<pg.QueryResult>((answer, refuse) => {
        this.assign({ query, answer, refuse }, this.leastBusy());
      });
    try {
      return (await onceMore(onLane, () => this.options.alone(query))) as pg.QueryResult<Row>;
    } catch (error) {
      // Without this the stack trace would end where the socket is read.
      Error.captureStackTrace(error as Error);
      throw error;
    }
  }

  get state(): LanesState {
    const all = [...this.lanes.flatMap(lane => lane ?? []), ...this.heldUp];
    return {
      open: all.filter(({ isOpen }) => isOpen).length,
      stalled: all.filter(({ heldUpBy }) => heldUpBy !== null).length,
      unanswered: all.reduce((sum, { length }) => sum + length, 0),
    };
  }

  async end(): Promise<void> {
    const open = [...this.lanes.flatMap(lane => lane ?? []), ...this.heldUp];
    await Promise.all(open.map(lane => lane.end()));
    clearInterval(this.looking);
  }

  /** Leaves all connections as they are answered; what is asked from now on goes over new ones. */
  renew(): void {
    for (const lane of this.lanes) {
      if (!lane?.isOpen) continue;
      this.leave(lane);
      void lane.end();
    }
  }

  private assign(input: PendingQuery, free: Lane | null): void {
    const lane = this.laneHeldUpBy(input.query.name) ?? free;
    if (lane) lane.ask(input);
    else this.options.alone(input.query).then(input.answer, input.refuse);
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

  /** The least busy open lane. A statement that is sent again does not wait for a lane to open. */
  private leastBusyOpen(): Lane | null {
    const free = this.lanes.flatMap(lane => (lane?.isOpen && !lane.heldUpBy ? lane : []));
    return free.toSorted((one, other) => one.length - other.length)[0] ?? null;
  }

  private open(): Lane {
    return new Lane(this.config, this.options, (lane, error) => {
      this.leave(lane);
      this.heldUp.delete(lane);
      if (error) this.options.onError(error);
    });
  }

  /** Empties the lane's place; the next statement opens another there. */
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
    for (const input of lane.letGo()) this.assign(input, this.leastBusyOpen());
  }
}
