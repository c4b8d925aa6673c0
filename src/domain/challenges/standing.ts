/**
 * A member's standing in a month of the fellowship:
 *
 * | what | how |
 * | --- | --- |
 * | assigned units | those of the month's training days before the member's own date; of that date once something is logged |
 * | counted units | those logged on the same days, at most what was prescribed, an exercise at a time |
 * | rate | counted of assigned, in percent with one decimal, as it is shown: who reads the same is level |
 * | points | those earned in challenges of the month |
 * | days trained | those of these days that have a log; a day that asks for nothing (of unplanned work alone) is none |
 * | rank | those who have trained on 3 days or more before the others; then by rate, then points; equal in all share it, and the next is as many places on |
 * | on the board | members with assigned units or points; coaches never |
 *
 * A month's board is frozen 48 hours after it ends (`fellowship-month.ts`). The sums are kept by the database with each
 * log (`server/database/routines/counts-by.sql`, `standings-follow-*.sql`), so that no page adds anything up.
 */
export type Standing = {
  hasEnoughDays: boolean;
  /** In tenths of a percent. */
  rate: number;
  points: number;
};

/** The fewest training days for a full month: one easy session is none, so fewer days rank behind all who have these. */
export const leastDaysTrained = 3;

/** Whether the one ranks before the other. */
export function ranksBefore(one: Standing, other: Standing): boolean {
  if (one.hasEnoughDays !== other.hasEnoughDays) return one.hasEnoughDays;
  return one.rate > other.rate || (one.rate === other.rate && one.points > other.points);
}

/** Whether they share a rank. */
export const isLevel = (one: Standing, other: Standing): boolean =>
  one.hasEnoughDays === other.hasEnoughDays && one.rate === other.rate && one.points === other.points;

type Level = Standing & { members: number };

/** The rank of a standing, 1 for the best: everyone at a level ahead of it comes first. */
export const rankAmong = (levels: readonly Level[], own: Standing): number =>
  1 + levels.filter(level => ranksBefore(level, own)).reduce((sum, { members }) => sum + members, 0);
