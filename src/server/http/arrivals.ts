import type { IncomingMessage } from 'node:http';
import { tooMany, unavailable } from './problem.ts';

/** What requests that are not yet whole may hold: all of them together, and those of one network address. */
export type ArrivalLimits = {
  requests: number;
  bytes: number;
  requestsOfOne: number;
  bytesOfOne: number;
};

/** One request whose body is still coming in. */
export type Arrival = {
  /** When its headers were there, by `performance.now()`. */
  since: number;
  /** Says how many bytes are held for it now; throws when that is too much. */
  hold(bytes: number): void;
  end(): void;
};

type Arriving = { raw: IncomingMessage; network: string; bytes: number };

const retryAfter = 5;

/**
 * Counts what is held for requests that are not yet whole, so that nobody takes all the memory by sending halves.
 * Connections are not counted: open ones cost little, and many people may come from one address.
 */
export class Arrivals {
  private readonly underWay = new Set<Arriving>();
  private readonly limits: ArrivalLimits;

  constructor(limits: ArrivalLimits) {
    this.limits = limits;
  }

  begin(raw: IncomingMessage, network: string): Arrival {
    this.forgetWhole();
    const { requests, requestsOfOne } = this.limits;
    if (this.of(network).length >= requestsOfOne) throw tooMuchOfOne();
    if (this.underWay.size >= requests) throw tooMuch();
    const arriving = { raw, network, bytes: 0 };
    this.underWay.add(arriving);
    return {
      since: performance.now(),
      hold: bytes => this.hold(arriving, bytes),
      end: () => void this.underWay.delete(arriving),
    };
  }

  private hold(arriving: Arriving, bytes: number): void {
    arriving.bytes = bytes;
    if (sumOf(this.of(arriving.network)) > this.limits.bytesOfOne) throw tooMuchOfOne();
    if (sumOf([...this.underWay]) > this.limits.bytes) throw tooMuch();
  }

  private of(network: string): Arriving[] {
    return [...this.underWay].filter(arriving => arriving.network === network);
  }

  /** A small body is often there before anybody has read it: it waits for us, not we for it. */
  private forgetWhole(): void {
    for (const arriving of this.underWay) {
      // What comes over no connection (a test's) does not say, and is there as a whole.
      if (arriving.raw.complete ?? true) this.underWay.delete(arriving);
    }
  }
}

const sumOf = (some: Arriving[]) => some.reduce((sum, { bytes }) => sum + bytes, 0);

const tooMuchOfOne = () =>
  tooMany('Too much is being sent from your network at once. Please try again in a moment.', retryAfter);

const tooMuch = () =>
  unavailable('Too much is being sent at once. Please try again in a moment.', retryAfter);
