type QueuedChange = { programId: string; start(): void };

/**
 * Changes of programs wait here for their turn, in the order they came, before they take a connection. Each program
 * has one change at a time, because a second would only wait for the lock; all together may take only a part of the
 * connections.
 */
export class ChangeQueue {
  private readonly inFlight = new Set<string>();
  private readonly waiting: QueuedChange[] = [];
  private readonly most: number;
  private readonly maxWaitMs: number;

  constructor(most: number, longestWait: number) {
    this.most = most;
    this.maxWaitMs = longestWait;
  }

  async run<Result>(programId: string, change: () => Promise<Result>): Promise<Result> {
    await this.lockFor(programId);
    try {
      return await change();
    } finally {
      this.inFlight.delete(programId);
      this.startNext();
    }
  }

  private lockFor(programId: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(waiting), 1);
        reject(new ChangeQueueFull());
      }, this.maxWaitMs);
      const start = () => {
        clearTimeout(giveUp);
        resolve();
      };
      const waiting = { programId, start };
      this.waiting.push(waiting);
      this.startNext();
    });
  }

  private startNext(): void {
    while (this.inFlight.size < this.most) {
      const next = this.waiting.findIndex(({ programId }) => !this.inFlight.has(programId));
      const [started] = next < 0 ? [] : this.waiting.splice(next, 1);
      if (!started) return;
      this.inFlight.add(started.programId);
      started.start();
    }
  }
}

/** A change of a program has waited too long for its turn. */
export class ChangeQueueFull extends Error {}
