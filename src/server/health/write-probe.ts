import pg from 'pg';

/** Milliseconds that a probe may take, and for which a good one is believed: a flood of questions is not one of writes. */
type Limits = { within: number; goodFor: number };

const usual: Limits = { within: 1_500, goodFor: 500 };

// A row finds its place on a full disk; a sort that spills over finds none.
const write = `
  begin;
  set local work_mem = '64kB';
  insert into health_probe ("only", at) values (true, now()) on conflict ("only") do update set at = excluded.at;
  select count(*) from (select repeat(md5(n::text), 16) as words from generate_series(1, 500) n order by words) as sorted;
  commit`;

/**
 * Tries to write something to the database, over a connection of its own: those of the app may all be busy, and are not
 * to be waited for. Whoever asks at the same time shares one try.
 */
export class WriteProbe {
  private client: pg.Client | undefined;
  private underWay: Promise<boolean> | undefined;
  private goodUntil = Number.NEGATIVE_INFINITY;
  private readonly config: pg.ClientConfig;
  private readonly limits: Limits;

  private readonly onFailure: (error: Error) => void;

  constructor(
    { password, ...config }: pg.ClientConfig,
    onFailure: (error: Error) => void,
    limits: Partial<Limits> = {},
  ) {
    this.limits = { ...usual, ...limits };
    this.onFailure = onFailure;
    const { within } = this.limits;
    this.config = { ...config, connectionTimeoutMillis: within, statement_timeout: within };
    if (password !== undefined) this.config.password = password;
  }

  async succeeds(): Promise<boolean> {
    if (performance.now() < this.goodUntil) return true;
    this.underWay ??= this.attempt().finally(() => {
      this.underWay = undefined;
    });
    return this.underWay;
  }

  async end(): Promise<void> {
    const { client } = this;
    this.client = undefined;
    await client?.end().catch(() => undefined);
  }

  private async attempt(): Promise<boolean> {
    try {
      await this.inTime(this.write());
      this.goodUntil = performance.now() + this.limits.goodFor;
      return true;
    } catch (error) {
      // What has failed, or does not answer, is not asked again.
      void this.end();
      this.onFailure(error as Error);
      return false;
    }
  }

  private async inTime(work: Promise<void>): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('The database does not answer')), this.limits.within);
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
