import { maxWeeks } from '#domain/limits.ts';

/**
 * The blocks of a path that hold these weeks: each as many as a program holds, the last one the rest, and each counted from 1
 * again. What fits one program is one block. Weeks without anything keep their place.
 */
export function blocksOfWeeks<Week extends { weekNumber: number }>(weeks: readonly Week[]): Week[][] {
  const last = Math.max(1, ...weeks.map(({ weekNumber }) => weekNumber));
  return Array.from({ length: Math.ceil(last / maxWeeks) }, (_, block) =>
    weeks
      .filter(({ weekNumber }) => Math.ceil(weekNumber / maxWeeks) === block + 1)
      .map(week => ({ ...week, weekNumber: week.weekNumber - block * maxWeeks })),
  );
}

/** The number of weeks in each block, for a total of weeks. */
export const blockLengths = (weeks: number): number[] =>
  Array.from({ length: Math.max(1, Math.ceil(weeks / maxWeeks)) }, (_, block) =>
    Math.min(maxWeeks, weeks - block * maxWeeks),
  );
