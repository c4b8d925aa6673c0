import { getConsoleStats, getDashboardStats, getMemberScore } from '#contract/dashboard.ts';
import { firstOfMonth, mondayOf } from '#domain/plain-date.ts';
import { completionRate } from '#domain/workout-units.ts';
import type { Route } from '#server/http/route.ts';
import * as queries from './queries.ts';

export function dashboardRoutes(route: Route): void {
  route(getMemberScore, async ({ db, viewer, today }) => {
    const { done, assigned } = await queries.memberScore(db, viewer.id, firstOfMonth(today), today);
    return { completionRate: completionRate(done, assigned), totalCompleted: done, totalAssigned: assigned };
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
