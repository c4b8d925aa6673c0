import { Histogram, type Registry } from 'prom-client';
import { getExercisesForDate } from '#contract/assignments.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { logProgress } from '#contract/progress.ts';
import { getCurrentUser } from '#contract/session.ts';
import { sendSessionEvents } from '#contract/training/training-sessions.ts';
import { addCounter } from './series.ts';

/**
 * The most calls with a series of their own, by the class of their answer's status; the others share one. A stranger who asks
 * everything there is fills the share of what is refused, and hides nothing that goes wrong.
 */
const maxOwn: Record<string, number> = { '2xx': 210, '3xx': 10, '4xx': 50, '5xx': 40 };

/** Their durations are told one by one; those of all others together, reads and writes. */
const watched: readonly Pick<Endpoint, 'method' | 'path'>[] = [
  getCurrentUser,
  getExercisesForDate,
  logProgress,
  sendSessionEvents,
];
export const pageRoute = 'page';
const other = 'other';

/** In seconds. */
const buckets = [0.025, 0.1, 0.5, 2.5];

type Answers = { method: string; route: string; status: string; count: number };

/** Answers of the endpoint or page that it is noted for. */
type Note = (status: number, milliseconds: number) => void;

const methods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'];

/** Counts answers. A call's own numbers are looked up when it is put on the server, so that an answer costs an addition. */
export class RequestCounts {
  private readonly series = new Map<string, Answers>();
  private readonly own = new Map<string, number>();
  private readonly durations: Histogram;

  constructor(registry: Registry) {
    const { series } = this;
    addCounter({
      name: 'fellowship_http_requests_total',
      help: 'Requests answered, by route template and class of status',
      labelNames: ['method', 'route', 'status'],
      registers: [registry],
      collect() {
        this.reset();
        for (const { count, ...labels } of series.values()) this.inc(labels, count);
      },
    });
    this.durations = new Histogram({
      name: 'fellowship_http_request_duration_seconds',
      help: 'Time until a request was answered, streams left out',
      labelNames: ['method', 'route'],
      buckets,
      registers: [registry],
    });
  }

  noteFor(given: string, route: string, { isTimed = true } = {}): Note {
    const method = methodOf(given);
    const byClass: (Answers | undefined)[] = [];
    const durations = this.durations.labels(...durationLabels(method, route));
    return (status, milliseconds) => {
      const kind = Math.trunc(status / 100);
      (byClass[kind] ??= this.answersOf(method, route, `${kind}xx`)).count += 1;
      if (isTimed) durations.observe(milliseconds / 1000);
    };
  }

  private answersOf(method: string, route: string, status: string): Answers {
    const there = this.series.get(keyOf(method, route, status));
    if (there) return there;
    const own = this.own.get(status) ?? 0;
    if (route !== other && own >= (maxOwn[status] ?? 0)) return this.answersOf(method, other, status);
    if (route !== other) this.own.set(status, own + 1);
    const answers = { method, route, status, count: 0 };
    this.series.set(keyOf(method, route, status), answers);
    return answers;
  }
}

const keyOf = (method: string, route: string, status: string) => `${method} ${route} ${status}`;

function methodOf(method: string): string {
  if (method === 'HEAD') return 'GET';
  return methods.includes(method) ? method : other;
}

function durationLabels(method: string, route: string): [method: string, route: string] {
  const isWatched = route === pageRoute || watched.some(one => one.method === method && one.path === route);
  if (isWatched) return [method, route];
  return [method === 'GET' ? method : other, other];
}
