import type { IncomingMessage } from 'node:http';
import { tooMany, unavailable } from '#server/http/problem.ts';

/** The most that incomplete requests may hold: all of them together, and those of one network (`OfOne`). */
export type ArrivalLimits = {
  requests: number;
  bytes: number;
  requestsOfOne: number;
  bytesOfOne: number;
};

/** A request whose body is still arriving. */
export type Arrival = {
  /** The time when its headers had arrived, by `performance.now()`. */
  since: number;
  /** Sets how many bytes are held for it; throws when that is too much. */
  hold(bytes: number): void;
  end(): void;
};

type Arriving = { raw: IncomingMessage; network: string; bytes: number };

const retryAfter = 5;

/**
 * Counts the memory that incomplete requests hold, so that nobody can fill it with halves of requests. Connections are
 * not counted: an open one costs little, and many people may share an address.
 */
export class Arrivals {
  private readonly inFlight = new Set<Arriving>();
  private readonly limits: ArrivalLimits;

  constructor(limits: ArrivalLimits) {
    this.limits = limits;
  }

  begin(raw: IncomingMessage, network: string): Arrival {
    this.forgetWhole();
    const { requests, requestsOfOne } = this.limits;
    if (this.of(network).length >= requestsOfOne) throw tooMuchOfOne();
    if (this.inFlight.size >= requests) throw tooMuch();
    const arriving = { raw, network, bytes: 0 };
    this.inFlight.add(arriving);
    return {
      since: performance.now(),
      hold: bytes => this.hold(arriving, bytes),
      end: () => void this.inFlight.delete(arriving),
    };
  }

  private hold(arriving: Arriving, bytes: number): void {
    arriving.bytes = bytes;
    if (sumOf(this.of(arriving.network)) > this.limits.bytesOfOne) throw tooMuchOfOne();
    if (sumOf([...this.inFlight]) > this.limits.bytes) throw tooMuch();
  }

  private of(network: string): Arriving[] {
    return [...this.inFlight].filter(arriving => arriving.network === network);
  }

  /** A small body has often arrived before anyone reads it. It is whole then, and counts no more. */
  private forgetWhole(): void {
    for (const arriving of this.inFlight) {
      // An injected request of a test has no connection and no `complete`; it is always whole.
      if (arriving.raw.complete ?? true) this.inFlight.delete(arriving);
    }
  }
}

const sumOf = (some: Arriving[]) => some.reduce((sum, { bytes }) => sum + bytes, 0);

const tooMuchOfOne = () =>
  tooMany('Too much is being sent from your network at once. Please try again in a moment.', retryAfter);

const tooMuch = () =>
  unavailable('Too much is being sent at once. Please try again in a moment.', retryAfter);
