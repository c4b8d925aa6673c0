import type { getWeeklyStats } from '#contract/assignments.ts';
import type { ResponseOf } from '#contract/endpoint.ts';

export type WeeklyStat = ResponseOf<typeof getWeeklyStats>[number];

type Counts = Pick<WeeklyStat, 'completedAssignments' | 'totalAssignments'>;

/** A rounded percent; N/A for a week without training. */
export const rateText = ({ completedAssignments, totalAssignments }: Counts): string =>
  totalAssignments === 0 ? 'N/A' : `${Math.round((completedAssignments / totalAssignments) * 100)}%`;

export type Sorting = 'name' | 'lowest' | 'highest';

/** By name as the server has them, or by rate; who trains nothing this week comes last either way. */
export function sortedStats<S extends Counts>(stats: readonly S[], sorting: Sorting): readonly S[] {
  if (sorting === 'name') return stats;
  const sign = sorting === 'lowest' ? 1 : -1;
  return stats.toSorted((a, b) => {
    const [rateA, rateB] = [rateOf(a), rateOf(b)];
    if (rateA === null || rateB === null) return Number(rateA === null) - Number(rateB === null);
    return sign * (rateA - rateB);
  });
}

const rateOf = ({ completedAssignments, totalAssignments }: Counts): number | null =>
  totalAssignments === 0 ? null : completedAssignments / totalAssignments;
