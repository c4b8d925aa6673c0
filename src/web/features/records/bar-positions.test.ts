import { expect, it } from 'vitest';
import { barPositions } from './bar-positions.ts';

const week = (weekStart: string, volume: number) => ({ weekStart, volume });

it('weeks without any are left free, and the highest is full', () => {
  const weeks = [week('2026-03-02', 50), week('2026-03-16', 200)];
  expect(barPositions(weeks)).toEqual({
    bars: [
      { x: 0, height: 25 },
      { x: 2, height: 100 },
    ],
    count: 8,
  });
  expect(barPositions([week('2026-01-05', 1), week('2026-03-30', 1)]).count).toBe(13);
});
