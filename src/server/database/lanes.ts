import pg from 'pg';

type Lane = { client: Promise<pg.Client>; waiting: number };
type NamedQuery = { name: string; text: string; values: unknown[] };

/**
 * A few connections that many requests share at once: each sends its statement without waiting for the answers
 * before it (pipelining), so a busy server spends its time on work instead of on round trips. For short, single
 * statements only: whatever takes long, or needs a transaction, has a connection of the pool to itself.
 */
export class Lanes {
  private readonly lanes: (Lane | undefined)[];
  private readonly config: pg.ClientConfig;
  private readonly onError: (error: Error) => void;

  constructor(config: pg.ClientConfig, count: number, onError: (error: Error) => void) {
    this.config = { ...config, pipeline: true };
    this.onError = onError;
    this.lanes = Array.from({ length: count });
  }

  async query<Row extends pg.QueryResultRow>(query: NamedQuery): Promise<pg.QueryResult<Row>> {
    const lane = this.leastBusy();
    lane.waiting += 1;
    try {
      return await (await lane.client).query<Row>(query);
    } finally {
      lane.waiting -= 1;
    }
  }

  async end(): Promise<void> {
    const open = this.lanes.flatMap(lane => lane ?? []);
    this.lanes.fill(undefined);
    await Promise.all(open.map(lane => lane.client.then(client => client.end()).catch(() => undefined)));
  }

  private leastBusy(): Lane {
    let best = 0;
    for (let index = 0; index < this.lanes.length; index += 1) {
      if ((this.lanes[index]?.waiting ?? 0) < (this.lanes[best]?.waiting ?? 0)) best = index;
    }
    return (this.lanes[best] ??= this.open(best));
  }

  /** A connection that breaks leaves its lane; the next statement opens a new one. */
  private open(index: number): Lane {
    const client = new pg.Client(this.config);
    const lane: Lane = { client: client.connect().then(() => client), waiting: 0 };
    const leave = () => {
      if (this.lanes[index] === lane) this.lanes[index] = undefined;
    };
    client.on('error', error => {
      leave();
      this.onError(error);
    });
    client.on('end', leave);
    lane.client.catch(leave);
    return lane;
  }
}
