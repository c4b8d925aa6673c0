import pg from 'pg';

export type NamedQuery = { name: string; text: string; values: unknown[] };

/** A statement on its way, and who waits for its answer. */
export type Asked = {
  query: NamedQuery;
  answer: (result: pg.QueryResult) => void;
  refuse: (error: Error) => void;
};

/** One shared connection: statements go out at once, and are answered one after the other. */
export class Lane {
  private readonly client: pg.Client;
  private readonly opening: Promise<void>;
  isOpen = false;
  /** In the order in which they are answered. */
  private readonly waiting = new Set<Asked>();
  /** Who was first in the row at the last look, and at how many looks by now. */
  private seen: Asked | undefined;
  private timesSeen = 0;
  private readonly timeout: number;

  constructor(config: pg.ClientConfig, timeout: number, left: (lane: Lane, error?: Error) => void) {
    this.timeout = timeout;
    this.client = new pg.Client(config);
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
   * The statement that all the others of this lane wait for: first at two looks. One look alone says nothing: at any
   * moment somebody is first in a busy lane.
   */
  get heldUpBy(): string | null {
    const holdsUp = this.timesSeen > 1 && this.seen !== undefined && this.waiting.has(this.seen);
    return holdsUp ? (this.seen?.query.name ?? null) : null;
  }

  /**
   * Looks are counted, not milliseconds: when this process itself was busy for long, answers that have come are read
   * before the next look.
   */
  look(): void {
    const [first] = this.waiting;
    this.timesSeen = first !== undefined && first === this.seen ? this.timesSeen + 1 : 1;
    this.seen = first;
    if (this.isOpen && this.timesSeen === 2) this.watch();
  }

  /**
   * Where this has no answer in time either, the connection is closed, and whoever waits on it is refused: nobody waits for
   * a database that hangs, or for one after the other of those that are given up. (A limit for each statement would be a
   * timer for each.)
   */
  private watch(): void {
    const query = { text: 'select 1', query_timeout: this.timeout } as pg.QueryConfig;
    this.client.query(query).catch(() => undefined);
  }

  ask(asked: Asked): void {
    this.waiting.add(asked);
    if (this.isOpen) this.send(asked);
    else
      this.opening.then(
        () => this.send(asked),
        (error: Error) => this.waiting.delete(asked) && asked.refuse(error),
      );
  }

  private send(asked: Asked): void {
    // Not those that have been asked elsewhere while the connection was opened.
    if (!this.waiting.has(asked)) return;
    this.client.query(asked.query, (error: Error | null, result: pg.QueryResult) => {
      if (!this.waiting.delete(asked)) return;
      if (error) asked.refuse(error);
      else asked.answer(result);
    });
  }

  /** Those behind the one that holds the lane up, but not its own kind, which would wait elsewhere just the same. */
  letGo(): Asked[] {
    const held = this.heldUpBy;
    const others = [...this.waiting].filter(({ query }) => !this.isOpen || query.name !== held);
    for (const asked of others) this.waiting.delete(asked);
    return others;
  }

  private close(): Promise<void> {
    if (this.waiting.size > 0) this.watch();
    return this.client.end();
  }

  /** Ends when everybody who still waits has been answered, which the time limits of statements bound. */
  async end(): Promise<void> {
    await this.opening.then(() => this.close()).catch(() => undefined);
  }
}
