import { describe, expect, it } from 'vitest';
import { clockTime } from './clock-time.ts';

const now = new Date(2026, 10, 21, 9, 15);

describe('when something was kept', () => {
  it.each([
    ['today, by its time', new Date(2026, 10, 21, 5, 40), '5:40 AM'],
    ['yesterday, with its date', new Date(2026, 10, 20, 17, 5), 'Nov 20, 5:05 PM'],
  ])('%s', (_when, at, words) => {
    expect(clockTime(at.getTime(), now)).toBe(words);
  });
});
