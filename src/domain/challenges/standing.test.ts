import { describe, expect, it } from 'vitest';
import { ranksBefore, isLevel, leastDaysTrained, rankAmong } from './standing.ts';

describe('a standing', () => {
  it.each([
    { one: [100, 0, 3], other: [1000, 500, 2], ahead: true, because: 'who has trained on enough days' },
    { one: [1000, 500, 2], other: [100, 0, 3], ahead: false, because: 'one easy session is no month' },
    { one: [900, 0, 3], other: [800, 0, 20], ahead: true, because: 'more days than enough are no more' },
    { one: [900, 0], other: [899, 500], ahead: true, because: 'the rate decides' },
    { one: [900, 20], other: [900, 10], ahead: true, because: 'then the points' },
    { one: [900, 20], other: [900, 20], ahead: false, because: 'equal in both, nobody is ahead' },
    { one: [899, 500], other: [900, 0], ahead: false, because: 'points do not make up for the rate' },
  ])('of $one against $other: $because', ({ one, other, ahead }) => {
    expect(ranksBefore(asStanding(one), asStanding(other))).toBe(ahead);
  });

  it('shares its rank with those level, and the next is as many places on', () => {
    const levels = [
      { ...asStanding([1000, 10]), members: 2 },
      { ...asStanding([1000, 0]), members: 3 },
      { ...asStanding([500, 40]), members: 1 },
      { ...asStanding([1000, 60, 2]), members: 1 },
    ];
    expect(levels.map(level => rankAmong(levels, level))).toEqual([1, 3, 6, 7]);
    expect(isLevel(asStanding([500, 40]), asStanding([500, 40]))).toBe(true);
    expect(isLevel(asStanding([500, 40]), asStanding([500, 30]))).toBe(false);
    expect(isLevel(asStanding([500, 40, 3]), asStanding([500, 40, 9]))).toBe(true);
    expect(isLevel(asStanding([500, 40, 3]), asStanding([500, 40, 2]))).toBe(false);
  });

  it('of someone whom the levels do not know yet ranks behind all who are ahead', () => {
    expect(rankAmong([{ ...asStanding([1000]), members: 4 }], asStanding([10]))).toBe(5);
    expect(rankAmong([], asStanding([10]))).toBe(1);
  });
});

/** With a rate, points, and days trained: enough by default. */
const asStanding = ([rate = 0, points = 0, days = leastDaysTrained]: readonly number[]) => ({
  rate,
  points,
  hasEnoughDays: days >= leastDaysTrained,
});
