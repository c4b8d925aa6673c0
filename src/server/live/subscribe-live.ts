import pg from 'pg';
import { liveChannel, type LiveNews } from './publish-live.ts';

/** In milliseconds: the first try to hear again, and the longest wait between tries. */
const retryDelayMs = 250;
const maxWaitMs = 10_000;

type Listener = {
  onNews: (news: LiveNews) => void;
  /** Something may have been missed: the connection was gone for a while. */
  onMissed: () => void;
  onFailure: (error: Error) => void;
};

/** Hears the news of all servers, over a connection of its own, from the first wish to hear until the end. */
export class LiveSubscription {
  private client: pg.Client | null = null;
  private isWanted = false;
  private first: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private wait = retryDelayMs;
  private readonly config: pg.ClientConfig;
  private readonly listener: Listener;

  constructor(config: pg.ClientConfig, listener: Listener) {
    this.config = { ...config, statement_timeout: 0, keepAlive: true };
    this.listener = listener;
  }

  /** Resolves when it hears, or when the first try has failed: then it says by `onMissed` that it hears again. */
  begin(): Promise<void> {
    this.isWanted = true;
    this.first ??= this.connect(false);
    return this.first;
  }

  async end(): Promise<void> {
    this.isWanted = false;
    clearTimeout(this.timer);
    const { client } = this;
    this.client = null;
    await client?.end().catch(() => undefined);
  }

  private async connect(isAgain: boolean): Promise<void> {
    const client = new pg.Client(this.config);
    this.client = client;
    // Either event says that it is gone, and both may.
    const lost = (why?: Error) => {
      if (this.client !== client) return;
      this.client = null;
      void client.end().catch(() => undefined);
      if (!this.isWanted) return;
      if (why) this.listener.onFailure(why);
      this.timer = setTimeout(() => void this.connect(true), this.wait).unref();
      this.wait = Math.min(this.wait * 2, maxWaitMs);
    };
    client.on('error', lost).on('end', () => lost());
    client.on('notification', ({ payload }) => this.receive(payload));
    try {
      await client.connect();
      await client.query(`listen ${liveChannel}`);
      if (this.client !== client) return;
      this.wait = retryDelayMs;
      if (isAgain) this.listener.onMissed();
    } catch (error) {
      lost(error as Error);
    }
  }

  private receive(payload: string | undefined): void {
    try {
      this.listener.onNews(JSON.parse(payload ?? '') as LiveNews);
    } catch (error) {
      this.listener.onFailure(error as Error);
    }
  }
}
