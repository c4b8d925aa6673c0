import { FilesAway } from '#server/files/folder/files-away.ts';

/** Failures in a row, after which the store counts as away. */
const tolerated = 4;
/** Milliseconds until it is asked again, twice as long each time. */
const first = 1_000;
const longest = 30_000;

type Clock = { now: () => number; say: (line: string) => void };

/**
 * Whether the store is asked at all. While it is away everybody hears so at once, and nobody waits for it; now and then
 * one request finds out whether it is back.
 */
export class Circuit {
  private failures = 0;
  private openings = 0;
  private closedUntil = 0;
  private isTried = false;
  private readonly clock: Clock;

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /** Throws where the store is away. Who passes says how it went. */
  pass(): void {
    if (this.openings === 0) return;
    if (this.isTried || this.clock.now() < this.closedUntil)
      throw new FilesAway('it has not answered lately');
    this.isTried = true;
  }

  succeeded(): void {
    if (this.openings > 0) this.clock.say('The store of files answers again.');
    this.failures = 0;
    this.openings = 0;
    this.isTried = false;
  }

  failed(why: string): void {
    this.failures += 1;
    // Those that were under way when it went away say nothing new.
    if (this.failures < tolerated || (this.openings > 0 && !this.isTried)) return;
    if (this.openings === 0)
      this.clock.say(`The store of files cannot be reached: ${why}. Everything else goes on.`);
    this.isTried = false;
    const wait = Math.min(first * 2 ** this.openings, longest);
    // Servers that lost it together do not all come back at once.
    this.closedUntil = this.clock.now() + wait * (0.5 + Math.random() / 2);
    this.openings += 1;
  }
}
