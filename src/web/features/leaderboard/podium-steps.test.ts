import { describe, expect, it } from 'vitest';
import type { BoardRow } from './board-rows.ts';
import { othersText, podiumSteps } from './podium-steps.ts';

const ranked = (...ranks: number[]) =>
  ranks.map((rank, at) => ({ rank, member: { id: `m${at}` } }) as BoardRow);

const times = (rank: number, count: number) => Array.from({ length: count }, () => rank);

describe('the podium', () => {
  it.each([
    { ranks: [], steps: [] },
    { ranks: [1], steps: ['1: 1'] },
    { ranks: [1, 2], steps: ['1: 1', '2: 1'] },
    { ranks: [1, 2, 3, 4], steps: ['1: 1', '2: 1', '3: 1'] },
    { ranks: [1, 1, 3], steps: ['1: 2', '3: 1'] },
    { ranks: [1, 1, 1, 4], steps: ['1: 3'] },
    { ranks: [1, 2, 2, 4], steps: ['1: 1', '2: 2'] },
    { ranks: [1, 2, 3, 3, 3], steps: ['1: 1', '2: 1', '3: 3'] },
    { ranks: times(1, 5), steps: ['1: 5'] },
    { ranks: times(1, 6), steps: ['1: 6'] },
    { ranks: times(1, 7), steps: ['1: 5, and 2 others'] },
    { ranks: [1, 2, ...times(3, 40)], steps: ['1: 1', '2: 1', '3: 5, and 35 others'] },
  ])('of the ranks $ranks has the steps $steps', ({ ranks, steps }) => {
    const told = podiumSteps(ranked(...ranks), true).map(step =>
      [`${step.rank}: ${step.people.length}`, othersText(step)].filter(Boolean).join(', '),
    );
    expect(told).toEqual(steps);
  });

  it('does not say how many share a place while more rows may come', () => {
    const [first] = podiumSteps(ranked(...times(1, 100)), false);
    expect(first && othersText(first)).toBe('and many others');
    const [only] = podiumSteps(ranked(1, 2, 3, 4), false);
    expect(only && othersText(only)).toBeNull();
  });
});
