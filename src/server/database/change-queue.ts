type Waiting = { programId: string; start(): void };

/**
 * Changes of programs wait here for their turn, before they have a connection: of one program there is one at a time
 * (the second would only wait for its lock), of all together no more than may be kept from everybody else. First come,
 * first served.
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

/** A change of a program has waited for its turn in vain. */
export class ChangeQueueFull extends Error {}
