import type { BoardRow } from './board-rows.ts';

/** The titles of the first three places. */
export const rankTitles = { 1: 'Master', 2: 'Vanguard', 3: 'Squire' } as const;

export type PodiumRank = keyof typeof rankTitles;

const podiumRanks = [1, 2, 3] as const satisfies readonly PodiumRank[];

export const isPodiumRank = (rank: number): rank is PodiumRank => rank in rankTitles;

export type Step = {
  rank: PodiumRank;
  /** People who share the place, in the board's order. */
  people: BoardRow[];
  /** Number of further people there. */
  others: number;
  /** Rows that are not loaded may share the place too. */
  isOpen: boolean;
};

/** More faces than these would hide who else is honored; one left over is shown instead of counted. */
const maxFaces = 5;

/** The steps that someone stands on. Two who share the first place leave the second empty. */
export function podiumSteps(rows: readonly BoardRow[], areAllLoaded: boolean): Step[] {
  return podiumRanks.flatMap(place => {
    const on = rows.filter(({ rank }) => rank === place);
    if (on.length === 0) return [];
    const people = on.length <= maxFaces + 1 ? on : on.slice(0, maxFaces);
    const isOpen = !areAllLoaded && rows.at(-1)?.rank === place;
    return [{ rank: place, people, others: on.length - people.length, isOpen }];
  });
}

/** 'and 7 others' on a step with more people than are shown; how many is not known before all are loaded. */
export function othersText({ others, isOpen }: Pick<Step, 'others' | 'isOpen'>): string | null {
  if (isOpen) return 'and many others';
  return others > 0 ? `and ${others} others` : null;
}
