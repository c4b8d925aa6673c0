import type pg from 'pg';
import type { SlowStatements } from './slow-statements.ts';

export type NamedQuery = { name: string; text: string; values: unknown[]; requestId?: string | undefined };

/** A statement on its way, with the callbacks that wait for its answer. */
export type PendingQuery = {
  query: NamedQuery;
  answer: (result: pg.QueryResult) => void;
  refuse: (error: Error) => void;
};

/** The kind of client says whether statements go out by their names. */
export type LaneConfig = pg.ClientConfig & { Client: typeof pg.Client };

/** A shared connection. Statements go out at once, and are answered one after the other. */
export class Lane {
  private readonly client: pg.Client;
  private readonly opening: Promise<void>;
  isOpen = false;
  /** The statements in the order in which they are answered. */
  private readonly waiting = new Set<PendingQuery>();
  /** The statement that was first at the last look, and the number of looks at which it was. */
  private seen: PendingQuery | undefined;
  private timesSeen = 0;
  /** When the last answer came: only from then on does the next statement take time of the database. */
  private answeredAt = 0;
  private readonly timeout: number;
  private readonly slow: SlowStatements;

  constructor(
    { Client, ...config }: LaneConfig,
    { timeout, slow }: { timeout: number; slow: SlowStatements },
    left: (lane: Lane, error?: Error) => void,
  ) {
    this.timeout = timeout;
    this.slow = slow;
    this.client = new Client(config);
    this.client.on('error', error => left(this, error));
    this.client.on('end', () => left(this));
    this.opening = this.open();
    this.opening.catch(() => left(this));
  }

  private async open(): Promise<void> {
    await this.client.connect();
    this.isOpen = true;
  }

  get length(): number {
    return this.waiting.size;
  }

  /**
   * The name of the statement that holds this lane up: it was first at two looks. A single look shows nothing, because
   * some statement is always first in a busy lane.
   */
  get heldUpBy(): string | null {
    const holdsUp = this.timesSeen > 1 && this.seen !== undefined && this.waiting.has(this.seen);
    return holdsUp ? (this.seen?.query.name ?? null) : null;
  }

  /**
   * Looks are counted instead of milliseconds, because this process itself may have been busy: answers that have come
   * meanwhile are read before the next look.
   */
  look(): void {
    const [first] = this.waiting;
    this.timesSeen = first !== undefined && first === this.seen ? this.timesSeen + 1 : 1;
    this.seen = first;
    if (this.isOpen && this.timesSeen === 2) this.watch();
  }

  /**
   * Sends a statement behind those that wait. If it has no answer in time, the connection is closed and all that wait
   * are refused, so that nobody waits for a hanging database. A limit for each statement would take a timer for each.
   */
  private watch(): void {
    const query = { text: 'select 1', query_timeout: this.timeout } as pg.QueryConfig;
    this.client.query(query).catch(() => undefined);
  }

  ask(input: PendingQuery): void {
    this.waiting.add(input);
    if (this.isOpen) this.send(input);
    else
      this.opening.then(
        () => this.send(input),
        (error: Error) => this.waiting.delete(input) && input.refuse(error),
      );
  }

  private send(input: PendingQuery): void {
    // Statements may have been sent elsewhere while this connection opened.
    if (!this.waiting.has(input)) return;
    const sentAt = performance.now();
    this.client.query(input.query, (error: Error | null, result: pg.QueryResult) => {
      this.noteTime(input.query, sentAt);
      if (!this.waiting.delete(input)) return;
      if (error) input.refuse(error);
      else input.answer(result);
    });
  }

  private noteTime(query: NamedQuery, sentAt: number): void {
    const now = performance.now();
    this.slow.took(now - Math.max(sentAt, this.answeredAt), query, this.client);
    this.answeredAt = now;
  }

  /** Gives up the statements behind the one that holds the lane up. Its own kind stays: it would wait elsewhere too. */
  letGo(): PendingQuery[] {
    const held = this.heldUpBy;
    const others = [...this.waiting].filter(({ query }) => !this.isOpen || query.name !== held);
    for (const input of others) this.waiting.delete(input);
    return others;
  }

  private close(): Promise<void> {
    if (this.waiting.size > 0) this.watch();
    return this.client.end();
  }

  /** Ends when all waiting statements are answered. Their time limits bound that. */
  async end(): Promise<void> {
    await this.opening.then(() => this.close()).catch(() => undefined);
  }
}
