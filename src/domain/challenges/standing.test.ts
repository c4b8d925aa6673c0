import { describe, expect, it } from 'vitest';
import { isAhead, isLevel, rankAmong } from './standing.ts';

describe('a standing', () => {
  it.each([
    { one: [900, 0], other: [899, 500], ahead: true, because: 'the rate decides' },
    { one: [900, 20], other: [900, 10], ahead: true, because: 'then the points' },
    { one: [900, 20], other: [900, 20], ahead: false, because: 'equal in both, nobody is ahead' },
    { one: [899, 500], other: [900, 0], ahead: false, because: 'points do not make up for the rate' },
  ])('of $one against $other: $because', ({ one, other, ahead }) => {
    expect(isAhead(asStanding(one), asStanding(other))).toBe(ahead);
  });

  it('shares its rank with those level, and the next is as many places on', () => {
    const levels = [
      { rate: 1000, points: 10, members: 2 },
      { rate: 1000, points: 0, members: 3 },
      { rate: 500, points: 40, members: 1 },
    ];
    expect(levels.map(level => rankAmong(levels, level))).toEqual([1, 3, 6]);
    expect(isLevel({ rate: 500, points: 40 }, { rate: 500, points: 40 })).toBe(true);
    expect(isLevel({ rate: 500, points: 40 }, { rate: 500, points: 30 })).toBe(false);
  });

  it('of someone whom the levels do not know yet ranks behind all who are ahead', () => {
    expect(rankAmong([{ rate: 1000, points: 0, members: 4 }], { rate: 10, points: 0 })).toBe(5);
    expect(rankAmong([], { rate: 10, points: 0 })).toBe(1);
  });
});

const asStanding = ([rate = 0, points = 0]: readonly number[]) => ({ rate, points });
