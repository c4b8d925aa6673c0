import { describe, expect, it } from 'vitest';
import { CallError } from '#web/data/call.ts';
import { statusOf, stopsFlush, verdictOf } from './verdict.ts';

const all = Array.from({ length: 600 }, (_, status) => status);
const between = (from: number, to: number) => all.filter(status => status >= from && status <= to);

/** Every status there is, by what it means. */
const table = {
  taken: between(200, 299),
  'sign-in': [401],
  refused: between(400, 499).filter(status => ![401, 408, 425, 429].includes(status)),
  wait: [...between(0, 199), ...between(300, 399), 408, 425, 429, ...between(500, 599)],
};

describe('the verdict on what was sent', () => {
  it.each(Object.entries(table))('is %s', (verdict, statuses) => {
    expect(all.filter(status => verdictOf(status) === verdict)).toEqual(statuses.toSorted((a, b) => a - b));
  });

  it('stands for every status', () => {
    expect(
      Object.values(table)
        .flat()
        .toSorted((a, b) => a - b),
    ).toEqual(all);
  });
});

it('a flush ends where the next would fail in the same way, and only there', () => {
  expect(all.filter(stopsFlush)).toEqual([0, 401, 429, 502, 503, 504]);
});

it.each([
  ['the server’s answer has its own', new CallError(409, 'No'), 409],
  ['a lost signal has none', new TypeError('Failed to fetch'), 0],
  ['an answer that took too long has none', new DOMException('', 'TimeoutError'), 0],
])('of a call that failed: %s', (_what, error, status) => {
  expect(statusOf(error)).toBe(status);
});
