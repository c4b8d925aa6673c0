import type { ResponseOf } from '#contract/endpoint.ts';
import type { getLeaderboard } from '#contract/leaderboard.ts';
import { leastDaysTrained } from '#domain/challenges/standing.ts';

export type BoardRow = ResponseOf<typeof getLeaderboard>[number];

/** Rows of one answer; the asker's own may come after them. */
export const pageSize = 100;

/**
 * The rows that are loaded, each member once (the board may have moved between two pages), and the asker's own where it
 * is not among them yet.
 */
export function loadedRows(pages: readonly (readonly BoardRow[])[]) {
  const rows = new Map<string, BoardRow>();
  for (const row of pages.flatMap(page => page.slice(0, pageSize))) {
    if (!rows.has(row.member.id)) rows.set(row.member.id, row);
  }
  const own = pages[0]?.[pageSize];
  return { rows: [...rows.values()], own: own && !rows.has(own.member.id) ? own : null };
}

/** The place the next page begins at; none after one that is not full. */
export const nextRank = (last: readonly BoardRow[], pages: readonly (readonly BoardRow[])[]) =>
  last.length < pageSize ? undefined : pages.length * pageSize + 1;

export const rateText = (completionRate: number): string => `${completionRate.toFixed(1)}%`;

/** Units in whole, as they are read at a glance: '1,050 / 1,200'. */
export const unitsText = ({
  totalCompleted,
  totalAssigned,
}: Pick<BoardRow, 'totalCompleted' | 'totalAssigned'>): string =>
  `${whole(totalCompleted)} / ${whole(totalAssigned)}`;

const whole = (units: number) => Math.round(units).toLocaleString('en-US');

/** On how few days was trained, where that holds a member back: '2 of 3 training days'. */
export const fewDaysText = ({ daysTrained }: Pick<BoardRow, 'daysTrained'>): string | null =>
  hasFewDays(daysTrained) ? `${daysTrained} of ${leastDaysTrained} training days` : null;

/** Not in months that were closed before the days decided a rank. */
export const hasFewDays = (daysTrained: number | null): boolean =>
  daysTrained !== null && daysTrained < leastDaysTrained;

export const pointsText = (points: number): string =>
  points === 1 ? '1 point' : `${points.toLocaleString('en-US')} points`;

/** '#3 of 120' */
export const rankText = (rank: number, of: number): string =>
  `#${rank.toLocaleString('en-US')} of ${of.toLocaleString('en-US')}`;
