import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Arrival, type ArrivalLimits, Arrivals } from './arrivals.ts';
import { networkOf } from '#server/http/network-of.ts';
import { Problem } from '#server/http/problem.ts';
import { tooSlow } from './unreadable-requests.ts';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** The largest bodies of strangers, and of signed-in people whatever the fields. An endpoint may set its own limit. */
export const strangersBodyLimit = 16 * kilobyte;
export const usualBodyLimit = 2 * megabyte;

export type ReceivingLimits = ArrivalLimits & {
  /** Milliseconds for the headers, for the body after them, and for a body larger than usual. */
  headersWithin: number;
  bodyWithin: number;
  uploadWithin: number;
  /** Milliseconds during which the rest of a refused request is read and thrown away. */
  throwAwayFor: number;
};

/** A request has half a minute to arrive, one with a picture two minutes. */
export const usualReceivingLimits: ReceivingLimits = {
  headersWithin: 10_000,
  bodyWithin: 20_000,
  uploadWithin: 110_000,
  throwAwayFor: 2_000,
  requests: 1_000,
  bytes: 64 * megabyte,
  // One house may upload two pictures at once; one gym may send many small requests.
  requestsOfOne: 200,
  bytesOfOne: 28 * megabyte,
};

type Receiving = { arrival: Arrival; limits: ReceivingLimits };

/** Counts every request with a body from its headers until it is whole. A request too many is not read. */
export function countArrivals(app: FastifyInstance, limits: ReceivingLimits): void {
  const arrivals = new Arrivals(limits);
  app.decorateRequest('receiving', null);
  app.addHook('onRequest', (request, reply, done) => {
    if (!bringsBody(request)) return done();
    const arrival = arrivals.begin(request.raw, networkOf(request.ip));
    request.setDecorator<Receiving>('receiving', { arrival, limits });
    reply.raw.once('close', () => arrival.end());
    done();
  });
}

export const bringsBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

type ReceiveOptions = {
  /** Bytes; the route's limit unless given. */
  limit?: number;
  /** Milliseconds, counted from the headers. */
  within?: number;
};

/**
 * The whole body of a request, for the parsers of all content types. A body that is too large is refused by its stated
 * length, or as soon as it grows too large. It is also refused when it is too slow or memory is short.
 */
export async function receiveBody(request: FastifyRequest, options: ReceiveOptions = {}): Promise<Buffer> {
  if (!bringsBody(request)) return Buffer.alloc(0);
  const { arrival, limits } = request.getDecorator<Receiving>('receiving');
  const limit = options.limit ?? request.routeOptions.bodyLimit ?? strangersBodyLimit;
  const within = options.within ?? (limit > usualBodyLimit ? limits.uploadWithin : limits.bodyWithin);
  if (Number(request.headers['content-length']) > limit) throw tooLarge();
  if (request.raw.destroyed) throw isCutOff();
  try {
    return await collect(request, arrival, limit, within);
  } finally {
    arrival.end();
  }
}

function collect({ raw }: FastifyRequest, arrival: Arrival, limit: number, within: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const body = new GrowingBuffer(limit, bytes => arrival.hold(bytes));
    const fail = (problem: unknown) => {
      leave();
      reject(problem);
    };
    const take = (chunk: Buffer) => {
      try {
        body.add(chunk);
      } catch (problem) {
        fail(problem);
      }
    };
    const whole = () => {
      leave();
      resolve(body.whole());
    };
    const cutOff = () => fail(isCutOff());
    const bodyTimeout = setTimeout(
      () => fail(new Problem(408, tooSlow)),
      within - (performance.now() - arrival.since),
    );
    const leave = () => {
      clearTimeout(bodyTimeout);
      raw.off('data', take).off('end', whole).off('error', cutOff).off('close', cutOff);
    };
    raw.on('data', take).on('end', whole).on('error', cutOff).on('close', cutOff);
  });
}

/** Copies the pieces together as they arrive, so that a body in a million pieces costs no more than one in a single. */
class GrowingBuffer {
  private held = Buffer.alloc(0);
  private length = 0;
  private readonly limit: number;
  private readonly onGrowth: (bytes: number) => void;

  constructor(limit: number, onGrowth: (bytes: number) => void) {
    this.limit = limit;
    this.onGrowth = onGrowth;
  }

  add(piece: Buffer): void {
    const length = this.length + piece.length;
    if (length > this.limit) throw tooLarge();
    if (length > this.held.length) this.grow(Math.min(this.limit, Math.max(length, this.held.length * 2)));
    piece.copy(this.held, this.length);
    this.length = length;
  }

  whole(): Buffer {
    return this.held.subarray(0, this.length);
  }

  private grow(capacity: number): void {
    this.onGrowth(capacity);
    const larger = Buffer.allocUnsafeSlow(capacity);
    this.held.copy(larger, 0, 0, this.length);
    this.held = larger;
  }
}

const tooLarge = () => new Problem(413, 'This is too large to be taken in');
const isCutOff = () => new Problem(400, 'The request ended before it was whole');
