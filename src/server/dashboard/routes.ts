import { getConsoleStats, getDashboardStats, getMemberScore } from '#contract/dashboard.ts';
import { dateIn, firstOfMonth, mondayOf } from '#domain/plain-date.ts';
import { completionRate } from '#domain/training/log/workout-units.ts';
import { refuseUnreachable } from '#server/accounts/owner.ts';
import { findUser, type SessionUser } from '#server/accounts/queries.ts';
import { fellowshipNow } from '#server/brand/fellowship-now.ts';
import type { Database } from '#server/database/database.ts';
import { requireFound } from '#server/http/problem.ts';
import type { Route } from '#server/route/route.ts';
import type { leaderboard } from '#server/leaderboard/board.ts';
import { firstOfMonthIn } from '#domain/fellowship/fellowship-month.ts';
import { attentionListsRoute } from './attention-lists.ts';
import * as queries from './queries.ts';

type Board = ReturnType<typeof leaderboard>;

export function dashboardRoutes(route: Route, board: Board): void {
  route(getMemberScore, async ({ db, viewer, query, now }) => {
    const { id, timeZone } = await whoseScore(db, viewer, query.memberId);
    const today = dateIn(timeZone, now);
    const asker = { id, month: firstOfMonthIn((await fellowshipNow(db)).timeZone, now), now };
    const [{ done, assigned }, { row, members }] = await Promise.all([
      queries.memberScore(db, id, firstOfMonth(today), today),
      board.standingOf(asker),
    ]);
    return {
      completionRate: completionRate(done, assigned),
      totalCompleted: done,
      totalAssigned: assigned,
      rank: row?.rank ?? null,
      totalMembers: members,
      challengePoints: row?.points ?? 0,
    };
  });

  route(getDashboardStats, async ({ db, viewer, today }) => {
    const { weeklyWorkoutCount, recentActivity, recentWeeks } = await queries.memberDashboard(
      db,
      viewer.id,
      mondayOf(today),
    );
    return {
      weeklyWorkoutCount,
      recentActivity: recentActivity.map(asAnswer),
      recentWeeks: recentWeeks.map(week => ({ ...week, logs: week.logs.map(asAnswer) })),
    };
  });

  route(getConsoleStats, ({ db, now }) => queries.consoleTotals(db, now));
  attentionListsRoute(route);
}

/** The viewer themselves, or for a coach whom they name. */
async function whoseScore(db: Database, viewer: SessionUser, memberId = viewer.id) {
  if (memberId === viewer.id) return viewer;
  refuseUnreachable(viewer, memberId);
  return requireFound(await findUser(db, memberId), 'Member');
}

const asAnswer = <Log extends { loggedAt: string }>(log: Log) => ({
  ...log,
  loggedAt: new Date(log.loggedAt),
});
