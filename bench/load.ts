import autocannon from 'autocannon';

export type Load = {
  requestsPerSecond: number;
  p50: number;
  p99: number;
  errors: number;
  /** Answers that were not 2xx. */
  refused: number;
  bytes: number;
};

export type Request = {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
};

/** Keeps `connections` clients asking, each going through the requests in an order of its own: so many seconds, or until something is over. */
export async function load(
  origin: string,
  requestAt: (n: number) => Request,
  {
    connections,
    seconds,
    perSecond,
    amount,
    until,
  }: {
    connections: number;
    seconds: number;
    perSecond?: number;
    /** So many requests, however long they take. */
    amount?: number;
    until?: Promise<unknown>;
  },
): Promise<Load> {
  let n = 0;
  const options: autocannon.Options = {
    url: origin,
    connections,
    duration: seconds,
    ...(amount !== undefined && { amount }),
    ...(perSecond !== undefined && { overallRate: perSecond }),
    requests: [
      {
        setupRequest: (request: object) => {
          n += 1;
          return { ...request, ...requestAt(n) };
        },
      },
    ],
  };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(options, (error: Error | null, ended) =>
      error ? reject(error) : resolve(ended),
    );
    void until?.finally(() => running.stop());
  });
  await until;
  return {
    requestsPerSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.timeouts,
    refused: result.non2xx,
    bytes: Math.round(result.throughput.total / Math.max(1, result.requests.total)),
  };
}
