import pg from 'pg';

/** Milliseconds that a try may take, and for which a good one is believed: a flood of questions is not one of writes. */
const within = 1_500;
const goodFor = 500;

// A row written again finds its place on a full disk; 200 kB that do not fit into the memory it is given find none.
const write = `
  begin;
  set local statement_timeout = ${within};
  set local work_mem = '64kB';
  insert into health_probe ("only", at) values (true, now()) on conflict ("only") do update set at = excluded.at;
  select count(*) from unnest(array_fill(repeat('x', 1000), array[200]));
  commit`;

/**
 * Tries to write something to the database, over a connection of its own: those of the app may all be busy, and are not
 * to be waited for. Callers at the same time share one try.
 */
export class WriteProbe {
  private client: pg.Client | undefined;
  private inFlight: Promise<boolean> | undefined;
  private goodUntil = Number.NEGATIVE_INFINITY;
  private readonly config: pg.ClientConfig;
  private readonly onFailure: (error: Error) => void;

  constructor({ password, ...config }: pg.ClientConfig, onFailure: (error: Error) => void) {
    this.config = { ...config, connectionTimeoutMillis: within };
    if (password !== undefined) this.config.password = password;
    this.onFailure = onFailure;
  }

  async succeeds(): Promise<boolean> {
    if (performance.now() < this.goodUntil) return true;
    this.inFlight ??= this.attempt().finally(() => {
      this.inFlight = undefined;
    });
    return this.inFlight;
  }

  async end(): Promise<void> {
    const { client } = this;
    this.client = undefined;
    await client?.end().catch(() => undefined);
  }

  private async attempt(): Promise<boolean> {
    try {
      await this.inTime(this.write());
      this.goodUntil = performance.now() + goodFor;
      return true;
    } catch (error) {
      // A connection that has failed, or does not answer, is not asked again.
      void this.end();
      this.onFailure(error as Error);
      return false;
    }
  }

  private async inTime(work: Promise<void>): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('The database does not answer')), within);
    });
    try {
      await Promise.race([work, tooLate]);
    } finally {
      clearTimeout(timer);
    }
  }

  private async write(): Promise<void> {
    const client = this.client ?? (await this.connect());
    await client.query(write);
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client(this.config);
    const leave = () => {
      if (this.client === client) this.client = undefined;
    };
    client.on('error', leave).on('end', leave);
    this.client = client;
    await client.connect();
    return client;
  }
}
