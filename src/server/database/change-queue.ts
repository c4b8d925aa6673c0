type Waiting = { programId: string; start(): void };

/**
 * Changes of programs wait here for their turn, in the order they came, before they take a connection. Each program
 * has one change at a time, because a second would only wait for the lock; all together may take only a part of the
 * connections.
 */
export class ChangeQueue {
  private readonly underWay = new Set<string>();
  private readonly waiting: Waiting[] = [];
  private readonly most: number;
  private readonly longestWait: number;

  constructor(most: number, longestWait: number) {
    this.most = most;
    this.longestWait = longestWait;
  }

  async run<Result>(programId: string, change: () => Promise<Result>): Promise<Result> {
    await this.turnOf(programId);
    try {
      return await change();
    } finally {
      this.underWay.delete(programId);
      this.startNext();
    }
  }

  private turnOf(programId: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(waiting), 1);
        reject(new ChangeQueueFull());
      }, this.longestWait);
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
    while (this.underWay.size < this.most) {
      const next = this.waiting.findIndex(({ programId }) => !this.underWay.has(programId));
      const [started] = next < 0 ? [] : this.waiting.splice(next, 1);
      if (!started) return;
      this.underWay.add(started.programId);
      started.start();
    }
  }
}

/** A change of a program has waited too long for its turn. */
export class ChangeQueueFull extends Error {}
