import {
  getCalendarStatus,
  getCompletionStatus,
  getDayCompletion,
  getExercisesForDate,
  listAssignments,
} from '#contract/assignments.ts';
import { listCompletions } from '#contract/completions.ts';
import { getDashboardStats, getMemberScore } from '#contract/dashboard.ts';
import { getLeaderboard, getMyStanding } from '#contract/leaderboard.ts';
import { getProgressOverview, getWeeklyBreakdown, listProgress } from '#contract/progress.ts';
import { listLifts } from '#contract/strength.ts';

/** What is computed from logs. */
export const computedFromLogs = [
  getExercisesForDate,
  getCalendarStatus,
  listAssignments,
  getMemberScore,
  getLeaderboard,
  getMyStanding,
  getDashboardStats,
  listProgress,
  getCompletionStatus,
  getDayCompletion,
  getProgressOverview,
  getWeeklyBreakdown,
  listCompletions,
  listLifts,
];
