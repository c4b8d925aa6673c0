import { describe, expect, it } from 'vitest';
import { CallError } from '#web/data/call.ts';
import { type Delivery, endsFlush, isRefused } from './delivery.ts';

const refused = (status: number, isOurs = true): Delivery<object> => ({
  to: 'refusal',
  error: new CallError(status, 'No'),
  isOurs,
});

const saved: Delivery<object> = { to: 'server', record: {} };

describe('the server’s last word on a log', () => {
  it.each([400, 403, 404, 409, 413, 422])('is its own refusal with %i', status => {
    expect(isRefused(refused(status))).toBe(true);
  });

  it.each([401, 408, 425, 429, 500, 502, 503, 504, 301])('is not %i: the log waits', status => {
    expect(isRefused(refused(status))).toBe(false);
  });

  it.each([400, 403, 404, 413])('is not a %i of something on the way to it', status => {
    expect(isRefused(refused(status, false))).toBe(false);
  });

  it.each<Delivery<object>>([saved, { to: 'nobody' }, { to: 'another' }])(
    'is not said with $to',
    delivery => {
      expect(isRefused(delivery)).toBe(false);
    },
  );
});

describe('a flush', () => {
  it.each<[string, Delivery<object>]>([
    ['no answer', { to: 'nobody' }],
    ['the session of another person', { to: 'another' }],
    ...[401, 429, 502, 503, 504].map((status): [string, Delivery<object>] => [
      `a ${status}`,
      refused(status),
    ]),
    ['a gateway’s own 502', refused(502, false)],
  ])('ends at %s', (_at, delivery) => {
    expect(endsFlush(delivery)).toBe(true);
  });

  it.each<[string, Delivery<object>]>([
    ['a saved log', saved],
    ...[400, 404, 408, 409, 425, 500].map((status): [string, Delivery<object>] => [
      `a ${status}`,
      refused(status),
    ]),
    ['a page in place of an answer', refused(404, false)],
  ])('goes on after %s', (_after, delivery) => {
    expect(endsFlush(delivery)).toBe(false);
  });
});
