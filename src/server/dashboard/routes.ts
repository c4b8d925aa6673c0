import { getConsoleStats, getDashboardStats, getMemberScore } from '#contract/dashboard.ts';
import { firstOfMonth, mondayOf } from '#domain/plain-date.ts';
import { completionRate } from '#domain/training/workout-units.ts';
import { fellowshipNow } from '#server/brand/fellowship-now.ts';
import type { Route } from '#server/route/route.ts';
import type { leaderboard } from '#server/leaderboard/board.ts';
import { firstOfMonthIn } from '#domain/fellowship-month.ts';
import * as queries from './queries.ts';

type Board = ReturnType<typeof leaderboard>;

export function dashboardRoutes(route: Route, board: Board): void {
  route(getMemberScore, async ({ db, viewer, today, now }) => {
    const { timeZone } = await fellowshipNow(db);
    const asker = { id: viewer.id, month: firstOfMonthIn(timeZone, now), now };
    const [{ done, assigned }, { row, members }] = await Promise.all([
      queries.memberScore(db, viewer.id, firstOfMonth(today), today),
      board.standingOf(asker),
    ]);
    return {
      completionRate: completionRate(done, assigned),
      totalCompleted: done,
      totalAssigned: assigned,
      rank: row?.rank ?? null,
      totalMembers: members,
    };
  });

  route(getDashboardStats, async ({ db, viewer, today }) => {
    const { weeklyWorkoutCount, recentActivity } = await queries.memberDashboard(
      db,
      viewer.id,
      mondayOf(today),
    );
    return {
      weeklyWorkoutCount,
      recentActivity: recentActivity.map(log => ({ ...log, loggedAt: new Date(log.loggedAt) })),
    };
  });

  route(getConsoleStats, ({ db }) => queries.consoleTotals(db));
}
