/** A task the server repeats automatically. */
export type Job = {
  /** As in "… failed, and is tried again": `Clearing away old sessions`. */
  name: string;
  /** Milliseconds from the end of one round to the next. */
  every: number;
  /** Milliseconds to wait for the first round; at once by default. */
  first?: number;
  /** Ends or removes something by its date: it waits while the clock is doubted. */
  endsThings?: true;
  run: () => Promise<unknown>;
};

/** The end of a job's last round, in milliseconds of the clock, and whether it failed. */
export type JobRun = { endedAt: number; hasFailed: boolean };

/** The wait before a doubted clock is looked at again. */
const retryDelayMs = 60_000;
/** The longest that a round under way holds up the end. */
const stopTimeoutMs = 2_000;

type Surroundings = { say: (line: string) => void; isClockHeld: () => Promise<boolean> };

/**
 * Runs each job at once and then at its distance; a round never overlaps the one before it. A failure is logged and
 * tried again with the next round. Stopping waits for rounds under way, for a while.
 */
export function startJobs(
  jobs: readonly Job[],
  { say, isClockHeld }: Surroundings,
): { stop(): Promise<void>; runs: ReadonlyMap<string, JobRun> } {
  const runs = new Map<string, JobRun>();
  let isStopped = false;
  const timers = new Set<NodeJS.Timeout>();
  const underWay = new Set<Promise<void>>();

  const round = async (job: Job) => {
    let wait = job.every;
    let hasFailed = false;
    try {
      if (job.endsThings && (await isClockHeld())) wait = Math.min(wait, retryDelayMs);
      else await job.run();
    } catch (error) {
      hasFailed = true;
      if (!isStopped) say(`${job.name} failed, and is tried again: ${(error as Error).message}`);
    }
    runs.set(job.name, { endedAt: Date.now(), hasFailed });
    after(wait, job);
  };
  const after = (wait: number, job: Job) => {
    if (isStopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      const running = round(job).finally(() => underWay.delete(running));
      underWay.add(running);
    }, wait).unref();
    timers.add(timer);
  };
  for (const job of jobs) after(job.first ?? 0, job);

  return {
    runs,
    async stop() {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.race([Promise.allSettled(underWay), aWhile()]);
    },
  };
}

const aWhile = () => new Promise(resolve => setTimeout(resolve, stopTimeoutMs).unref());
