import { weeksTogether } from '#domain/training/schedule/path-blocks.ts';

/** The weeks of the path that each block covers: 'Week 1', 'Weeks 5–8'. */
export function weeksOfBlocks(weeks: readonly (number | null)[]): string[] {
  return weeks.map((_, index) => {
    const first = weeksTogether(weeks.slice(0, index)) + 1;
    const last = weeksTogether(weeks.slice(0, index + 1));
    return first === last ? `Week ${first}` : `Weeks ${first}–${last}`;
  });
}
