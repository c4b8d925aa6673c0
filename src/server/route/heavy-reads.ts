import { getWeeklyStats } from '#contract/assignments.ts';
import { getAttention } from '#contract/coaching/attention.ts';
import { getWeekBoard } from '#contract/coaching/week-board.ts';
import { getAttentionLists, getConsoleStats, getDayBoard } from '#contract/dashboard.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { getStrengthMetrics } from '#contract/training/strength.ts';

/**
 * The coach's reads over all members. They may go to a replica of the database (`DATABASE_READ_URL`). The leaderboard is none
 * of them: it is shared for a second already, and writes where a standing is behind.
 */
export const heavyReads: ReadonlySet<Endpoint> = new Set<Endpoint>([
  getStrengthMetrics,
  getWeeklyStats,
  getAttention,
  getDayBoard,
  getWeekBoard,
  getAttentionLists,
  getConsoleStats,
]);
